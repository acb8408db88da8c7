import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '#judge/runtimes.generated.json' with { type: 'json' };
import { withPolicy } from './hosting/policy.ts';
import { staticHeaders } from './hosting/static-headers.ts';

/** Gives every prerendered page its Content-Security-Policy, and static hosts their headers. */
const root = join(process.env.DRYRUN_BUILD ?? 'build', 'client');
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
for (const page of pages) {
  const file = join(root, page);
  writeFileSync(file, withPolicy(readFileSync(file, 'utf8'), manifest.frame));
}
writeFileSync(join(root, '_headers'), staticHeaders());
console.log(`policy: ${pages.length} pages`);
