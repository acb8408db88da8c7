import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FRAME_SCRIPT } from '#judge/runtime-manifest.ts';
import { scriptsAfterPaint } from './hosting/defer-scripts.ts';
import { stateBeside } from './hosting/externalize-hydration-state.ts';
import { FALLBACK, STATE_FOLDER } from './hosting/headers.ts';
import { withPolicy } from './hosting/policy.ts';
import { staticHeaders } from './hosting/static-headers.ts';

/**
 * Finishes every prerendered page: its state lies beside it, its scripts wait for its first paint, and it gets its
 * Content-Security-Policy, which holds the scripts as they then stand. Gives static hosts their headers and their page for what they do not find.
 */
const root = join(process.env.DRYRUN_BUILD ?? 'build', 'client');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
mkdirSync(join(root, STATE_FOLDER), { recursive: true });
for (const page of pages) {
  const file = join(root, page);
  const { html, state } = stateBeside(readFileSync(file, 'utf8'));
  if (state) writeFileSync(join(root, state.file), state.text);
  writeFileSync(file, withPolicy(scriptsAfterPaint(html, state?.fetch), FRAME_SCRIPT));
}
// Hosts that take no word for it send this one for what they do not find.
copyFileSync(join(root, FALLBACK), join(root, '404.html'));
writeFileSync(join(root, '_headers'), staticHeaders());
console.log(`finished: ${pages.length} pages`);
