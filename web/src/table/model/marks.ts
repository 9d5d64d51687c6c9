// Private marks and notes about other players: kept in this browser, per table and game, seen by nobody else.
import { forget, keep, read } from '../../net/kept';

export type Guess = '' | 'red' | 'blue' | 'other';

export interface Mark {
  guess: Guess;
  sure: boolean;
  note: string;
}

export type Marks = Record<number, Mark>;

export const NO_MARK: Mark = { guess: '', sure: false, note: '' };
const INDEX = 'marks';
const MOST = 12; // games whose marks are kept

function key(code: string, game: number): string {
  return `marks.${code}.${game}`;
}

export function readMarks(code: string, game: number): Marks {
  return read<Marks>(key(code, game), {});
}

export function writeMark(code: string, game: number, marks: Marks, seat: number, mark: Mark): Marks {
  const next: Marks = { ...marks, [seat]: mark };
  if (!mark.guess && !mark.note) delete next[seat];
  const mine = key(code, game);
  keep(mine, next);
  const others = read<string[]>(INDEX, []).filter((name) => name !== mine);
  for (const old of others.splice(MOST - 1)) forget(old);
  keep(INDEX, [mine, ...others]);
  return next;
}
