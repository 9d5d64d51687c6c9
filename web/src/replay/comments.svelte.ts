/** What players have said about a finished game, pinned to its moments. */
import { getJson } from '../net/http';
import { token } from '../net/kept';

export interface Comment {
  id: string;
  moment: number;
  name: string;
  text: string;
  at: number;
  mine?: boolean;
}

interface Told {
  comments: Comment[];
  may: boolean;
}

export class Comments {
  all = $state.raw<Comment[]>([]);
  /** Whether this browser's guest played, and may say something. */
  may = $state(false);
  #path: string;

  constructor(game: string) {
    this.#path = `api/replays/${encodeURIComponent(game)}/comments`;
  }

  load(): Promise<void> {
    return this.#ask('', {});
  }

  say(moment: number, text: string): Promise<void> {
    return this.#ask('', { method: 'POST', body: JSON.stringify({ moment, text }) });
  }

  drop(id: string): Promise<void> {
    return this.#ask(`/${id}`, { method: 'DELETE' });
  }

  report(id: string): Promise<void> {
    return this.#ask(`/${id}/report`, { method: 'POST', body: JSON.stringify({}) });
  }

  async #ask(more: string, init: RequestInit): Promise<void> {
    const mine = token.get();
    const headers = {
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(mine ? { authorization: `Bearer ${mine}` } : {}),
    };
    const told = await getJson<Told>(this.#path + more, { ...init, headers });
    this.all = told.comments;
    this.may = told.may;
  }
}
