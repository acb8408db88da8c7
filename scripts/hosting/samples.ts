import { existsSync, readdirSync, statSync } from 'node:fs';
import { KINDS } from './headers.ts';

/** Content types by ending; a file whose ending is not here would be sent as whatever the host makes of it. */
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html/,
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  json: /^application\/json/,
  data: /^text\/x-script/,
  wasm: /^application\/wasm/,
  webmanifest: /^application\/manifest\+json/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  txt: /^text\/plain/,
  xml: /^(text|application)\/xml/,
  // Not told by every host; browsers look into a font for themselves.
  woff: /^(font\/woff|application\/(font-woff|octet-stream)|$)/,
  woff2: /^(font\/woff2|application\/octet-stream|$)/,
};
/** Read as bytes by our own scripts, so that no type of theirs is wrong. */
const BYTES = ['zip', 'pack', 'pch', 'o', 'icc'];

export interface Sample {
  /** What a browser asks for. */
  path: string;
  /** Its file in the build. */
  file: string;
  type: RegExp;
  /** Whether the build has it compressed as well. */
  packed: boolean;
}

const endingOf = (file: string) => /\.(\w+)$/.exec(file)?.[1];

/**
 * One file of each ending within each kind of file that the build in `root` holds: one that is compressed where there is one,
 * and of these the smallest.
 * @throws for a build without compressed files, and for an ending that nobody has thought of
 */
export function samplesOf(root: string): Sample[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  const known = new Set(files);
  if (!known.has('index.html.br'))
    throw new Error(`${root} holds no compressed files; run: npm run build:deploy`);
  const bytes = (file: string) => statSync(`${root}/${file}`).size;
  const found = new Map<string, string>();
  for (const file of files) {
    const ending = endingOf(file);
    if (!ending || ['br', 'gz'].includes(ending) || statSync(`${root}/${file}`).isDirectory()) continue;
    if (!TYPES[ending] && !BYTES.includes(ending))
      throw new Error(
        `${file}: no content type is known for .${ending}; add it to scripts/hosting/samples.ts`,
      );
    const kind = KINDS.find(({ path }) => new RegExp(path).test(`/${file}`));
    const group = `${kind?.name} ${ending}`;
    const best = found.get(group);
    const rank = (name: string) => (known.has(`${name}.gz`) ? bytes(name) : Number.MAX_SAFE_INTEGER);
    if (!best || rank(file) < rank(best)) found.set(group, file);
  }
  return [...found.values()].map((file) => ({
    path: `/${file}`,
    file,
    type: TYPES[endingOf(file) ?? ''] ?? /^/,
    packed: existsSync(`${root}/${file}.gz`),
  }));
}

/** Pages by the addresses that people use: with and without a slash at the end, deep, with a query. */
export const pageSample = (path: string, file: string): Sample => ({
  path,
  file,
  type: TYPES.html as RegExp,
  packed: true,
});
