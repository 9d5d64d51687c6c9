import { flushSync } from 'svelte';

/** For tests: a socket whose other end is the test. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1005): void {
    this.drop(code);
  }

  open(): this {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    return this;
  }

  drop(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }

  last(t: string): Record<string, unknown> | undefined {
    return this.sent.findLast((one) => one.t === t);
  }
}
