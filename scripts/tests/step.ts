import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Command } from './commands.ts';

/** How many checks of a step held and how many did not. */
export interface Counts {
  passed: number;
  failed: number;
}

/** One part of `npm test`. */
export interface Step {
  name: string;
  command: Command;
  env?: Record<string, string>;
  /** Reads the runner's own report; a step without one only passes or fails as a whole. */
  counts?: (output: string) => Counts;
  /** What failed, a line or more each, read from the runner's own report; without it, the end of what was printed. */
  failures?: () => string[];
  /** Why the step has nothing to do; it is then not run and fails nobody. */
  leftOut?: string;
  /** Steps after this one need what it makes. */
  needed?: boolean;
}

export interface Outcome extends Counts {
  name: string;
  seconds: number;
  leftOut?: string;
  /** What failed, to be told once more at the end, where it is not lost in thousands of lines. */
  failures: string[];
}

/** Lines of a failed step that are repeated at the end. */
const MOST_LINES = 30;

/** Counts of our own checks, which end with `N passed, N failed`. */
export function lastLine(output: string): Counts {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return { passed: Number(passed ?? 0), failed: Number(failed ?? 1) };
}

function countsOf({ counts }: Step, output: string, broken: boolean): Counts {
  try {
    const { passed, failed } = counts?.(output) ?? { passed: 0, failed: 0 };
    // A runner that fails without a failed test (a crash, a type error) is a failure all the same.
    return { passed, failed: broken ? Math.max(1, failed) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function failuresOf({ failures }: Step, printed: string): string[] {
  try {
    const lines = failures?.() ?? [];
    if (lines.length > 0) return lines.slice(0, MOST_LINES);
  } catch {
    // No report: what was printed says more.
  }
  return printed.trimEnd().split('\n').slice(-MOST_LINES);
}

/**
 * Runs one step.
 * @param alone shows its output as it comes; of steps that run side by side each is shown whole when it ends
 */
export async function run(step: Step, alone: boolean): Promise<Outcome> {
  const { name, command, env, leftOut } = step;
  if (leftOut !== undefined) {
    console.log(`\n── ${name}: ${leftOut}`);
    return { name, passed: 0, failed: 0, seconds: 0, leftOut, failures: [] };
  }
  const [program, ...args] = command;
  const shown = [program === process.execPath ? 'node' : program, ...args].join(' ');
  const head = `\n── ${name}: ${shown}`;
  if (alone) console.log(head);
  const started = performance.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  });
  let output = '';
  let printed = '';
  const take = (stream: 'stdout' | 'stderr') =>
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      if (stream === 'stdout') output += text;
      printed += text;
      if (alone) process[stream].write(text);
    });
  take('stdout');
  take('stderr');
  const code = await once(child, 'close').then(
    ([status]) => status,
    (error: Error) => {
      const text = `${error.message}\n`;
      printed += text;
      if (alone) process.stderr.write(text);
      return 1;
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (!alone) console.log(`${head}\n${printed.trimEnd()}`);
  console.log(`── ${name}: ${seconds.toFixed(1)} s`);
  const counts = countsOf(step, output, code !== 0);
  return { name, seconds, ...counts, failures: counts.failed > 0 ? failuresOf(step, printed) : [] };
}

/** Runs steps side by side; of each lane one after the other, no further than a step that is needed and failed. */
export async function runLanes(lanes: readonly (readonly Step[])[]): Promise<Outcome[]> {
  const alone = lanes.length === 1;
  const ended = await Promise.all(
    lanes.map(async (lane) => {
      const outcomes: Outcome[] = [];
      for (const step of lane) {
        const outcome = await run(step, alone);
        outcomes.push(outcome);
        if (step.needed && outcome.failed > 0) break;
      }
      return outcomes;
    }),
  );
  return ended.flat();
}
