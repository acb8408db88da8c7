import { checkInput } from '#judge/check-input.ts';
import { expandValue } from '#judge/generate.ts';
import { formatJson } from '#judge/json.ts';
import type { Runner } from '#judge/runner.ts';
import type { Json, JudgeTask } from '#judge/task.ts';
import type { GrowthPoint } from './fit.ts';
import { canScale, scaleInput, sizeOf } from './scale-input.ts';

/** Sizes in relation to the question's own large test. Beyond it a quick program is still measured, within reason. */
const FACTORS = Array.from({ length: 11 }, (_, index) => 2 ** (index - 6));
/** Large enough for the smallest part of it to be an input still. */
const LEAST_SIZE = 200;
const MOST_VALUES = 200_000;
/** A size that takes longer than this is the last one, milliseconds. */
const LONG_ENOUGH_MS = 300;
const RUN_LIMIT_MS = 4000;
/** The quickest of a few runs counts, as many as fit into this. */
const REPEAT_MS = 60;
const REPEATS = 5;
const CANDIDATES = 6;

export interface GrowthRequest {
  runner: Runner;
  task: JudgeTask;
  source: string;
  /** The reference solution in the same language, measured beside it. */
  reference: string;
  tests: { input: Record<string, Json> }[];
  signal?: AbortSignal;
  /** Told after each measured size. `done` counts up to `total`, which is the most there may be. */
  onProgress?: (done: number, total: number) => void;
}

export interface Growth {
  own: GrowthPoint[];
  reference: GrowthPoint[];
}

interface Sized {
  n: number;
  text: string;
}

/** The input at one factor; undefined where there is no such input, as when there are not so many distinct numbers. */
function sized(task: JudgeTask, input: Record<string, Json>, factor: number): Sized | undefined {
  try {
    const expanded = expandValue(scaleInput(input, factor));
    const n = sizeOf(expanded);
    const valid = Object.keys(checkInput(task.signature, expanded)).length === 0;
    return valid && n <= MOST_VALUES ? { n, text: formatJson(expanded) } : undefined;
  } catch {
    return;
  }
}

/** The inputs that can grow, the largest first. */
function candidates(tests: GrowthRequest['tests']): Record<string, Json>[] {
  return tests
    .filter(({ input }) => canScale(input))
    .map(({ input }) => ({ input, size: sizeOf(expandValue(input)) }))
    .filter(({ size }) => size >= LEAST_SIZE)
    .sort((a, b) => b.size - a.size)
    .slice(0, CANDIDATES)
    .map(({ input }) => input);
}

async function compile({ runner, task, signal }: GrowthRequest, source: string): Promise<void> {
  const compiled = await runner.compile(task.signature, source, signal);
  if (!compiled.ok) throw new Error('The program could not be compiled.');
}

/** The quickest of a few runs; undefined where the program has no answer. */
async function timeOf({ runner, signal }: GrowthRequest, { text }: Sized): Promise<number | undefined> {
  let best: number | undefined;
  let spent = 0;
  for (let run = 0; run < REPEATS && spent < REPEAT_MS; run += 1) {
    const outcome = await runner.run(text, { timeLimitMs: RUN_LIMIT_MS, signal });
    if (outcome.kind !== 'answer') return;
    best = Math.min(best ?? outcome.ms, outcome.ms);
    spent += Math.max(1, outcome.ms);
  }
  return best;
}

/** Milliseconds at the largest size of those tried; undefined where the reference solution fails: scaling may break what a question promises. */
async function weigh(request: GrowthRequest, input: Record<string, Json>): Promise<number | undefined> {
  let last: number | undefined;
  for (const factor of [1 / 16, 1, 4]) {
    const at = sized(request.task, input, factor);
    // The largest sizes need not exist.
    if (!at && factor > 1) continue;
    const outcome =
      at && (await request.runner.run(at.text, { timeLimitMs: RUN_LIMIT_MS, signal: request.signal }));
    if (outcome?.kind !== 'answer') return;
    last = outcome.ms;
  }
  return last;
}

/** The input that costs the reference solution most as it grows. */
async function choose(request: GrowthRequest): Promise<Record<string, Json> | undefined> {
  let chosen: { input: Record<string, Json>; ms: number } | undefined;
  for (const input of candidates(request.tests)) {
    const ms = await weigh(request, input);
    if (ms !== undefined && ms > (chosen?.ms ?? -1)) chosen = { input, ms };
  }
  return chosen?.input;
}

/**
 * Times a program, and the reference solution beside it, on one of the question's large tests in growing sizes. Undefined where no
 * test can be scaled. Rejects when the signal aborts.
 */
export async function measureGrowth(request: GrowthRequest): Promise<Growth | undefined> {
  const { task, source, reference, onProgress } = request;
  await compile(request, reference);
  const input = await choose(request);
  if (!input) return;
  const total = 2 * FACTORS.length;
  const series = async (done: number): Promise<GrowthPoint[]> => {
    const points: GrowthPoint[] = [];
    for (const [index, factor] of FACTORS.entries()) {
      const at = sized(task, input, factor);
      const ms = at && (await timeOf(request, at));
      onProgress?.(done + index + 1, total);
      if (!at || ms === undefined) break;
      // Rounding gives some of the smallest sizes twice.
      if (at.n > (points.at(-1)?.n ?? 0)) points.push({ n: at.n, ms });
      if (ms > LONG_ENOUGH_MS) break;
    }
    return points;
  };
  const references = await series(0);
  await compile(request, source);
  return { own: await series(FACTORS.length), reference: references };
}
