// Cards in words: for screen readers and for the short text on the card.
import { pieces, t, type Piece } from '../words';
import { identityKey } from './called.svelte';
import type { Colour, Face } from './face';
import { readFace } from './face';

const ARROW = { left: '←', right: '→', up: '↑' } as const;

/** 紅, or 紅黑 for a card of two colours. */
export function colourWords(colours: readonly Colour[]): string {
  const [a, b] = colours.map((colour) => t(`colour-${colour}`));
  return b === undefined ? (a ?? '') : t('colour-two', { a: a ?? '', b });
}

/** The card in full, as the log would call it: 鎖定（紅）. */
export function cardWords(notation: string): string {
  const face = readFace(notation);
  return face ? faceWords(face) : t('web-card-hidden');
}

/** The same for a card that was read before. */
export function faceWords(face: Face): string {
  return face.named ? t('card-named', { card: printedWords(face) }) : printedWords(face);
}

function printedWords(face: Face): string {
  const name = t(face.key);
  const colour = colourWords(face.colours);
  const { probe } = face;
  if (probe && 'identity' in probe) {
    const identity = t(identityKey(probe.identity));
    return t('card-full-probe', { name, colour, identity, effect: t(`probe-effect-${probe.effect}`) });
  }
  if (!(face.route in ARROW)) return t('card-full', { name, colour });
  const arrow = ARROW[face.route as keyof typeof ARROW];
  if (probe) {
    const draws = probe.draws.map((f) => t(`faction-${f}-short`)).join(t('web-list'));
    return t('sw-card-full-probe', { name, colour, arrow, draws });
  }
  return t(face.lock ? 'sw-card-full-lock' : 'sw-card-full', { name, colour, arrow });
}

/** The one sentence on the card; the identity that a probe names is a piece of its own. */
export function cardText(face: Face): Piece[] {
  const { probe } = face;
  if (!probe) return [{ name: '', text: t(`web-card-${face.key.replace('card-', '')}`) }];
  if ('identity' in probe) {
    const identity = t(identityKey(probe.identity));
    return pieces(`web-card-probe-${probe.effect}`, { identity }, ['identity']);
  }
  const list = (codes: readonly string[]) => codes.map((f) => t(`faction-${f}-short`)).join(t('web-list'));
  const text = t('web-card-sw-probe', { draws: list(probe.draws), discards: list(probe.discards) });
  return [{ name: '', text }];
}
