/** Short notices: what went wrong, or that something was done. Said to screen readers too. */
export interface Toast {
  id: number;
  text: string;
}

let list = $state.raw<Toast[]>([]);
let count = 0;

export function toasts(): Toast[] {
  return list;
}

export function toast(text: string, ms = 5000): void {
  const id = ++count;
  list = [...list.filter((one) => one.text !== text), { id, text }].slice(-3);
  setTimeout(() => dismiss(id), ms);
}

export function dismiss(id: number): void {
  list = list.filter((one) => one.id !== id);
}
