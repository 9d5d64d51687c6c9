/** Our own words: `virtual:words/LANG` is all web*.ftl files of that language in one text, and with them the
 *  names of cards, characters and identities from the files of the game, because drawings are labelled with them.
 *  Everything longer (texts, skills, house rules) comes from the server's catalogue when it is wanted. What only one
 *  page says is a part of its own, which comes with that page: `virtual:words/LANG/rules` is web-rules.ftl, and
 *  `virtual:parts` loads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = fileURLToPath(new URL('../../src/fengsheng/locales', import.meta.url));
const NAME = 'virtual:words/';
const TABLE = 'virtual:parts';

const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans'];
const PARTS = ['analysis', 'learn', 'replay', 'rules', 'rulings'];
const partFile = (part: string): string => `web-${part}.ftl`;

export function wordFiles(lang: string): string[] {
  const folder = resolve(LOCALES, lang);
  return readdirSync(folder)
    .filter((file) => /^web.*\.ftl$/.test(file) && !PARTS.some((part) => file === partFile(part)))
    .sort()
    .map((file) => resolve(folder, file));
}

const NAMED = ['cards.ftl', 'spywar_cards.ftl', 'identities.ftl', 'characters.ftl', 'spywar_characters.ftl'];
const NAME_KEYS = /^(card|cards|sw-card|colour|route|identity|faction|probe-effect|character)-/;
const LONG_KEYS = /-(text|text-alt|goal|full)$/;

/** The names among the messages of a file. A message reaches up to the next line that begins with a letter. */
export function names(text: string): string {
  const found = text.match(/^[a-z][\w-]* =.*(\n[ \t].*)*/gm) ?? [];
  return found
    .filter((entry) => {
      const key = entry.slice(0, entry.indexOf(' '));
      return (
        NAME_KEYS.test(key) &&
        (!LONG_KEYS.test(key) || key === 'card-full' || key === 'sw-card-full' || key === 'route-text')
      );
    })
    .join('\n');
}

function nameFiles(lang: string): string[] {
  return NAMED.map((file) => resolve(LOCALES, lang, file));
}

/** Everything the client can say in a language. */
export function everything(lang: string): string {
  const own = wordFiles(lang).map((file) => readFileSync(file, 'utf8'));
  const game = nameFiles(lang).map((file) => names(readFileSync(file, 'utf8')));
  return stripped([...own, ...game].join('\n'));
}

/** `parts.rules.en()` fetches the words of a part in a language. */
function table(): string {
  const load = (part: string, lang: string): string => `"${lang}": () => import("${NAME}${lang}/${part}")`;
  const rows = PARTS.map((part) => `${part}: { ${LANGUAGES.map((lang) => load(part, lang)).join(', ')} }`);
  return `export default { ${rows.join(', ')} };`;
}

/** Comments and empty lines are for translators, not for browsers. */
export function stripped(text: string): string {
  return text.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n');
}

export function words(): Plugin {
  return {
    name: 'fengsheng-words',
    resolveId: (id) => (id.startsWith(NAME) || id === TABLE ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${TABLE}`) return table();
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const [lang = '', part] = id.slice(NAME.length + 1).split('/');
      if (part) {
        const file = resolve(LOCALES, lang, partFile(part));
        this.addWatchFile(file);
        return `export default ${JSON.stringify(stripped(readFileSync(file, 'utf8')))};`;
      }
      [...wordFiles(lang), ...nameFiles(lang)].forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(everything(lang))};`;
    },
    // A file that is changed while the pages are worked on: load everything anew.
    handleHotUpdate({ file, server }) {
      if (file.startsWith(LOCALES)) server.ws.send({ type: 'full-reload' });
    },
  };
}
