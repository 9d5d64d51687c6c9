/** Words: the client's own (`t`), and those of the game (`catalogue`). */
export { has, lang, lang as language, LANGUAGES, speak, t } from './i18n.svelte';
export { Catalogue, catalogue, rule, ruleBook } from './catalogue';
export { useCatalogue } from './game.svelte';
