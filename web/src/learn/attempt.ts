// What somebody meant who clicked on something that cannot be done: as an answer, so that the teacher or the engine can
// say why not.
import type { Board } from '../table/board.svelte';

const SEATS = '甲乙丙丁戊己庚辛壬';

/** The answer that a click is an attempt at; nothing if it is legal, or only looks. */
export function attemptOf(board: Board, node: Element): string {
  const offered = (notation: string): string => (board.choices.some((option) => option.n === notation) ? '' : notation);
  const card = node.closest('[data-testid="hand-card"]');
  if (card) return card.getAttribute('data-state') === 'off' ? `play ${card.getAttribute('data-card')}` : '';
  const skill = node.closest('[data-testid="skill"]');
  if (skill) return skill.classList.contains('lit') ? '' : (skill.getAttribute('data-notation') ?? '');
  if (node.closest('[data-zone="deck"]')) return offered('draw');
  const closing = node.closest<HTMLButtonElement>('[data-testid="pass"]');
  if (closing) return closing.disabled ? offered(board.view?.phase === 'play' ? 'end' : 'pass') : '';
  return onSomebody(board, node);
}

/** Somebody, or what lies in front of them, on whom the card that was picked cannot be used. */
function onSomebody(board: Board, node: Element): string {
  const { card, mode } = board.picked;
  if (card === undefined || node.closest('.aim')) return '';
  const place = node.closest('[data-testid^="seat-"]')?.getAttribute('data-testid');
  const tray = node.closest('[data-zone^="intel-"]')?.getAttribute('data-zone');
  const seat = Number((place ?? tray ?? '').split('-')[1] ?? NaN);
  if (!Number.isInteger(seat) || board.step.seats.has(seat) || board.seatsBefore().has(seat)) return '';
  if (board.picked.seat === seat || board.picked.also === seat) return '';
  return mode === 'send' ? `send ${card} to ${SEATS[seat]}` : `play ${card} on ${SEATS[seat]}`;
}
