/** Where the program lives: the server says so in the page, because it may be behind a path prefix. */
const written = document.querySelector<HTMLMetaElement>('meta[name="fengsheng-base"]')?.content ?? '/';

/** Begins and ends with a slash. */
export const BASE = written.endsWith('/') ? written : `${written}/`;

/** The address of something of ours: `url('api/tables')`. */
export function url(path: string): string {
  return BASE + path.replace(/^\//, '');
}

/** With the table in it: where several servers share the tables, whoever stands before them sends us to the right one. */
export function socketUrl(table = ''): string {
  const at = new URL(url('ws'), location.href);
  if (table) at.searchParams.set('table', table);
  at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
  return at.href;
}

/** The link people send each other; `at` is where they reach the server, if not by the address of this page. */
export function tableLink(code: string, at = ''): string {
  if (at) return `${at.replace(/\/$/, '')}/t/${code}`;
  return new URL(url(`t/${code}`), location.href).href;
}

/** Whether a host is the machine itself: such an address is of no use to anybody else. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
