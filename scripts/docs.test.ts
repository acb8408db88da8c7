import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
const DOCS = FILES.filter((file) => /^(\w+|(docs|deploy)\/.*|content\/[A-Z]+)\.md$/.test(file));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

/** A name in code type that is a path: it has a folder or an ending, and nothing is left out of it. */
const PATH = /^[\w.*-]+(\/[\w.*-]+)*(\/|\.(ts|tsx|mjs|css|svg|md|conf))$/;
/** Made by a build, a run or an installation; not in the repository. */
const MADE = /^(build|shots|assets|tests|runtimes|node_modules|public\/runtimes)\/|\.generated\./;
/** The question that the guide writes as its example. */
const EXAMPLE = /pairs-with-gap|^off-by-one\./;

/** Paths that a document names, from the root, from `src/`, or by their ends. */
function named(text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const names = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name.replace(/^node /, ''));
  return names.filter((name) => PATH.test(name) && !MADE.test(name) && !EXAMPLE.test(name));
}

function isThere(name: string): boolean {
  const pattern = name.replace(/[.]/g, '\\.').replace(/\*+/g, '.*');
  const end = name.endsWith('/') ? '' : '$';
  return FILES.some((file) => new RegExp(`(^|/)${pattern}${end}`).test(file));
}

test.each(DOCS)('%s names only files, links and commands that exist', (doc) => {
  const text = readFileSync(doc, 'utf8');
  expect(
    named(text).filter((name) => !isThere(name)),
    'files',
  ).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(
    links.filter((link) => !existsSync(join(dirname(doc), link))),
    'links',
  ).toEqual([]);
  const commands = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(
    commands.filter((name) => !(name in scripts)),
    'commands',
  ).toEqual([]);
});

test('decisions are numbered one after the other, and each says where it stands', () => {
  const records = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  expect(records.map((file) => file.slice(0, 3))).toEqual(
    records.map((_, index) => String(index + 1).padStart(3, '0')),
  );
  for (const file of records) {
    const text = readFileSync(`docs/decisions/${file}`, 'utf8');
    expect(text, file).toMatch(new RegExp(`^# ${file.slice(0, 3)} \\w`));
    expect(text, file).toMatch(/^Status: (accepted|reversed), \d{4}-\d{2}\./m);
  }
  const cited = DOCS.flatMap((doc) =>
    [...readFileSync(doc, 'utf8').matchAll(/\bdecision (\d{3})/g)].map(([, number = '']) => number),
  );
  expect(
    cited.filter((number) => !records.some((file) => file.startsWith(number))),
    'cited',
  ).toEqual([]);
});

test('every test that the threat model names is there', () => {
  const model = readFileSync('docs/threat-model.md', 'utf8').replace(/\s+/g, ' ');
  const titles = FILES.filter((file) => /^(e2e|scripts)\/.*\.(spec|test)\.ts$/.test(file)).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'([^'\n]{12,})'/g)].map(([, title = '']) => title),
  );
  const tests = [...model.matchAll(/(?<![*\w])\*([^*]{12,})\*(?!\*)/g)].map(([, name = '']) => name);
  expect(tests.length).toBeGreaterThan(5);
  // A name may begin with that of the group, or be the beginning or the end of a title.
  const missing = tests.filter(
    (name) => !titles.some((title) => name.endsWith(title) || title.startsWith(name) || title.endsWith(name)),
  );
  expect(missing).toEqual([]);
});

test('every threat names what holds its sentences', () => {
  const model = readFileSync('docs/threat-model.md', 'utf8').split('## Threats and mitigations')[1] ?? '';
  const threats = (model.split('## Out of scope')[0] ?? '').split(/\n\n(?=\*\*)/).slice(1);
  expect(threats.length).toBeGreaterThan(10);
  const holds = /`(?:e2e|src|scripts)\/[^`]+`/;
  expect(threats.filter((threat) => !holds.test(threat))).toEqual([]);
});
