import { normalValue } from './random.ts';
import { deviation, mean, times } from './summary.ts';

/** A test that switches one market on and off. */
export interface Switching {
  /** Hours between draws of the version. */
  block: number;
  /** Hours in which most of a switch’s effect arrives, and most of the old one’s fades. */
  carryover: number;
  /** Hours at the start of each block that are left out. */
  skipped: number;
}

export const TRUE_EFFECT = 1;
const HOURS = 14 * 24;
/** How far the weather of one hour is still that of the next. */
const MEMORY = 0.9;
const NOISE = 0.5;

/** The estimate of one two-week test; nothing where one of the versions never came. */
export function estimateOnce(
  { block, carryover, skipped }: Switching,
  random: () => number,
): number | undefined {
  const pace = carryover === 0 ? 1 : 1 - Math.exp(-1 / carryover);
  let [isOn, level, weather] = [false, 0, 0];
  const seen: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (let hour = 0; hour < HOURS; hour++) {
    if (hour % block === 0) isOn = random() < 0.5;
    level += pace * ((isOn ? TRUE_EFFECT : 0) - level);
    weather = MEMORY * weather + NOISE * normalValue(random);
    if (hour % block >= skipped) seen[isOn ? 'on' : 'off'].push(level + weather);
  }
  return seen.on.length > 0 && seen.off.length > 0 ? mean(seen.on) - mean(seen.off) : undefined;
}

/** Mean and scatter of the estimates of many such tests. */
export function repeated(switching: Switching, tests: number, random: () => number) {
  const estimates = times(tests, () => estimateOnce(switching, random)).filter(
    (value) => value !== undefined,
  );
  return { estimates, mean: mean(estimates), scatter: deviation(estimates) };
}
