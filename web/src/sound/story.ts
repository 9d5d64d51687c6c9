/** Which sounds belong to what happened at the table. */
import type { EventKind, GameEvent, GameView } from '../net/protocol';
import type { Session } from '../net/session.svelte';
import { play } from './sound.svelte';
import type { SoundName } from './synth';

const OF_KIND: Partial<Record<EventKind, SoundName>> = {
  draw: 'draw',
  to_hand: 'draw',
  take: 'draw',
  give: 'draw',
  reshuffle: 'draw',
  play: 'play',
  skill: 'play',
  discard: 'play',
  lay_out: 'play',
  send: 'hop',
  arrive: 'hop',
  decline: 'hop',
  moved: 'hop',
  returned: 'hop',
  intercepted: 'hop',
  flip: 'reveal',
  turn_up: 'reveal',
  show: 'reveal',
  show_top: 'reveal',
  show_hand: 'reveal',
  swapped: 'reveal',
  identity: 'reveal',
  gain: 'gain',
  burn: 'burn',
  locked: 'stamp',
  lured: 'stamp',
  countered: 'stamp',
  void: 'stamp',
  confined: 'stamp',
  banned: 'stamp',
  declare: 'stamp',
  die: 'death',
};

const MOST = 3;

/** The sounds of one step, each once, in the order of the story; the loudest news wins where there are many. */
export function soundsOf(events: readonly GameEvent[], after: GameView): SoundName[] {
  if (events.some((event) => event.kind === 'end')) {
    const { result, me } = after;
    const mine = me === null || (result?.winners.includes(me) ?? false);
    return [mine && result?.winners.length ? 'victory' : 'death'];
  }
  const found = new Set<SoundName>();
  for (const event of events) {
    const name = OF_KIND[event.kind];
    if (name) found.add(name);
  }
  return [...found].slice(-MOST);
}

const APART = 0.13;
const LAST_SECONDS = 5;
/** Questions that end by themselves can follow each other within a second: nobody is called by each of them. */
const REST_MS = 6000;

/** Let a table be heard: what happens, that the reader has something to choose, and the last five seconds of their clock.
 *  Returns how to stop that. */
export function listen(session: Session): () => void {
  let asked = '';
  let ticked = LAST_SECONDS + 1;
  let called = -REST_MS;
  const stop = session.onStep(({ events, after }) => {
    soundsOf(events, after).forEach((name, i) => play(name, i * APART));
  });
  const timer = setInterval(() => {
    const { ask, prompt, clock, answered } = session;
    if (prompt === null || answered) return;
    // whoever can only pass is not called: the question is there for somebody else
    if (ask?.lasting && prompt.options.length < 2) return;
    const brief = ask?.lasting === true && !session.holding;
    if (prompt.id !== asked) {
      asked = prompt.id;
      ticked = LAST_SECONDS + 1;
      const now = performance.now();
      if (!brief || now - called > REST_MS) {
        called = now;
        play('turn', 0.1);
      }
    }
    if (clock === null || brief) return;
    const left = Math.ceil((clock.endsAt - performance.now()) / 1000);
    if (left <= LAST_SECONDS && left > 0 && left < ticked) {
      ticked = left;
      play('clock');
    }
  }, 200);
  return () => {
    stop();
    clearInterval(timer);
  };
}
