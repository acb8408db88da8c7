import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preloadedModules } from './hosting/insert-policy.ts';

const CLIENT = 'build/client';
/** Bytes in Brotli, the unit of all that travels. Markup about fits the ten segments that a server sends before it is answered. */
const BUDGETS = { markup: 16_000, page: 150_000, editor: 320_000, fonts: 60_000, index: 25_000 };
/** Pages with a code editor, a canvas, a document; what they load once they are alive, a browser test weighs. */
const EDITOR = /^((system-design-|ml-|behavior-)?question|resumes)\//;
/** Of a file of ours; a browser test tells a longer story. */
const LINES = { source: 300, browserTest: 500 };

const sizes = new Map<string, number>();

/** Brotli bytes of a file of the build. */
function brotliBytes(file: string): number {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(CLIENT, file))).length;
  sizes.set(file, known);
  return known;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + brotliBytes(file), 0);
const assets = readdirSync(join(CLIENT, 'assets')).map((name) => join('assets', name));
const problems: string[] = [];
let checks = 0;

function hold(what: string, measured: number, limit: number, cure: string): void {
  checks += 1;
  if (measured > limit) problems.push(`${what}: ${measured} of at most ${limit}; ${cure}`);
}

/** Brotli bytes of what a page loads before anything is touched: the scripts its own HTML names. */
const scriptBytes = (page: string) => sum(preloadedModules(readFileSync(join(CLIENT, page), 'utf8')));

const pages = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('index.html'),
);
for (const page of pages) {
  const cure = 'import what is not on the first screen when it is needed';
  const budget = EDITOR.test(page) ? BUDGETS.editor : BUDGETS.page;
  hold(`/${dirname(page)}: bytes of script`, scriptBytes(page), budget, cure);
  hold(
    `/${dirname(page)}: bytes of markup`,
    brotliBytes(page),
    BUDGETS.markup,
    'thin out its figures or split it',
  );
}
const fonts = assets.filter((name) => name.endsWith('.woff2'));
hold('bytes of fonts', sum(fonts), BUDGETS.fonts, 'drop a weight or a subset in src/app.css');
const index = assets.filter((name) => /^assets.(answer-)?rows-.*\.js$/.test(name));
hold('bytes of the index of all questions', sum(index), BUDGETS.index, 'keep only what a table shows');
if (index.length !== 2 || fonts.length === 0) problems.push('the index or the fonts are not in the build');

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' });
for (const file of sources.trim().split('\n')) {
  const lines = readFileSync(file, 'utf8').split('\n').length;
  const limit = file.startsWith('e2e/') ? LINES.browserTest : LINES.source;
  hold(`${file}: lines`, lines, limit, 'it does more than one thing; split it');
}

for (const problem of problems) console.error(problem);
const largest = Math.max(...pages.map((page) => scriptBytes(page)));
console.log(`largest page: ${largest} bytes of script; fonts ${sum(fonts)}; index ${sum(index)}`);
console.log(`${checks - problems.length} passed, ${problems.length} failed`);
process.exitCode = problems.length > 0 ? 1 : 0;
