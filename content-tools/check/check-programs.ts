import { measureMachine } from '#judge/calibration.ts';
import { judge } from '#judge/flow.ts';
import { languageOf } from '#judge/languages.ts';
import { timeLimits } from '#judge/limits.ts';
import type { Runner } from '#judge/runner.ts';
import type { JudgeTask, JudgeTest } from '#judge/task.ts';
import type { Report } from '#judge/verdict.ts';
import type { Filed } from './filed-programs.ts';
import type { Problem } from './problem.ts';

/** What a report's failure says, on one line that can be acted on. */
function explain({ failure, diagnostics }: Report): string {
  const diagnostic = diagnostics[0];
  if (diagnostic) return `${diagnostic.line ? `line ${diagnostic.line}: ` : ''}${diagnostic.message}`;
  if (!failure) return '';
  const short = (text: string) => (text.length > 200 ? `${text.slice(0, 200)}…` : text);
  const input = Object.entries(failure.input).map(([name, value]) => `${name} = ${short(value)}`);
  return [
    failure.message,
    input.length > 0 ? `input ${input.join(', ')}` : undefined,
    failure.actual === undefined ? undefined : `answered ${short(failure.actual)}`,
    failure.expected === undefined ? undefined : `expected ${short(failure.expected)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

const CURES: Partial<Record<Report['verdict'], string>> = {
  Accepted: 'add a test that tells it from a right program, or file it elsewhere',
};

const SLOW_CURES: typeof CURES = {
  Accepted: 'it takes less than twice the limit; make the largest test larger, or file it elsewhere',
};

/** A right program leaves this many times its own time to the others of its class. */
const ROOM = 4;
/** A slow program takes this many limits at the least: on a machine in a better mood it would be accepted otherwise. */
const TOO_SLOW = 2;
/** The quickest of so many tries counts, as the machine does other things too. */
const TRIES = 5;

interface Checking {
  program: Filed;
  source: string;
  task: JudgeTask;
  /** Expanded. */
  tests: JudgeTest[];
  runner: Runner;
  /** Name of what judges. */
  by: string;
  /** Whether a right program must leave room below the limit. */
  room: boolean;
  /** Whether it may as well be too slow for the largest tests. */
  mayBeSlow?: boolean;
  /** How many times the question's limit it may take; 1 by what the limit is written for. */
  patience?: number;
}

function tooSlow(
  { program: { file, language }, by, patience = 1 }: Checking,
  ms: number,
  limit: number,
): Problem {
  const least = Math.ceil((ms * ROOM) / languageOf(language).timeFactor / patience / 10) * 10;
  return {
    file,
    field: 'time',
    message:
      `takes ${ms.toFixed(0)} ms of ${limit} by ${by}, more than a quarter: make it faster or the largest test smaller, ` +
      `or raise timeLimitMs in question.md to ${least} and see that the slow programs still exceed it`,
  };
}

/** How many times slower the machine is just now than the one that limits are set on, below 1 where it is quicker; 1 where it cannot be measured. */
async function slowness({ program, runner }: Checking): Promise<number> {
  const language = languageOf(program.language);
  const [ms, reference] = [await measureMachine(language, runner), language.calibration?.referenceMs];
  return ms && reference ? ms / reference : 1;
}

/**
 * Judges one program; a problem if the verdict is not the one it is filed under, or it takes too much of the limit for a right program
 * or too little for a slow one.
 * @param slow measures the machine when a program seems too slow, or a slow one not slow enough: whatever else the machine does is not
 *   the program's fault, nor is a quick machine its merit
 */
export async function checkProgram(checking: Checking, slow = slowness): Promise<Problem[]> {
  const { program, source, task, tests, runner, by, room } = checking;
  const { file, language, verdict, kind } = program;
  const patience = (checking.patience ?? 1) * (kind === 'slow' ? TOO_SLOW : 1);
  const limit = timeLimits(task, languageOf(language), patience).timeLimitMs;
  let best = Number.POSITIVE_INFINITY;
  let quickest = Number.POSITIVE_INFINITY;
  let factor = 1;
  for (let tries = 1; tries <= TRIES; tries++) {
    const limits = timeLimits(task, languageOf(language), patience * factor);
    const report = await judge({ runner, task, source, tests, mode: 'submit', ...limits });
    const late = report.verdict === 'Time Limit';
    if (checking.mayBeSlow && late) return [];
    const isAsFiled = report.verdict === verdict;
    const mayBeTheMachine = late || (kind === 'slow' && report.verdict === 'Accepted');
    if (!isAsFiled && !(mayBeTheMachine && tries < TRIES)) {
      const where = report.failure ? ` on test ${report.failure.index + 1} of ${report.total}` : '';
      const cure = (kind === 'slow' ? SLOW_CURES : CURES)[report.verdict] ?? explain(report);
      const message = `is ${report.verdict}${where} by ${by}, filed as ${verdict}: ${cure}`;
      return [{ file, field: 'verdict', message }];
    }
    if (isAsFiled) best = Math.min(best, report.ms / factor);
    if (isAsFiled && (verdict !== 'Accepted' || !room || best * ROOM <= limit)) return [];
    if (tries === TRIES) continue;
    // A right program has its whole limit on any machine; a slow one takes its limits as fast as the machine went at any time.
    const measured = await slow(checking);
    quickest = Math.min(quickest, measured);
    factor = kind === 'slow' ? quickest : Math.max(1, measured);
  }
  return [tooSlow(checking, best, limit)];
}
