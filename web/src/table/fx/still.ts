import { tempo } from '../../net/speed.svelte';

/** Whether nothing is to move: the reader's wish, or a page that nobody looks at. */
const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export function still(): boolean {
  return (wish?.matches ?? false) || tempo() === 0 || document.visibilityState === 'hidden';
}
