import { expect, it } from 'vitest';
import { swipe } from './swipe';

function finger(node: HTMLElement, sort: string, x: number, y = 0, pointerType = 'touch'): void {
  node.dispatchEvent(Object.assign(new MouseEvent(sort, { clientX: x, clientY: y }), { pointerType, isPrimary: true }));
}

it('a finger across turns the page, one up or down does not, nor a mouse', () => {
  const node = document.createElement('div');
  const heard: number[] = [];
  const stop = swipe((by) => heard.push(by))(node);
  finger(node, 'pointerdown', 200);
  finger(node, 'pointerup', 90, 20);
  finger(node, 'pointerdown', 90);
  finger(node, 'pointerup', 200);
  expect(heard).toEqual([1, -1]);
  finger(node, 'pointerdown', 90);
  finger(node, 'pointerup', 150, 70);
  finger(node, 'pointerdown', 90, 0, 'mouse');
  finger(node, 'pointerup', 250, 0, 'mouse');
  finger(node, 'pointerdown', 90);
  finger(node, 'pointercancel', 90);
  finger(node, 'pointerup', 250);
  expect(heard.length).toBe(2);
  (stop as () => void)();
  finger(node, 'pointerdown', 200);
  finger(node, 'pointerup', 90);
  expect(heard.length).toBe(2);
});
