/** What the page of an analysis knows: how the analysis stands, and what is looked at. */
import { Refused } from '../net/http';
import { analysis, type Choice, goesOn, type Told, type TurningPoint, type Verb, type Wanted } from './analysis';

const AGAIN_MS = 1500;

export type Looked = { point: TurningPoint; choice: Choice | null } | { point: null; choice: Choice };

export class Desk {
  told = $state.raw<Told | null>(null);
  problem = $state<'' | 'missing' | 'failed' | 'busy'>('');
  /** Which turning point; -1: a choice is looked at instead. */
  at = $state(0);
  /** The question of the choice that is looked at; -1: a turning point is. */
  moment = $state(-1);
  /** Own mistakes that have been told. */
  answered = $state<number[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly id: string,
    readonly mine: number | null,
    hash = '',
  ) {
    this.open(hash);
  }

  /** What an address asks for: `#3` is the third turning point, `#choice-151` the choice at a question. */
  open(hash: string): void {
    const [, point, choice] = /^#(?:([1-9])|choice-(\d+))$/.exec(hash) ?? [];
    if (point) this.choose(Number(point) - 1);
    else if (choice) this.moment = Number(choice);
  }

  /** The address of what is looked at. */
  hash = $derived.by((): string => {
    const { looked } = this;
    if (!looked) return '';
    return looked.point ? `#${Math.min(this.at, this.points.length - 1) + 1}` : `#choice-${looked.choice.moment}`;
  });

  review = $derived.by(() => this.told?.review ?? null);
  points = $derived.by(() => this.review?.turning_points ?? []);
  looked = $derived.by((): Looked | null => {
    const choice = this.review?.choices.find((one) => one.moment === this.moment);
    if (choice) return { point: null, choice };
    const point = this.points[Math.min(this.at, this.points.length - 1)];
    return point ? { point, choice: point.choice } : null;
  });
  /** The turn that the other charts show. */
  turn = $derived.by((): number => this.looked?.choice?.turn ?? this.looked?.point?.turn ?? 1);

  /** Fetch it, ask for it, or stop it; then look again as long as it goes on. */
  async say(verb: Verb, wanted: Wanted): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    try {
      const told = await analysis(verb, this.id, wanted);
      if (number !== this.#asked) return;
      this.told = told;
      this.problem = '';
    } catch (error) {
      if (number !== this.#asked) return;
      const code = error instanceof Refused ? error.code : '';
      if (code === 'no-replay') this.problem = 'missing';
      else this.problem = code === 'too-fast' || code === 'too-many' ? 'busy' : 'failed';
    }
    if (this.told && goesOn(this.told.state)) this.#timer = setTimeout(() => void this.say('GET', wanted), AGAIN_MS);
  }

  stop(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  /** To the turning point before or after. */
  step(by: -1 | 1): void {
    if (this.points.length === 0) return;
    this.at = this.moment >= 0 ? 0 : (this.at + by + this.points.length) % this.points.length;
    this.moment = -1;
  }

  choose(at: number): void {
    this.at = at;
    this.moment = -1;
  }

  /** Whether the figures of a choice may be shown: one's own mistakes ask first. */
  tellable(choice: Choice): boolean {
    const own = choice.seat === this.mine && !['like', 'same'].includes(choice.verdict);
    return !own || this.answered.includes(choice.moment);
  }

  tell(choice: Choice): void {
    if (!this.answered.includes(choice.moment)) this.answered = [...this.answered, choice.moment];
  }
}
