/** Beside every file that gets smaller: the same, compressed once and well, for the server to hand out. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|webmanifest|json|txt)$/;
const SMALL = 512;

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'fengsheng-compress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        if (!TEXT.test(name) || statSync(file).size < SMALL) continue;
        const plain = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
        );
      }
    },
  };
}
