// The keyboard: 1–9 card, ← → target, Enter do, Space pass, Q pass and not again, T think, E more time, Esc take back, L all options, P notebook, R rules, ? help; H, W and U are the coach’s.
import type { Board } from './board.svelte';
import { shownHelp } from '../ui/help.svelte';
import { isEmpty } from './model/choose';

const PICKABLE = '[data-testid="hand-card"], [data-testid="option"], [data-testid="hint-option"]';
const PICKED = '[aria-pressed="true"]';

/** Whether the key belongs to whatever has the focus. */
function taken(event: KeyboardEvent): boolean {
  const node = event.target as HTMLElement | null;
  if (!node?.closest) return false;
  if (node.closest('dialog, input, textarea, select, [contenteditable]')) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  if (!presses || node.closest('button, a, summary, label') === null) return false;
  // what is picked already is confirmed by Enter, not put back
  return event.key === ' ' || !node.closest(PICKABLE)?.matches(PICKED);
}

/** What was clicked does not keep the keyboard: Enter confirms and Space passes, whatever the pointer did before.
 *  (A click without a pointer is one of the keyboard, which goes on from where it is.) */
export function clicked(event: MouseEvent): void {
  const node = document.activeElement;
  if (event.detail > 0 && node instanceof HTMLElement && node.closest('.game') && node.matches('button, a, summary'))
    node.blur();
}

export function pressed(board: Board, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event)) return;
  if (board.goOn() || run(board, event.key)) event.preventDefault();
}

function run(board: Board, key: string): boolean {
  switch (key) {
    case '?':
      board.sheet = 'keys';
      return true;
    case 't':
    case 'T':
      board.think();
      return true;
    case 'q':
    case 'Q':
      board.notAgain();
      return true;
    case 'e':
    case 'E':
      board.longer();
      return true;
    case 'l':
    case 'L':
      board.unfold(!board.list);
      // who opens the list with a key wants to go on in it with keys
      if (board.list) setTimeout(() => document.querySelector<HTMLElement>('[data-testid="option"]')?.focus());
      return true;
    case 'r':
    case 'R':
      // at the rule of what the pointer or the focus is on
      board.lookUp(shownHelp()?.rule ?? '');
      return true;
    case 'p':
    case 'P':
      board.sheet = 'notes';
      return true;
    case 'm':
    case 'M':
      if (board.step.modes.length < 2 && board.picked.card === undefined) return false;
      board.tapMode(board.picked.mode === 'send' ? 'use' : 'send');
      return true;
    case 'Escape':
      if (isEmpty(board.picked) && !board.asking) return false;
      board.take();
      return true;
    case 'Enter':
      if (board.view?.result && board.onresult) board.onresult();
      else board.confirm();
      return true;
    case ' ':
      board.close();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
      return turn(board, key === 'ArrowRight' ? 1 : -1);
  }
  // the tenth card is 0, as on the keyboard
  return /^[0-9]$/.test(key) && digit(board, (Number(key) + 9) % 10);
}

/** The next thing to choose in the step that is open: a seat, else a button or a card. */
function turn(board: Board, by: number): boolean {
  const base = seatStep(board);
  const seats = board.order.filter((seat) => base.has(seat));
  if (seats.length === 0) return false;
  const now = board.picked.also ?? board.picked.seat ?? null;
  const at = now === null ? -1 : seats.indexOf(now);
  const next = seats[at < 0 ? (by > 0 ? 0 : seats.length - 1) : (at + by + seats.length) % seats.length];
  return next !== undefined && board.tapSeat(next);
}

/** The seats of the open step, or of the last one, so that a choice can still be changed. */
function seatStep(board: Board): Set<number> {
  if (board.step.seats.size > 0) return board.step.seats;
  return board.seatsBefore();
}

function digit(board: Board, at: number): boolean {
  const { step } = board;
  if (step.facet === 'rest' && step.others[at]) board.tapOther(step.others[at]);
  else if (step.facet === 'aim' && step.aims[at]) board.tapAim(step.aims[at]);
  else if (step.facet === 'act' && step.acts[at]) board.tapAct(step.acts[at].key);
  else if (step.loose.length > 0 && step.loose[at]) board.tapCard(step.loose[at]);
  else {
    const id = board.legal[at];
    const slot = board.slots.find((one) => one.id === id);
    if (slot) board.tapCard(slot.card);
    else {
      const act = step.acts[at - board.legal.length];
      if (!act) return false;
      board.tapAct(act.key);
    }
  }
  return true;
}
