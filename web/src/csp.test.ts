/** The server's content security policy allows no style attributes in markup; `style:left={…}` is fine. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(svelte|svg)$/.test(name));

describe('markup', () => {
  it.each(files)('has no style attribute of its own: %s', (name) => {
    const markup = readFileSync(`src/${name}`, 'utf8')
      .replace(/<style[\s>][\s\S]*?<\/style>/g, '')
      .replace(/<script[\s>][\s\S]*?<\/script>/g, '');
    expect(markup.match(/\sstyle="[^"{]*"/g) ?? []).toEqual([]);
  });
});
