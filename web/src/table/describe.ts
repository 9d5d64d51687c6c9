// Seats, cards and marks in words: for screen readers and for the help that hovers.
import { characterName, orRemoved } from '../cards/characters';
import { readFace } from '../cards/face';
import { cardWords } from '../cards/spoken';
import type { Help } from '../ui/help.svelte';
import { t, tIn } from '../words';
import type { Board } from './board.svelte';
import type { Guess, Mark } from './model/marks';
import type { PlateModel } from './model/plate';

/** The pencil slip on a portrait: 紅？ 藍！ */
export function markWords(board: Board, mark: Mark): string {
  if (!mark.guess) return mark.note ? t('web-table-mark-note') : '';
  return guessWords(board, mark.guess, mark.sure);
}

/** What somebody may be; those of no faction are called otherwise in another edition. */
export function guessWords(board: Board, guess: Guess, sure: boolean): string {
  const what = tIn(board.view?.edition, `web-table-guess-${guess}`);
  return t(sure ? 'web-table-mark-sure' : 'web-table-mark-maybe', { what });
}

/** The character of a seat, or that it is not turned up; and that it is no longer in the game. */
export function characterWords(board: Board, plate: PlateModel): string {
  return orRemoved(plate.view, shownCharacter(board, plate));
}

/** The name of a seat's own character, whichever way it lies; without one, as for everybody else. */
export function ownName(board: Board, plate: PlateModel): string {
  if (!plate.character) return characterWords(board, plate);
  return orRemoved(plate.view, nameOf(board, plate.character));
}

function nameOf(board: Board, character: string): string {
  return board.words?.character(character)?.name ?? characterName(character);
}

function shownCharacter(board: Board, plate: PlateModel): string {
  if (plate.character) {
    const name = nameOf(board, plate.character);
    return plate.view.face_up || !plate.alive ? name : t('web-table-covered', { name });
  }
  return t('web-table-face-down-character');
}

/** Everything a plate shows, in one sentence. */
export function seatWords(board: Board, plate: PlateModel): string {
  const [red, blue, black] = plate.view.colours;
  const facts = [
    plate.me ? t('web-table-you') : plate.name,
    characterWords(board, plate),
    plate.alive
      ? t('web-table-says-hand', { n: plate.view.hand })
      : t(plate.view.status === 'lost' ? 'web-table-lost' : 'web-table-dead'),
    t('web-table-says-intel', { red, blue, black }),
    ...plate.tags.map((tag) => t(`web-table-tag-${tag}`)),
  ];
  if (plate.bot) facts.push(t('web-table-bot'));
  if (plate.view.identity !== '?') facts.push(board.words?.identity(plate.view.identity)?.name ?? plate.view.identity);
  const mark = markWords(board, board.mark(plate.seat));
  if (mark) facts.push(mark);
  const lit = board.lit(plate.seat);
  if (lit) facts.push(t(lit === 'chosen' ? 'web-table-says-chosen' : 'web-table-says-may'));
  return facts.filter(Boolean).join(t('web-table-list'));
}

/** What a card says, with the rule behind it. */
export function cardHelp(board: Board, card: string): Help | null {
  const face = readFace(card);
  const words = board.words;
  const known = face ? words?.card(face.notation) : undefined;
  if (!face || !words || !known) return face ? { title: cardWords(card), text: t(`${face.key}-text`) } : null;
  const text = words.functionText(known.function, board.options);
  const route = words.data.routes[known.route]?.name ?? '';
  return {
    title: cardWords(card),
    text: [text, route && t('web-table-travels', { route })].filter(Boolean).join('\n'),
    rule: words.data.functions[known.function]?.rule,
  };
}

/** What a function says, where only its name is known. */
export function functionHelp(board: Board, use: string): Help | null {
  const words = board.words;
  if (!words) return null;
  const fn = words.data.functions[use];
  if (fn) return { title: fn.name, text: words.functionText(use, board.options), rule: fn.rule };
  const skill = words.skill(use);
  return skill ? { title: skill.label, text: skill.text, rule: skill.rule } : null;
}

/** The character of a seat with its skills. */
export function characterHelp(board: Board, seat: number): Help | null {
  const plate = board.plate(seat);
  const who = plate.character ? board.words?.character(plate.character) : undefined;
  if (!who) {
    const several = plate.view.character;
    if (typeof several === 'string') return null;
    const names = several.map((name) => board.words?.character(name)?.name ?? name).join(t('web-table-list'));
    return { title: t('web-table-face-down-character'), text: t('web-table-can-be', { names }) };
  }
  const skills = who.skills.map((skill) => t('web-table-skill-line', { name: skill.name, text: skill.text }));
  if (plate.view.removed) skills.unshift(t('web-table-removed-about'));
  return { title: who.full, text: skills.join('\n') };
}
