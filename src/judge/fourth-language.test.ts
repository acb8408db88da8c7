import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** All that a new language is made of: two files in a folder of its own. */
const FILES = {
  'language.ts': `import type { Language } from '#judge/language.ts';

export const language: Language = {
  id: 'echo',
  label: 'Echo',
  order: { selector: 4, ask: 5 },
  isRequired: false,
  extension: 'echo',
  solutionFile: 'solution.echo',
  lineComment: '--',
  timeFactor: 3,
  editorMode: async () => [],
  starter: () => '',
};
`,
  'node.ts': `import type { LanguageNode } from '#judge/node/language-node.ts';

/** Whatever the program: it answers its first argument. */
const create = () => ({
  warm: async () => {},
  compile: async () => ({ ok: true as const }),
  run: async (input: string) => ({
    kind: 'answer' as const,
    output: JSON.stringify(Object.values(JSON.parse(input))[0]),
    stdout: '',
    ms: 0,
  }),
  dispose: () => {},
});

export const node: LanguageNode = { page: { name: 'echo', source: import.meta.url, create } };
`,
};

/** What the command line does: looks the language up, takes its runner and its limits, and judges. */
const JUDGE = `
const { languageOf, languagesOf, LANGUAGES } = await import('#judge/languages.ts');
const { languageNodes } = await import('#judge/node/language-node.ts');
const { timeLimits } = await import('#judge/limits.ts');
const { judge } = await import('#judge/flow.ts');
const { taskSchema } = await import('#judge/task.ts');
const task = taskSchema.parse({
  signature: { kind: 'function', name: 'f', params: [{ name: 'x', type: 'int[]' }], returns: 'int[]' },
  timeLimitMs: 100,
});
const { verdict, passed, total } = await judge({
  runner: (await languageNodes()).get('echo').page.create(),
  task,
  source: '',
  tests: [{ input: { x: [1, 2] }, expected: [1, 2] }, { input: { x: [3] }, expected: [4] }],
  mode: 'run',
  ...timeLimits(task, languageOf('echo')),
});
const offered = languagesOf({ solutions: { python: {}, echo: {} } }).map(({ id }) => id);
const labels = LANGUAGES.map(({ label }) => label);
console.log(JSON.stringify({ labels, offered, verdict, passed, total }));
`;

/** As Vite sees them, for the page. */
const LIST = `
const { createServer } = await import('vite');
const server = await createServer({
  configFile: false, logLevel: 'silent', appType: 'custom', server: { middlewareMode: true, ws: false },
});
const { LANGUAGES } = await server.ssrLoadModule('/src/judge/languages.ts');
console.log(JSON.stringify(LANGUAGES.map(({ label }) => label)));
await server.close();
`;

let copy: string;

/** Runs a module in the copy, as plain Node does. */
const run = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: copy,
      encoding: 'utf8',
      // Not a test of its own.
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
    }),
  );

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'dryrun-fourth-'));
  for (const part of ['package.json', 'src/base', 'src/judge']) {
    cpSync(part, join(copy, part), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
  const folder = join(copy, 'src/judge/languages/echo');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const LABELS = ['Java', 'Python', 'C++', 'Echo'];

test('a language that is a folder of its own, and nothing else, is listed and judged', () => {
  expect(run(JUDGE)).toEqual({
    labels: LABELS,
    offered: ['python', 'echo'],
    verdict: 'Wrong Answer',
    passed: 1,
    total: 2,
  });
});

test('pages list it too', { timeout: 60_000 }, () => {
  expect(run(LIST)).toEqual(LABELS);
});
