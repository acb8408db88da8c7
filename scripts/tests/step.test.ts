import { beforeEach, expect, it, vi } from 'vitest';
import type { Command } from './commands.ts';
import { lastLine, run, runLanes, type Step } from './step.ts';

let printed: string;
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    printed += `${text}\n`;
  });
});

const node = (code: string): Command => [process.execPath, '-e', code];
const step = (name: string, code: string, more: Partial<Step> = {}): Step => ({
  name,
  command: node(code),
  ...more,
});

it('counts what a step reports, and says what it took', async () => {
  const outcome = await run(step('checks', "console.log('3 passed, 1 failed')", { counts: lastLine }), false);
  expect(outcome).toMatchObject({ name: 'checks', passed: 3, failed: 1 });
  expect(outcome.seconds).toBeGreaterThan(0);
  expect(printed).toMatch(/── checks: node -e[\s\S]*3 passed, 1 failed\n── checks: \d+\.\d s/);
});

it.each<[string, Step]>([
  [
    'ends badly though nothing failed',
    step('a', "console.log('3 passed, 0 failed'); process.exit(1)", { counts: lastLine }),
  ],
  ['ends badly and reports nothing', step('a', 'process.exit(2)')],
  ['leaves no report', step('a', '', { counts: () => JSON.parse('') })],
  ['prints no counts', step('a', '', { counts: lastLine })],
  ['cannot be started', { name: 'a', command: ['no-such-program-of-dryrun'] }],
])('a step that %s has failed', async (_, broken) => {
  expect((await run(broken, false)).failed).toBe(1);
});

it('tells what failed: from its report, or the end of what was printed', async () => {
  const fails = "console.log('a line'); console.error('two.ts: broken'); process.exit(1)";
  expect((await run(step('a', fails), false)).failures.sort()).toEqual(['a line', 'two.ts: broken']);
  expect((await run(step('a', fails, { failures: () => ['the test'] }), false)).failures).toEqual([
    'the test',
  ]);
  expect((await run(step('a', fails, { failures: () => JSON.parse('') }), false)).failures).toHaveLength(2);
  expect((await run(step('a', '', { failures: () => ['the test'] }), false)).failures).toEqual([]);
});

it('gives a step its environment, and runs nothing of one that is left out', async () => {
  const fails = "process.exit(process.env.ROUND_TRIPS === '200' ? 0 : 1)";
  expect((await run(step('a', fails, { env: { ROUND_TRIPS: '200' } }), false)).failed).toBe(0);
  expect(await run(step('a', fails, { leftOut: 'nothing changed' }), false)).toMatchObject({
    failed: 0,
    leftOut: 'nothing changed',
  });
});

it('ends a lane, and no other, at a step that is needed and failed', async () => {
  const outcomes = await runLanes([
    [
      step('runs', ''),
      step('fails', 'process.exit(1)'),
      step('needed', 'process.exit(1)', { needed: true }),
      step('never', ''),
    ],
    [step('beside', '')],
  ]);
  expect(outcomes.map(({ name }) => name)).toEqual(['runs', 'fails', 'needed', 'beside']);
});
