/** Words: the client's own (`t`), and those of the game (`Catalogue`). */
export {
  alsoSay,
  has,
  lang,
  lang as language,
  LANGUAGES,
  pieces,
  sentences,
  speak,
  t,
  type Piece,
} from './i18n.svelte';
export { Catalogue, rule } from './catalogue';
export { useCatalogue } from './game.svelte';
export type { Part } from 'virtual:parts';
export { tIn } from './edition';
