import { mkdirSync, rmSync } from 'node:fs';
import { inputHash, keepGreen, readGreen, slowFiles } from './tests/green.ts';
import { keepGreenBrowser } from './tests/green-browser.ts';
import { greenFiles, REPORTS } from './tests/reports.ts';
import { type Outcome, runLanes } from './tests/step.ts';
import { BROWSER_PREPARED, stages } from './tests/steps.ts';

/** A line for each part with its time and counts. */
function table(outcomes: readonly Outcome[]): string {
  const width = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(({ name, seconds, passed, failed, leftOut }) => {
      const time = leftOut ? 'left out' : `${seconds.toFixed(1)} s`;
      const counts = passed + failed > 0 ? `${passed} passed, ${failed} failed` : '';
      return `${name.padEnd(width)}  ${time.padStart(9)}  ${counts}`.trimEnd();
    })
    .join('\n');
}

/**
 * `npm test`: everything that says whether a change may land. `npm run test:all`, which is `-- --all`, takes no shortcut and is
 * what a release runs. Prints each part's time; the last line is `N passed, N failed`.
 */
async function main(all: boolean): Promise<void> {
  const started = performance.now();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  // As they are before anything is built or tested.
  const hashes = Object.fromEntries(slowFiles().map((file) => [file, inputHash(file)]));
  const green = readGreen();
  const slow = Object.keys(hashes).filter((file) => all || hashes[file] !== green[file]);

  const outcomes: Outcome[] = [];
  for (const lanes of stages({ all, slow })) {
    const ended = await runLanes(lanes);
    outcomes.push(...ended);
    const needed = lanes.flat().filter((step) => step.needed);
    // Without runtimes and a build there is nothing to test.
    if (ended.some(({ name, failed }) => failed > 0 && needed.some((step) => step.name === name))) break;
  }
  if (outcomes.some(({ name, leftOut }) => name === 'slow unit tests' && !leftOut)) {
    const passed = greenFiles('slow').filter((file) => hashes[file] !== undefined);
    keepGreen(Object.fromEntries(passed.map((file) => [file, hashes[file] ?? ''])));
  }
  if (outcomes.some(({ name }) => name === BROWSER_PREPARED)) keepGreenBrowser();

  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  for (const { name, failures } of failed) console.log(`\n── ${name} failed:\n${failures.join('\n')}`);
  console.log(`\n${table(outcomes)}`);
  console.log(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
  if (failed.length > 0) console.log(`failed: ${failed.map(({ name }) => name).join(', ')}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

await main(process.argv.includes('--all'));
