/** A finger drawn across something: `{@attach swipe((by) => …)}` is told 1 for the next one (to the left), -1 for the
 *  one before. Scrolling up and down stays the browser's. */
import type { Attachment } from 'svelte/attachments';

const FAR = 44; // pixels

export function swipe(onswipe: (by: -1 | 1) => void): Attachment<HTMLElement> {
  return (node) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      from = event.pointerType === 'touch' && event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) onswipe(x < 0 ? 1 : -1);
    };
    const cancel = (): void => {
      from = null;
    };
    node.style.touchAction = 'pan-y';
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
    };
  };
}
