import type { Replay } from '#trace/replay.ts';

/** The steps at which each line ran. */
export function lineRuns(replay: Replay): Map<number, number[]> {
  const runs = new Map<number, number[]>();
  for (let index = 0; index < replay.length; index += 1) {
    const operation = replay.operation(index);
    if (operation?.[0] !== 'l') continue;
    const known = runs.get(operation[1]);
    if (known) known.push(index);
    else runs.set(operation[1], [index]);
  }
  return runs;
}

/** How many of the steps come no later than one. @param steps in their order */
export function runsUntil(steps: readonly number[], step: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((steps[middle] ?? 0) <= step) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From 0 to 1, by the logarithm: a line in a loop stands out, one in a loop of a loop more. */
export const heatOf = (runs: number, most: number): number =>
  runs === 0 || most <= 1 ? 0 : Math.log(runs + 1) / Math.log(most + 1);
