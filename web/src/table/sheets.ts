// Sheets are loaded when they are wanted: the table comes first.
import { t } from '../words';
import { toast } from '../ui/toast.svelte';

/** Styles that did not come: the browser asks for them once. */
let missing: HTMLLinkElement[] = [];

/** What `load` brings. Where the network is away the reader is told, and `undo` puts the button back that asked for it:
    a sheet that is open but not there could not be opened again. */
export function fetched<T>(load: () => Promise<T>, undo: () => void): Promise<T> {
  for (const link of missing.splice(0)) link.replaceWith(link.cloneNode());
  return load().catch(() => {
    missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !link.sheet);
    toast(t('web-page-failed'));
    undo();
    return new Promise<never>(() => undefined);
  });
}
