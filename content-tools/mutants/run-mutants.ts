import { judge } from '#judge/flow.ts';
import type { Runner } from '#judge/runner.ts';
import type { JudgeTask, JudgeTest } from '#judge/task.ts';
import { type Mutant, makeMutants } from './make-mutants.ts';

export interface MutationResult {
  total: number;
  survivors: Omit<Mutant, 'source'>[];
}

/** Milliseconds a mutant may take on a test beyond a multiple of what the solution took; a mutant that is that slow is as good as wrong. */
const SLACK_MS = 300;
const TIMES_SLOWER = 10;
/** However slow the solution. */
const LONGEST_MS = 10_000;

/** Judges with the tests in the order that finds a mistake soonest: the quickest first. Says how long the slowest took. */
async function timedTests(runner: Runner, task: JudgeTask, source: string, tests: JudgeTest[]) {
  const report = await judge({ runner, task, source, tests, mode: 'submit', timeLimitMs: LONGEST_MS });
  if (report.verdict !== 'Accepted') return;
  const times = report.cases.map(({ ms }) => ms);
  const order = tests.map((test, index) => ({ test, ms: times[index] ?? 0 }));
  return {
    tests: order.sort((a, b) => a.ms - b.ms).map(({ test }) => test),
    slowestMs: Math.max(...times),
  };
}

/** Runs the mutants of a Python solution against the (expanded) tests; nothing when the solution itself is not accepted. */
export async function runMutants(
  runner: Runner,
  task: JudgeTask,
  source: string,
  tests: JudgeTest[],
): Promise<MutationResult | undefined> {
  const timed = await timedTests(runner, task, source, tests);
  if (!timed) return;
  const mutants = makeMutants(source);
  const survivors: MutationResult['survivors'] = [];
  for (const { line, text, source: mutated } of mutants) {
    const { verdict } = await judge({
      runner,
      task,
      source: mutated,
      tests: timed.tests,
      mode: 'submit',
      timeLimitMs: Math.min(LONGEST_MS, SLACK_MS + TIMES_SLOWER * timed.slowestMs),
    });
    if (verdict === 'Accepted') survivors.push({ line, text });
  }
  return { total: mutants.length, survivors };
}
