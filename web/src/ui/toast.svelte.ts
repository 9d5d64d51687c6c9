/** Short notices: what went wrong, or that something was done. Said to screen readers too. */
export interface Toast {
  id: number;
  text: string;
  /** Something that can be done about it. */
  act?: Act | undefined;
}

export interface Act {
  label: string;
  /** What it is called, where the label is a sign. */
  name: string;
  run: () => void;
}

let list = $state.raw<Toast[]>([]);
let count = 0;

export function toasts(): Toast[] {
  return list;
}

export function toast(text: string, ms = 5000, act?: Act): void {
  const id = ++count;
  list = [...list.filter((one) => one.text !== text), { id, text, act }].slice(-3);
  setTimeout(() => dismiss(id), ms);
}

export function dismiss(id: number): void {
  list = list.filter((one) => one.id !== id);
}
