import { generateSW } from 'workbox-build';
import { FALLBACK } from './hosting/headers.ts';

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
  globIgnores: ['**/*.br'],
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
    {
      urlPattern: ({ request }) => request.mode === 'navigate',
      handler: 'NetworkOnly',
      options: { precacheFallback: { fallbackURL: SHELL } },
    },
  ],
});
for (const warning of warnings) console.warn(warning);
console.log(`offline: ${count} files, ${(size / 1e6).toFixed(1)} MB`);
