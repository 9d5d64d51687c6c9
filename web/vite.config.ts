import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { licences } from './plugins/licences.ts';
import { words } from './plugins/words.ts';

/** Where `fengsheng serve` listens while the pages are worked on. */
const server = process.env.FENGSHENG_SERVER ?? 'http://127.0.0.1:8766';

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
