import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';

const FILES = {
  'src/judge.ts': `import type { Report } from './report.ts';
import { compare } from '#compare.ts';
import { parse } from 'parser/more';
/** Judges. */
export const judge = (text: string): Report => compare(parse(text)); // at once
export const harness = new URL('./harness', import.meta.url);
export const parts = import.meta.glob<Report>('./parts/*/part.ts');
import './view.tsx';
`,
  'src/report.ts': 'export interface Report { verdict: string }\n',
  'src/compare.ts': 'export const compare = (value: unknown) => ({ verdict: String(value) });\n',
  'src/harness/run.py': 'print(1)\n',
  'src/harness/deep/more.py': 'print(2)\n',
  'src/parts/one/part.ts': 'export const part = 1;\n',
  'src/view.tsx': "import { side } from './below.ts';\nexport const view = <p>one</p>;\n",
  'src/below.ts': 'export const side = 1;\n',
  'src/other.ts': 'export const other = 1;\n',
  'node_modules/parser/package.json': '{ "version": "1.0.0", "homepage": "here" }',
};

/** The hash of the judge in a project of its own with some files replaced. */
async function hashWith(changes: Record<string, string> = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'dryrun-closure-'));
  for (const [name, text] of Object.entries({ ...FILES, ...changes })) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
  const { closureHash } = await import('./source-closure.ts');
  const hash = closureHash(['src/judge.ts']);
  rmSync(root, { recursive: true });
  return hash;
}

test.each<[string, Record<string, string>]>([
  ['the file', { 'src/judge.ts': FILES['src/judge.ts'].replace('parse(text)', 'parse(text + 1)') }],
  ['what it imports', { 'src/compare.ts': FILES['src/compare.ts'].replace('String', 'Boolean') }],
  ['a folder that it names', { 'src/harness/deep/more.py': 'print(3)\n' }],
  ['a file that fits a pattern', { 'src/parts/two/part.ts': 'export const part = 2;\n' }],
  ['what a component shows', { 'src/view.tsx': 'export const view = <p>two</p>;\n' }],
  ['what is imported and not used', { 'src/below.ts': 'export const side = 2;\n' }],
  ['a new file there', { 'src/harness/new.py': '' }],
  ['the version of a package', { 'node_modules/parser/package.json': '{ "version": "1.0.1" }' }],
])('%s decides', async (_name, changes) => {
  expect(await hashWith(changes)).not.toBe(await hashWith());
});

test.each<[string, Record<string, string>]>([
  ['where the project lies', {}],
  ['a file that nobody imports', { 'src/other.ts': 'export const other = 2;\n' }],
  ['a type', { 'src/report.ts': 'export interface Report { verdict: number }\n' }],
  [
    'a comment or a line break',
    { 'src/judge.ts': FILES['src/judge.ts'].replace('/** Judges. */', '// Says\n\n// what is right.') },
  ],
  ['how lines end', { 'src/harness/run.py': 'print(1)\r\n' }],
  ['what a package says of itself', { 'node_modules/parser/package.json': '{ "version": "1.0.0" }' }],
  ['a cache or a test in a folder', { 'src/harness/__pycache__/x.pyc': 'x', 'src/harness/a.test.ts': '' }],
])('%s does not decide', async (_name, changes) => {
  expect(await hashWith(changes)).toBe(await hashWith());
});

test('an entry that is gone is an error, not an empty hash', async () => {
  const { closureHash } = await import('./source-closure.ts');
  expect(() => closureHash(['src/nowhere.ts'])).toThrow('src/nowhere.ts: no such file');
});
