import { normalCdf, normalQuantile } from './normal.ts';

/** A test of two rates that is still to be run. */
export interface Plan {
  /** Rate without the change, between 0 and 1. */
  baseline: number;
  /** The smallest difference worth finding, in the same unit: 0.01 is one percentage point. */
  effect: number;
  /** How often a difference may be claimed where there is none, on either side. */
  alpha: number;
  /** How often a difference of `effect` is to be found. */
  power: number;
}

const variance = (rate: number): number => rate * (1 - rate);

/** The two standard deviations of a difference: where both groups share a rate, and where they differ by `effect`. */
function deviations({ baseline, effect }: Pick<Plan, 'baseline' | 'effect'>) {
  const changed = baseline + effect;
  return {
    same: Math.sqrt(2 * variance((baseline + changed) / 2)),
    different: Math.sqrt(variance(baseline) + variance(changed)),
  };
}

/** Users that each of two equal groups needs, not rounded: for what is multiplied further. */
export function exactSampleSize(plan: Plan): number {
  const { same, different } = deviations(plan);
  const reach = normalQuantile(1 - plan.alpha / 2) * same + normalQuantile(plan.power) * different;
  return (reach / plan.effect) ** 2;
}

/** Users that each of two equal groups needs. */
export const sampleSize = (plan: Plan): number => Math.ceil(exactSampleSize(plan));

/** How often a test with so many users in each group finds a difference of `effect`, in its direction. */
export function powerOf({ baseline, effect, alpha }: Omit<Plan, 'power'>, users: number): number {
  const { same, different } = deviations({ baseline, effect });
  const found = Math.abs(effect) * Math.sqrt(users) - normalQuantile(1 - alpha / 2) * same;
  return normalCdf(found / different);
}
