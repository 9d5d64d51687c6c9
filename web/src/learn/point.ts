// What the teacher points at, and where it is on the screen.
import type { Thing } from '../net/protocol';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The things of the table, each with what stands for it if it is not on the screen. */
function selectors(thing: Thing, me: number): string[] {
  const seat = `[data-testid="seat-${thing.seat ?? me}"]`;
  const quoted = JSON.stringify(thing.word);
  switch (thing.sort) {
    case 'hand':
    case 'stamp':
      return [thing.word ? `[data-testid="hand-card"][data-card=${quoted}]` : '[data-testid="hand-card"]', '.hand'];
    case 'identity':
      return [`${seat} .idm`, `${seat} .words`, seat];
    case 'portrait':
      return [`${seat} .pm`, `${seat} .por`, `${seat} .mp`, seat];
    case 'tray':
      return [`[data-zone="intel-${thing.seat ?? me}"] > *`, seat];
    case 'transit':
    case 'wire':
      return ['[data-zone="transit"]', '[data-testid="transit-label"]', '[data-testid="wire-text"]'];
    case 'stack':
      return ['[data-testid="stack"] > :not(p)', '[data-zone="transit"]', '[data-testid="prompt"]'];
    case 'option': // where it has a button of its own it is shown there, not in the list
      return [`[data-answer=${quoted}]`, `[data-testid="option"][data-notation=${quoted}]`, '[data-testid="prompt"]'];
    case 'skill':
      return [`[data-testid="skill"][data-notation=${JSON.stringify(`skill ${thing.word}`)}]`, seat];
    case 'pass':
      return ['[data-testid="pass"]', '[data-testid="prompt"]'];
    case 'phase':
      return ['.phase', '[data-testid="prompt"]'];
    case 'pile':
      return ['[data-zone="deck"]'];
    case 'log':
      return ['[data-testid="log"]', '[data-testid="open-log"]'];
    case 'prompt':
      return ['[data-testid="prompt"]'];
    default:
      return [seat];
  }
}

export function boxOf(node: Element): Box {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
}

function seen(box: Box): boolean {
  return box.width > 1 && box.height > 1;
}

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether it is all of them together. */
function all(thing: Thing, selector: string): boolean {
  return selector.endsWith('> *') || (thing.sort === 'hand' && !thing.word);
}

/** Where the first of them is that is on the screen; a hand or a tray is all of its cards. */
export function find(thing: Thing | null, me: number): Box | null {
  for (const selector of thing ? selectors(thing, me) : []) {
    const boxes = [...document.querySelectorAll(selector)].map(boxOf).filter(seen);
    const [first] = boxes;
    if (first) return all(thing!, selector) ? around(boxes) : first;
  }
  return null;
}

/** What lies on the table, by how bad it is to cover it: never the card under way, what is asked, the hand, or whom
 *  the sentence is about; rather no seat and nothing that waits to take effect; and free felt is best. */
export function lying(about: string, text: string): { never: Box[]; rather: Box[]; best: Box[] } {
  const nodes = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const boxes = (found: Element[]): Box[] => found.map(boxOf).filter(seen);
  const seats = nodes('[data-testid^="seat-"]');
  const named = seats.filter((node) => {
    const name = node.querySelector('.nm')?.textContent ?? '';
    return (
      (node as HTMLElement).dataset.me === 'true' || about === node.getAttribute('data-testid') || inWords(name, text)
    );
  });
  return {
    never: boxes([
      ...nodes('[data-zone="transit"], [data-testid="prompt"], [data-testid="hand-card"], [data-testid="steps"] > *'),
      ...named,
    ]),
    rather: boxes([...seats.filter((node) => !named.includes(node)), ...nodes('[data-testid="stack"] > :not(p)')]),
    best: boxes(nodes('[data-testid="transit-label"], [data-zone="deck"], [data-zone="discard"], .tray > *')),
  };
}

function inWords(name: string, text: string): boolean {
  return name !== '' && text.includes(name);
}
