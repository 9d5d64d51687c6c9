// What the reader still needs, in a few words, where the identity collects a colour.
import { readIdentity } from '../cards/identity';
import { has, t, tIn } from '../words';
import type { Board } from './board.svelte';
import type { PlateModel } from './model/plate';

const COLOURS = ['red', 'blue', 'black'] as const;

/** 再收 1 張紅就達成目標; for other identities what they have to do. */
export function goalNote(board: Board, plate: PlateModel): string {
  const { identity } = plate.view;
  const face = readIdentity(identity);
  if (!face) return '';
  if (face.colour) {
    const need = Number(board.options['faction_goal'] ?? 3) - (plate.view.colours[COLOURS.indexOf(face.colour)] ?? 0);
    const colour = t(`colour-${face.colour}`);
    return need > 0
      ? t('web-table-goal-need', { n: need, colour })
      : tIn(board.view?.edition, 'web-table-goal-reached');
  }
  const who = plate.character ? board.words?.character(plate.character) : undefined;
  if (who?.mission) return who.mission;
  const brief = `web-goal-${face.key.slice('identity-'.length)}`;
  return has(brief) ? t(brief) : (board.words?.identity(identity)?.goal ?? '');
}
