/** `virtual:licences`: what the built client contains of others, with their licences, from package metadata. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:licences';
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function textIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : '';
}

/** The folder of a package as the one in `from` would find it. */
function folderOf(name: string, from: string): string {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (at === dirname(at)) throw new Error(`${name} is not installed: run npm ci`);
  }
}

/** Run-time packages: those named in package.json whose code is in the build. Svelte's own dependencies are its
 *  compiler's, of which nothing is shipped, except esm-env and clsx. */
export function collect(): Licence[] {
  const names = [...Object.keys(manifest(ROOT).dependencies ?? {}), 'clsx', 'esm-env'];
  return names.sort().map((name) => {
    const folder = folderOf(name, ROOT);
    const { version, license } = manifest(folder);
    return { name, version, licence: license ?? '', text: textIn(folder) };
  });
}

export function licences(): Plugin {
  return {
    name: 'fengsheng-licences',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(collect())};` : undefined),
  };
}
