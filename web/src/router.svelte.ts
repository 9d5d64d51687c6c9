/** A tiny router over the history of the browser. Paths are without the server's prefix: /, /t/CODE, … */
import { BASE } from './net/base';

export type Route =
  | { page: 'landing' }
  | { page: 'table'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'replays' }
  | { page: 'about' }
  | { page: 'rules'; edition: string; kind: string; key: string }
  | { page: 'learn' }
  | { page: 'lesson'; name: string }
  | { page: 'trial'; name: string }
  | { page: 'lost' };

/** As it was written, if it was not written as addresses are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(path: string): Route {
  const [first = '', second = '', ...rest] = path.replace(/^\/+|\/+$/g, '').split('/');
  if (first === 'learn' && second && rest.length === 1 && /^[1-9]\d*$/.test(rest[0]!))
    return { page: 'lesson', name: `${second}/${rest[0]}` };
  if (first === 'try' && second && rest.length > 0) return { page: 'trial', name: [second, ...rest].join('/') };
  if (first === 'rules' && rest.length < 3)
    return { page: 'rules', edition: second, kind: rest[0] ?? '', key: decoded(rest[1] ?? '') };
  if (rest.length > 0) return { page: 'lost' };
  if (first === '') return { page: 'landing' };
  if (first === 't' && second) return { page: 'table', code: second.toUpperCase() };
  if ((first === 'replay' || first === 'analysis') && second) return { page: first, id: second };
  if (second) return { page: 'lost' };
  if (first === 'replays' || first === 'about' || first === 'learn') return { page: first };
  return { page: 'lost' };
}

function here(): string {
  const path = location.pathname;
  return path.startsWith(BASE) ? `/${path.slice(BASE.length)}` : path;
}

let now = $state.raw<Route>(parse(here()));

window.addEventListener('popstate', () => (now = parse(here())));

export function route(): Route {
  return now;
}

/** The address of a page, for links. */
export function href(path: string): string {
  return BASE + path.replace(/^\//, '');
}

export function go(path: string, replace = false): void {
  const address = href(path);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  now = parse(here());
  window.scrollTo(0, 0);
}

/** For links: go without loading the page anew, unless the reader wants another tab. `use:link`. */
export function link(node: HTMLAnchorElement): { destroy(): void } {
  const clicked = (event: MouseEvent): void => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const { pathname, search, hash } = new URL(node.href);
    if (!pathname.startsWith(BASE)) return;
    event.preventDefault();
    go(pathname.slice(BASE.length) + search + hash);
  };
  node.addEventListener('click', clicked);
  return { destroy: () => node.removeEventListener('click', clicked) };
}
