import { exactSampleSize, sampleSize } from './sample-size.ts';

/** Users of a test, of whom only a share ever meets the change. */
export interface Diluted {
  share: number;
  /** Rates of those who meet it and of the others. */
  met: number;
  others: number;
  /** On those who meet it. */
  effect: number;
}

const RULES = { alpha: 0.05, power: 0.8 };

/** Users to be assigned per group: if those who met the change are analyzed, and if everyone is. */
export function usersNeeded({ share, met, others, effect }: Diluted) {
  const baseline = share * met + (1 - share) * others;
  return {
    triggered: Math.round(exactSampleSize({ baseline: met, effect, ...RULES }) / share),
    everyone: sampleSize({ baseline, effect: share * effect, ...RULES }),
    overallEffect: share * effect,
  };
}
