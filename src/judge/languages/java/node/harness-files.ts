import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HarnessSources } from '../run/compiler-host.ts';

const FOLDER = fileURLToPath(new URL('../harness-page', import.meta.url));

/** Source texts of the judge's own classes, as the page's compiler gets them. */
export function readHarness(): HarnessSources {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.java'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(FOLDER, name), 'utf8')]),
  );
}
