import { seededRandom } from '../random.ts';
import { times } from '../summary.ts';

/** Somebody who may leave. */
export interface Subscriber {
  skipped: number;
  months: number;
  leaves: boolean;
}

export type Feature = 'skipped' | 'months';

/** A hundred invented subscribers: those who skip boxes leave, and newcomers somewhat more often. */
export function subscribers(): Subscriber[] {
  const random = seededRandom(21);
  return times(100, () => {
    const skipped = Math.floor(random() ** 1.4 * 9);
    const months = 1 + Math.floor(random() * 24);
    const risk = (skipped >= 4 ? 0.6 : 0.03) + (months <= 3 ? 0.3 : 0);
    return { skipped, months, leaves: random() < risk };
  });
}

/** Gini impurity of a group with a share that leaves. */
export const gini = (share: number): number => 2 * share * (1 - share);

const shareOf = (people: readonly Subscriber[]): number =>
  people.length === 0 ? 0 : people.filter(({ leaves }) => leaves).length / people.length;

/** Both sides of a question, and how much purer they are than the whole. */
export function splitAt(people: readonly Subscriber[], feature: Feature, limit: number) {
  const sides = [
    people.filter((person) => person[feature] >= limit),
    people.filter((person) => person[feature] < limit),
  ].map((side) => ({
    people: side.length,
    leaving: side.filter(({ leaves }) => leaves).length,
    share: shareOf(side),
  }));
  const after = sides.reduce(
    (sum, side) => sum + (side.people / Math.max(1, people.length)) * gini(side.share),
    0,
  );
  return { sides, gain: gini(shareOf(people)) - after };
}

/** The question with the largest gain. */
export function bestSplit(people: readonly Subscriber[], limits: Record<Feature, readonly number[]>) {
  const all = (['skipped', 'months'] as const).flatMap((feature) =>
    limits[feature].map((limit) => ({ feature, limit, gain: splitAt(people, feature, limit).gain })),
  );
  return all.reduce<(typeof all)[number] | undefined>(
    (best, next) => (best && best.gain >= next.gain ? best : next),
    undefined,
  );
}
