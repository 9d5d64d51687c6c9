/** What sides and seats are called, and how they are drawn: colour, form and pattern. */
import { readIdentity } from '../cards/identity';
import { t, tIn } from '../words';
import type { Review, Side } from './analysis';

export const ALONE = 2;
const TONES = ['red', 'blue', 'alone'] as const;
export type Tone = (typeof TONES)[number];

export function tone(faction: number): Tone {
  return TONES[Math.min(faction, ALONE)]!;
}

/** A faction by its name; whoever plays alone by theirs. */
export function sideName(review: Review, side: Side): string {
  const seat = side.seats[0] ?? 0;
  return side.faction === ALONE ? (review.names[seat] ?? '') : identityName(review, seat);
}

export function identityName(review: Review, seat: number): string {
  const face = readIdentity(review.identities[seat] ?? '');
  return face ? t(face.key) : t('identity-unknown');
}

/** What a faction is called in a legend, whoever is in it. */
export function factionName(review: Review, faction: number): string {
  if (faction === ALONE) return tIn(review.edition, 'web-analysis-alone');
  const side = review.sides.find((one) => one.faction === faction);
  return side ? sideName(review, side) : t(faction === 0 ? 'colour-red' : 'colour-blue');
}

export function percent(share: number): number {
  return Math.round(100 * share);
}

/** How sure somebody could be; in tens where such guesses were measured to be no better. */
export function guess(review: Pick<Review, 'rough'>, share: number): number {
  return review.rough ? 10 * Math.round(10 * share) : percent(share);
}
