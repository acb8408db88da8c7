import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const REPORTS = '.cache/reports';

interface Counts {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: string;
  /** Reads the runner's own report; steps without one only pass or fail as a whole. */
  counts?: (output: string) => Counts;
}

function readReport(file: string) {
  return JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8'));
}

/** Counts of our own checks, which end with `N passed, N failed`. */
function lastLine(output: string): Counts {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1) };
}

const steps: Step[] = [
  { name: 'runtimes', command: 'node scripts/build-runtimes.ts' },
  { name: 'types', command: 'react-router typegen && tsc --noEmit && tsc -p tsconfig.cores.json' },
  { name: 'lint', command: 'biome check --error-on-warnings .' },
  {
    name: 'layers',
    command: 'depcruise src content-tools scripts bench e2e --config .dependency-cruiser.mjs',
  },
  { name: 'unused code', command: 'knip' },
  { name: 'known holes', command: 'node scripts/audit.ts' },
  {
    name: 'unit tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${REPORTS}/unit.json`,
    counts: () => {
      const { numPassedTests, numFailedTests, numTotalTests } = readReport('unit.json');
      // A file that could not even be loaded counts no test of its own.
      return { passed: numPassedTests, failed: Math.max(numFailedTests, numTotalTests === 0 ? 1 : 0) };
    },
  },
  {
    name: 'content',
    command: 'node scripts/check-content.ts',
    counts: lastLine,
  },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'sizes', command: 'node scripts/check-sizes.ts', counts: lastLine },
  {
    name: 'browser tests',
    command: 'playwright test',
    counts: () => {
      const { expected, unexpected, flaky } = readReport('browser.json').stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  },
];

/** Runs one step, showing its output as it comes. */
function run(step: Step): Counts {
  const started = performance.now();
  console.log(`\n── ${step.name}: ${step.command}`);
  const capture = step.counts === lastLine;
  const result = spawnSync(step.command, {
    shell: true,
    stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (capture) process.stdout.write(result.stdout);
  console.log(`── ${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const broken = result.status !== 0;
  try {
    const counts = step.counts?.(result.stdout ?? '') ?? { passed: 0, failed: 0 };
    // A runner that fails without a failed test (a crash, a type error) is a failure all the same.
    return { ...counts, failed: broken ? Math.max(1, counts.failed) : counts.failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const total: Counts = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
for (const step of steps) {
  const { passed, failed } = run(step);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(step.name);
  // Without a build there is nothing for the browser to open.
  if (failed > 0 && step.name === 'build') break;
}
console.log(failedSteps.length > 0 ? `\nfailed: ${failedSteps.join(', ')}` : '');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
