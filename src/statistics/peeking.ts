import { twoSidedP } from './normal.ts';
import { normalValue } from './random.ts';

/** The z values of one test without any effect, at equally spaced looks. */
export function zAtLooks(looks: number, random: () => number): number[] {
  let sum = 0;
  return Array.from({ length: looks }, (_, index) => {
    sum += normalValue(random);
    return sum / Math.sqrt(index + 1);
  });
}

/** Of so many tests without any effect, the share in which some look has a p-value below `alpha`. */
export function falseAlarms(tests: number, looks: number, alpha: number, random: () => number): number {
  let alarms = 0;
  for (let test = 0; test < tests; test++)
    if (zAtLooks(looks, random).some((z) => twoSidedP(z) < alpha)) alarms++;
  return alarms / tests;
}
