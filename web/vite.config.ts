import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { licences } from './plugins/licences.ts';
import { words } from './plugins/words.ts';

/** Where `fengsheng serve` listens while the pages are worked on. */
const server = process.env.FENGSHENG_SERVER ?? 'http://127.0.0.1:8766';

const short = (name: string): string => name.replace(/~.*|\.\w+$/, '');

export default defineConfig(({ mode }) => ({
  // Addresses in the built files are relative to the file that has them, so that the client works behind any
  // path prefix; those in index.html are rewritten by the server, which knows the prefix.
  base: './',
  plugins: [svelte(), words(), licences(), compress()],
  build: {
    outDir: '../src/fengsheng/web/dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What the first page needs comes in one file, and what several others share in a few: every request
        // costs a browser more than a few kilobytes do.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
          ],
        },
        // such a name would list all who share it
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names: [name = 'asset'] }) => `assets/${short(name)}-[hash][extname]`,
      },
    },
  },
  // Components are tested as browsers run them.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    environment: 'happy-dom',
    // a test that has checked nothing has failed
    expect: { requireAssertions: true },
    pool: 'vmThreads',
    maxWorkers: 2,
    testTimeout: 60_000, // a busy machine is no fault of the page
  },
}));
