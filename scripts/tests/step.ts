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
  /** Why the step has nothing to do; it is then not run and fails nobody. */
  leftOut?: string;
  /** Steps after this one need what it makes. */
  needed?: boolean;
}

export interface Outcome extends Counts {
  name: string;
  seconds: number;
  leftOut?: string;
}

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

/**
 * Runs one step.
 * @param alone shows its output as it comes; of steps that run side by side each is shown whole when it ends
 */
export async function run(step: Step, alone: boolean): Promise<Outcome> {
  const { name, command, env, leftOut } = step;
  if (leftOut !== undefined) {
    console.log(`\n── ${name}: ${leftOut}`);
    return { name, passed: 0, failed: 0, seconds: 0, leftOut };
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
      if (alone) process[stream].write(text);
      else printed += text;
    });
  take('stdout');
  take('stderr');
  const code = await once(child, 'close').then(
    ([status]) => status,
    (error: Error) => {
      printed += `${error.message}\n`;
      return 1;
    },
  );
  const seconds = (performance.now() - started) / 1000;
  if (!alone || printed) console.log(`${alone ? '' : head}\n${printed.trimEnd()}`);
  console.log(`── ${name}: ${seconds.toFixed(1)} s`);
  return { name, seconds, ...countsOf(step, output, code !== 0) };
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
