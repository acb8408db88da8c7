import type { Replay } from './replay.ts';

/** The last step of a line of a call, whatever it calls meanwhile. */
function endOf(replay: Replay, step: number): number {
  const call = replay.call(step);
  for (let next = step + 1; next < replay.length; next += 1) {
    if (replay.call(next) === call && replay.operation(next)?.[0] !== 'b') return next - 1;
    if (replay.depth(next) < replay.depth(step)) return next - 1;
  }
  return replay.length - 1;
}

/** The steps at which some lines are about to run, or have run. */
export function keySteps(replay: Replay, lines: readonly number[], moment: 'before' | 'after'): number[] {
  const found: number[] = [];
  for (let step = 0; step < replay.length; step += 1) {
    if (replay.operation(step)?.[0] !== 'l' || !lines.includes(replay.line(step))) continue;
    found.push(moment === 'before' ? Math.max(0, step - 1) : endOf(replay, step));
  }
  return found;
}
