import { generateSW } from 'workbox-build';
import { FALLBACK } from './hosting/headers.ts';

/** Fonts of printed pages that are kept once one is chosen; the default's are there from the start. */
const CHOSEN_FONTS = /\/assets\/(?!source-sans-3)[\w-]+\.woff$/;

const SHELL = `/${FALLBACK}`;

/**
 * Writes the service worker over the finished build: after one visit every screen, its data and its tests
 * are kept. Pages come from the network while there is one, so that they are the prerendered ones.
 */
const { count, size, warnings } = await generateSW({
  globDirectory: 'build/client',
  globPatterns: [
    'assets/**',
    'sync/**',
    'tests/**',
    '**/*.data',
    FALLBACK,
    'licenses.json',
    '*.svg',
    '*.webmanifest',
  ],
  globIgnores: ['**/*.br', 'assets/!(source-sans-3)*.woff'],
  swDest: 'build/client/sw.js',
  // These names carry a hash already.
  dontCacheBustURLsMatching: /^(assets|sync|tests)\//,
  // React Router's requests for a page's data carry the page's own query and one of its own; the file is the same.
  ignoreURLParametersMatching: [/./],
  directoryIndex: null,
  maximumFileSizeToCacheInBytes: 4_000_000,
  sourcemap: false,
  inlineWorkboxRuntime: true,
  clientsClaim: true,
  cleanupOutdatedCaches: true,
  runtimeCaching: [
    // Their names carry a hash.
    { urlPattern: CHOSEN_FONTS, handler: 'CacheFirst', options: { cacheName: 'fonts' } },
    {
      urlPattern: ({ request }) => request.mode === 'navigate',
      handler: 'NetworkOnly',
      options: { precacheFallback: { fallbackURL: SHELL } },
    },
  ],
});
for (const warning of warnings) console.warn(warning);
console.log(`offline: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
