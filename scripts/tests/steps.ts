import { type Command, npm, script, tool } from './commands.ts';
import { browserCounts, browserFailures, REPORTS, unitCounts, unitFailures } from './reports.ts';
import { lastLine, type Step } from './step.ts';

interface Wanted {
  /** Without any shortcut: all slow files, every verdict afresh, full counts. */
  all: boolean;
  /** Slow test files to run. */
  slow: readonly string[];
}

/** How many generated resumes are set and read back a template in a full run. */
const FULL_ROUND_TRIPS = '200';

/** The part that says which browser tests are known to be green. */
export const BROWSER_PREPARED = 'browser tests: known';

const FOLDERS = ['src', 'content-tools', 'scripts', 'bench', 'e2e'];

const vitest = (name: string, ...args: string[]): Command =>
  tool(
    'vitest',
    'vitest',
    ...['run', '--project', name, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${REPORTS}/${name}.json`,
    ...args,
  );

const unitReport = (name: string) => ({ counts: unitCounts(name), failures: unitFailures(name) });

function browser(project: string): Step {
  return {
    name: `browser tests: ${project}`,
    command: tool('@playwright/test', 'playwright', 'test', `--project=${project}`, '--no-deps'),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${project}.json`, BROWSER_GREEN: '1' },
    counts: browserCounts(project),
    failures: browserFailures(project),
  };
}

/** What needs nothing but the sources. */
const STATIC: Step[] = [
  { name: 'lock file', command: script('scripts/check-lock.ts'), counts: lastLine },
  { name: 'route types', command: tool('@react-router/dev', 'react-router', 'typegen') },
  { name: 'types', command: tool('typescript', 'tsc', '--noEmit') },
  { name: 'types of the cores', command: tool('typescript', 'tsc', '-p', 'tsconfig.cores.json') },
  { name: 'lint', command: tool('@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.') },
  {
    name: 'layers',
    command: tool('dependency-cruiser', 'depcruise', ...FOLDERS, '--config', '.dependency-cruiser.mjs'),
  },
  { name: 'unused code', command: tool('knip', 'knip') },
  { name: 'known vulnerabilities', command: script('scripts/audit.ts') },
];

/** Under these the browser tests are other tests: none is known to be green, see `e2e/test.ts`. */
const isHindered = ['SLOW_CPU', 'SLOW_STORAGE', 'SLOW_TRANSACTIONS'].some((name) => process.env[name]);

/** Why the slow files are not run, for the log; undefined where they are. */
function whyNoSlow(slow: readonly string[]): string | undefined {
  if (slow.length === 0) return 'nothing that the slow files import has changed since they passed';
  if (process.platform === 'linux') return undefined;
  return `not run on ${process.platform}: they judge natively too, with python3, g++ and javac as Linux has them. Run them there`;
}

/** Whether the kept files of the Java runtime are what their sources make; without Maven or the JDK it says so and passes. */
const JAVA_AGAIN: Step = {
  name: 'Java runtime built anew',
  command: script('runtimes/java/build.mjs', '--check'),
};

/**
 * The parts of `npm test` in their order. Lanes of one stage run side by side: only what measures no time, and together no more
 * than two cores' worth. Tests fill the cores by themselves, so each of their steps has a stage of its own.
 */
export function stages({ all, slow }: Wanted): Step[][][] {
  return [
    [[{ name: 'runtimes', command: script('scripts/build-runtimes.ts'), needed: true }]],
    ...(all ? [[[JAVA_AGAIN]]] : []),
    [
      [
        { name: 'build', command: npm('run', '--silent', 'build'), needed: true },
        { name: 'sizes', command: script('scripts/check-sizes.ts'), counts: lastLine },
      ],
      STATIC,
    ],
    [[{ name: 'unit tests', command: vitest('quick'), ...unitReport('quick') }]],
    [
      [
        {
          name: 'slow unit tests',
          command: vitest('slow', ...slow),
          env: all ? { ROUND_TRIPS: FULL_ROUND_TRIPS } : {},
          ...unitReport('slow'),
          leftOut: whyNoSlow(slow),
        },
      ],
    ],
    [
      [
        {
          name: 'content',
          command: script('scripts/check-content.ts', ...(all ? ['--all'] : [])),
          counts: lastLine,
        },
      ],
    ],
    [
      [
        {
          name: BROWSER_PREPARED,
          command: script('scripts/prepare-browser-tests.ts', ...(all || isHindered ? ['--all'] : [])),
          needed: true,
        },
      ],
    ],
    [[browser('app')]],
    [[browser('judge')]],
  ];
}
