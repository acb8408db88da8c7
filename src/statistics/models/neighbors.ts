import { normalValue } from '../random.ts';
import { times } from '../summary.ts';

/** Somebody with a tenure in days and boxes skipped, who stayed or left. */
export interface Neighbor {
  days: number;
  skipped: number;
  left: boolean;
}

/** Whoever skips leaves, whatever the tenure. */
export const drawNeighbors = (count: number, random: () => number): Neighbor[] =>
  times(count, () => {
    const skipped = 8 * random();
    return { days: 700 * random(), skipped, left: skipped + 1.2 * normalValue(random) > 4.2 };
  });

const SCALE = { days: 700, skipped: 8 };

/** The share of leavers among the k nearest, with raw or scaled distances. */
export function shareNearby(
  all: readonly Neighbor[],
  { days, skipped }: Pick<Neighbor, 'days' | 'skipped'>,
  k: number,
  isScaled: boolean,
): number {
  const [wide, tall] = isScaled ? [SCALE.days, SCALE.skipped] : [1, 1];
  const nearest = all
    .map((other) => ({
      left: other.left,
      distance: ((other.days - days) / wide) ** 2 + ((other.skipped - skipped) / tall) ** 2,
    }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, k);
  return nearest.filter(({ left }) => left).length / Math.max(1, nearest.length);
}

/** The share of people whom the majority of their neighbors in `known` classes rightly. */
export const accuracy = (
  known: readonly Neighbor[],
  people: readonly Neighbor[],
  k: number,
  isScaled: boolean,
): number =>
  people.filter((person) => shareNearby(known, person, k, isScaled) > 0.5 === person.left).length /
  Math.max(1, people.length);
