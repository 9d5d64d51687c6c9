/** Where the program lives: the server says so in the page, because it may be behind a path prefix. */
const written = document.querySelector<HTMLMetaElement>('meta[name="fengsheng-base"]')?.content ?? '/';

/** Begins and ends with a slash. */
export const BASE = written.endsWith('/') ? written : `${written}/`;

/** The address of something of ours: `url('api/tables')`. */
export function url(path: string): string {
  return BASE + path.replace(/^\//, '');
}

export function socketUrl(): string {
  const at = new URL(url('ws'), location.href);
  at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
  return at.href;
}

/** The link people send each other. */
export function tableLink(code: string): string {
  return new URL(url(`t/${code}`), location.href).href;
}
