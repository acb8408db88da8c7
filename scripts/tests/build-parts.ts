import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashOf } from '../../content-tools/check/source-closure.ts';
import { type Parts, SERVICE_WORKER } from './site-parts.ts';

/** What the bundler puts into names so that they change with what they name: of no interest where the content itself is compared. */
const HASH_IN_NAME =
  /-[\w-]{8}(?=\.(?:js|css|woff2|wasm|json|svg|png)\b)|(?<=\/state\/)[0-9a-f]{16}(?=\.json)/g;
/** Hashes of inline scripts in the policy, and React Router's of its manifest; both follow from the rest. */
const HASH_IN_TEXT = /'sha256-[^']{44}'|(?<="?version"?:\s?["'`])[0-9a-f]{8}(?=["'`])/g;
const TEXT = /\.(html|js|css|json|data|svg|txt|xml|webmanifest)$/;
/** Chunks and states are found by what refers to them; all else is asked for by its address. */
const NAMED_BY_CONTENT = /^\/(assets|state)\//;

/** The part that a file of a site is, whatever the hashes in the names of the others. */
export function partOf(path: string, bytes: Buffer): string {
  const text = TEXT.test(path)
    ? bytes.toString('utf8').replace(HASH_IN_NAME, '').replace(HASH_IN_TEXT, '')
    : bytes.toString('latin1');
  return hashOf(NAMED_BY_CONTENT.test(path) ? path.replace(HASH_IN_NAME, '') : path, text).slice(0, 10);
}

/** The parts of a built site in the folder `root`; compressed copies are no parts of their own. */
export function buildParts(root: string): Parts {
  const files = globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(root, join(parentPath, name)).replaceAll(sep, '/')}`);
  return Object.fromEntries(
    files
      .filter((path) => path !== SERVICE_WORKER && !/\.(br|gz|zst)$/.test(path))
      .sort()
      .map((path) => [path, partOf(path, readFileSync(join(root, path)))]),
  );
}
