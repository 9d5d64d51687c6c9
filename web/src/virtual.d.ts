declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:parts' {
  type Part = 'analysis' | 'learn' | 'replay' | 'rules' | 'rulings';
  const parts: Record<Part, Record<import('./net/session.svelte').Lang, () => Promise<{ default: string }>>>;
  export type { Part };
  export default parts;
}

declare module 'virtual:licences' {
  import type { Licence } from '../plugins/licences';
  const list: Licence[];
  export default list;
}
