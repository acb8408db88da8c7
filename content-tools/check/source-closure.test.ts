import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { closureHash } from './source-closure.ts';

const FOLDER = '.cache/closure';
const write = (name: string, text: string) => writeFileSync(`${FOLDER}/${name}`, text);
const hash = (...leftOut: string[]) =>
  closureHash(
    [`${FOLDER}/entry.ts`],
    leftOut.map((name) => `${FOLDER}/${name}`),
  );

beforeEach(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/data/deep`, { recursive: true });
  write(
    'entry.ts',
    "import { view } from './view.tsx';\nimport type { T } from './types.ts';\nnew URL('./data', u);\nimport.meta.glob<X>('./parts/*/part.ts');",
  );
  write('view.tsx', "export { view } from './below.ts';");
  write('below.ts', "import('zod');\n");
  write('types.ts', 'export type T = 1;');
  write('data/deep/harness.py', 'print(1)\n');
  mkdirSync(`${FOLDER}/parts/one`, { recursive: true });
  write('parts/one/part.ts', 'export const part = 1;');
});

it.each(['entry.ts', 'view.tsx', 'below.ts', 'data/deep/harness.py', 'parts/one/part.ts'])(
  'changes with %s',
  (name) => {
    const before = hash();
    write(name, `${name === 'entry.ts' ? "import './view.tsx';" : ''}changed`);
    expect(hash()).not.toBe(before);
  },
);

it('does not change with types, with what is left out, or with how lines end', () => {
  const before = hash('below.ts');
  write('types.ts', 'export type T = 2;');
  write('below.ts', 'changed');
  write('data/deep/harness.py', 'print(1)\r\n');
  expect(hash('below.ts')).toBe(before);
  expect(hash()).not.toBe(before);
});
