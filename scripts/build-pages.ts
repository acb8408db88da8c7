import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '#judge/runtimes.generated.json' with { type: 'json' };
import { FALLBACK } from './hosting/headers.ts';
import { withPolicy } from './hosting/policy.ts';
import { scriptsAfterPaint } from './hosting/scripts-after-paint.ts';
import { staticHeaders } from './hosting/static-headers.ts';

/**
 * Finishes every prerendered page: its scripts wait for its first paint, and it gets its Content-Security-Policy, which holds
 * the scripts as they then stand. Gives static hosts their headers and their page for what they do not find.
 */
const root = join(process.env.DRYRUN_BUILD ?? 'build', 'client');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
for (const page of pages) {
  const file = join(root, page);
  writeFileSync(file, withPolicy(scriptsAfterPaint(readFileSync(file, 'utf8')), manifest.frame));
}
// Hosts that take no word for it send this one for what they do not find.
copyFileSync(join(root, FALLBACK), join(root, '404.html'));
writeFileSync(join(root, '_headers'), staticHeaders());
console.log(`finished: ${pages.length} pages`);
