// Small words of the table that depend on the edition's catalogue.
import type { Route } from '../cards/face';
import type { Catalogue } from '../words';
import { t } from '../words';

const ROUTES: Record<string, Route> = {
  密電: 'coded',
  直達: 'direct',
  文本: 'text',
  left: 'left',
  right: 'right',
  up: 'up',
};

/** How intelligence travels, as drawings call it. */
export function routeKey(route: string): Route {
  return ROUTES[route] ?? 'coded';
}

export function routeWords(words: Catalogue | null, route: string): string {
  return words?.data.routes[routeKey(route)]?.name ?? t(`web-table-route-${routeKey(route)}`);
}
