declare module 'virtual:words/*' {
  const text: string;
  export default text;
}

declare module 'virtual:licences' {
  import type { Licence } from '../plugins/licences';
  const list: Licence[];
  export default list;
}
