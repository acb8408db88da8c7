import { checkInput } from '#judge/check-input.ts';
import { expandValue } from '#judge/generate.ts';
import { formatJson } from '#judge/json.ts';
import type { Runner } from '#judge/runner.ts';
import { type Json, type JudgeTask, runnableSignature } from '#judge/task.ts';
import type { GrowthPoint } from './fit.ts';
import { canScale, scaleInput, sizeOf } from './scale-input.ts';

/** The first size, in relation to the question's own large test. From there sizes double. */
const FIRST_FACTOR = 1 / 64;
/** So far whatever the times: a curve is drawn from as many sizes. */
const LEAST_FACTOR = 16;
/** And then until a run takes so long, milliseconds: by then growth shows on any clock, however fast the machine. */
const SHOWN_MS = 20;
/** Recipes make no more, and more would take longer to hand in than to measure. */
const MOST_VALUES = 1_000_000;
/** Milliseconds of the clock after which inputs are not made larger any more: some programs never take long. */
const PATIENCE_MS = 15_000;
/** Large enough for the smallest part of it to be an input still. */
const LEAST_SIZE = 200;
/** A size that takes longer than this is the last one, milliseconds. */
const LONG_ENOUGH_MS = 300;
const RUN_LIMIT_MS = 4000;
/** The quickest of a few runs counts, as many as fit into this, and two where one is not long in itself. */
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
  /** Milliseconds of a clock, for patience alone: runs tell their own time. */
  now?: () => number;
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
  const compiled = await runner.compile(runnableSignature(task), source, signal);
  if (!compiled.ok) throw new Error('The program didn’t compile.');
}

/** The quickest of a few runs; undefined where the program has no answer. */
async function timeOf({ runner, signal }: GrowthRequest, { text }: Sized): Promise<number | undefined> {
  let best: number | undefined;
  let spent = 0;
  for (let run = 0; run < REPEATS && spent < (run === 1 ? LONG_ENOUGH_MS : REPEAT_MS); run += 1) {
    const outcome = await runner.run(text, { timeLimitMs: RUN_LIMIT_MS, signal });
    if (outcome.kind !== 'answer') return;
    best = Math.min(best ?? outcome.ms, outcome.ms);
    spent += Math.max(1, outcome.ms);
  }
  return best;
}

/**
 * Milliseconds a value once time shows, or else at the largest size tried: the first programs of a new runtime are slow, and some
 * tests do not grow in time beyond a size. Undefined where the reference solution fails: scaling may break what a question promises.
 */
async function weigh(request: GrowthRequest, input: Record<string, Json>): Promise<number | undefined> {
  let weight: number | undefined;
  for (const factor of [1 / 16, 1, 4, LEAST_FACTOR]) {
    const at = sized(request.task, input, factor);
    // The largest sizes need not exist.
    if (!at && factor > 1) continue;
    const ms = at && (await timeOf(request, at));
    if (!at || ms === undefined) return factor > 4 ? weight : undefined;
    weight = ms / at.n;
    if (ms >= SHOWN_MS) break;
  }
  return weight;
}

/** The input that costs the reference solution most as it grows. */
async function choose(request: GrowthRequest): Promise<Record<string, Json> | undefined> {
  let chosen: { input: Record<string, Json>; weight: number } | undefined;
  for (const input of candidates(request.tests)) {
    const weight = await weigh(request, input);
    if (weight !== undefined && weight > (chosen?.weight ?? -1)) chosen = { input, weight };
  }
  return chosen?.input;
}

/** From the smallest to as large as an input may become. */
function factorsOf(input: Record<string, Json>): number[] {
  const size = sizeOf(expandValue(input));
  const most = Math.max(LEAST_FACTOR, MOST_VALUES / size);
  const doublings = Math.floor(Math.log2(most / FIRST_FACTOR));
  return Array.from({ length: doublings + 1 }, (_, index) => FIRST_FACTOR * 2 ** index);
}

/** Times one program in growing sizes until time shows. `onSize` is told how many there were. */
async function series(
  request: GrowthRequest,
  input: Record<string, Json>,
  onSize: (done: number) => void,
): Promise<GrowthPoint[]> {
  const now = request.now ?? (() => performance.now());
  const start = now();
  const points: GrowthPoint[] = [];
  for (const [index, factor] of factorsOf(input).entries()) {
    const at = sized(request.task, input, factor);
    const ms = at && (await timeOf(request, at));
    onSize(index + 1);
    if (!at || ms === undefined) break;
    // Rounding gives some of the smallest sizes twice.
    if (at.n > (points.at(-1)?.n ?? 0)) points.push({ n: at.n, ms });
    if (ms > LONG_ENOUGH_MS) break;
    if (factor >= LEAST_FACTOR && (ms >= SHOWN_MS || now() - start > PATIENCE_MS)) break;
  }
  return points;
}

/**
 * Times a program, and the reference solution beside it, on one of the question's large tests in growing sizes. Undefined where no
 * test can be scaled. Rejects when the signal aborts.
 */
export async function measureGrowth(request: GrowthRequest): Promise<Growth | undefined> {
  const { source, reference, onProgress } = request;
  await compile(request, reference);
  const input = await choose(request);
  if (!input) return;
  const most = factorsOf(input).length;
  const references = await series(request, input, (done) => onProgress?.(done, 2 * most));
  await compile(request, source);
  const own = await series(request, input, (done) => onProgress?.(most + done, 2 * most));
  return { own, reference: references };
}
