import type { Replay } from '#trace/replay.ts';

/** How often each line ran. */
export function lineRuns(replay: Replay): Map<number, number> {
  const runs = new Map<number, number>();
  for (let index = 0; index < replay.length; index += 1) {
    const operation = replay.operation(index);
    if (operation?.[0] === 'l') runs.set(operation[1], (runs.get(operation[1]) ?? 0) + 1);
  }
  return runs;
}

/** From 0 to 1, by the logarithm: a line in a loop stands out, one in a loop of a loop more. */
export const heatOf = (runs: number, most: number): number =>
  runs === 0 || most <= 1 ? 0 : Math.log(runs + 1) / Math.log(most + 1);
