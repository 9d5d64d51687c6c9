/** The catalogue of the table somebody sits at, in their language: `const game = useCatalogue(() => preset)`.
 *  `game.now` is null until it has come. */
import { catalogue, type Catalogue } from './catalogue';
import { lang } from './i18n.svelte';

export function useCatalogue(preset: () => string | undefined): { readonly now: Catalogue | null } {
  let now = $state.raw<Catalogue | null>(null);
  $effect(() => {
    const wanted = preset();
    const language = lang();
    if (!wanted) return;
    let stale = false;
    catalogue(wanted, language).then(
      (found) => {
        if (!stale) now = found;
      },
      () => undefined, // what needs it shows notation until another try succeeds
    );
    return () => {
      stale = true;
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
