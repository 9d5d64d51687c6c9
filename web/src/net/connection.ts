/** The line to the server: a socket that is opened again when it breaks, and asked now and then whether it lives. */
import { socketUrl } from './base';
import type { ClientMessage } from './protocol';

const DELAYS = [400, 1000, 2000, 4000, 8000];
const MOVED = 1012;
const SILENT = 1006;
const LOT_MS = 300;
const LONGEST_MS = 8000;
const PING_MS = 20_000;
const SILENCE_MS = 45_000;
/** So long may the answer to the first word after a sleep take. */
const ANSWER_MS = 4000;

/** Closed for good: connecting again would bring the same answer. */
const FINAL = new Set([1000, 4400, 4401, 4403, 4404]);

interface Ends {
  /** The code of the table that is wanted; empty: none. */
  table: () => string;
  /** The line stands: time to say hello. */
  opened: () => void;
  heard: (text: string) => void;
  lost: (code: number, final: boolean) => void;
}

export class Connection {
  #connect: (url: string) => WebSocket;
  #ends: Ends;
  #socket: WebSocket | null = null;
  /** The server has let us in since the line was opened. */
  #welcomed = false;
  /** It will be opened again by itself, after a delay. */
  #broken = false;
  #tries = 0;
  #pings = 0;
  #heardAt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #probe: ReturnType<typeof setTimeout> | undefined;
  #online = (): void => this.#awake();
  #visible = (): void => {
    if (document.visibilityState === 'visible') this.#awake();
  };

  constructor(connect: (url: string) => WebSocket, ends: Ends) {
    this.#connect = connect;
    this.#ends = ends;
    window.addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#visible);
  }

  open(): void {
    clearTimeout(this.#retry);
    const socket = this.#connect(socketUrl(this.#ends.table()));
    this.#socket = socket;
    socket.onopen = () => {
      this.#heardAt = performance.now();
      this.#ends.opened();
    };
    socket.onmessage = (frame) => {
      if (socket !== this.#socket) return;
      this.#heardAt = performance.now();
      this.#ends.heard(String(frame.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#pulse(), PING_MS);
  }

  /** A socket can be dead without saying so: a phone that slept, a network that changed. */
  #pulse(): void {
    if (!this.#welcomed) return;
    if (performance.now() - this.#heardAt > SILENCE_MS) this.#forsake();
    else this.send({ t: 'ping', n: ++this.#pings });
  }

  /** The reader is here again: a line that broke meanwhile is opened at once, one that may have died is tried. */
  #awake(): void {
    this.hasten();
    if (!this.#welcomed) return;
    const asked = performance.now();
    this.send({ t: 'ping', n: ++this.#pings });
    clearTimeout(this.#probe);
    this.#probe = setTimeout(() => {
      if (this.#welcomed && this.#heardAt < asked) this.#forsake();
    }, ANSWER_MS);
  }

  /** Nobody is at the other end, and the browser would wait for their good-bye. */
  #forsake(): void {
    const socket = this.#socket;
    this.#lost(SILENT);
    socket?.close();
    this.hasten();
  }

  #lost(code: number): void {
    const final = FINAL.has(code);
    clearInterval(this.#beat);
    this.#socket = null;
    this.#welcomed = false;
    this.#broken = !final;
    this.#ends.lost(code, final);
    if (final) return;
    this.#retry = setTimeout(() => this.open(), this.#delay(code));
  }

  /** A table that has moved is there already: everybody comes back soon, but not all at once. */
  #delay(code: number): number {
    if (code === MOVED) return Math.min(LOT_MS * 2 ** this.#tries++, LONGEST_MS) * Math.random();
    return DELAYS[Math.min(this.#tries++, DELAYS.length - 1)]! * (0.75 + Math.random() / 2);
  }

  /** The server has let us in: the next break is the first one again. */
  welcomed(): void {
    this.#welcomed = true;
    this.#broken = false;
    this.#tries = 0;
  }

  /** Try again at once, not after the usual delay. */
  hasten(): void {
    if (this.#broken && this.#socket === null) this.open();
  }

  /** Hang up and come as somebody new. */
  again(): void {
    this.#socket?.close();
    this.#socket = null;
    this.open();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#probe);
    clearInterval(this.#beat);
    window.removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#visible);
    const socket = this.#socket;
    this.#socket = null;
    this.#broken = false;
    socket?.close(1000);
  }

  send(what: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(what));
  }
}
