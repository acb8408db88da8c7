import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_SCRIPT } from '#judge/runtime-manifest.ts';
import { FALLBACK } from './hosting/headers.ts';
import { withPolicy } from './hosting/insert-policy.ts';
import { staticHeaders } from './hosting/static-headers.ts';

/** Adds the Content-Security-Policy to every prerendered page, and writes `_headers` and the 404 page for static hosts. */
const root = join(process.env.DRYRUN_BUILD ?? 'build', 'client');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
for (const page of pages) {
  const file = join(root, page);
  writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), FRAME_SCRIPT));
}
// Hosts that take no word for it send this one for what they do not find.
copyFileSync(join(root, FALLBACK), join(root, '404.html'));
writeFileSync(join(root, '_headers'), staticHeaders());
console.log(`finished: ${pages.length} pages`);
