import { normalValue } from './random.ts';
import { mean, times } from './summary.ts';

/** What somebody reached in two months. */
export interface TwoMonths {
  first: number;
  second: number;
}

const LEVEL = 70;
const SPREAD = 10;

/** People whose result is part skill, which stays, and part luck, which doesn’t. */
export function drawPeople(people: number, luck: number, random: () => number): TwoMonths[] {
  return times(people, () => {
    const skill = Math.sqrt(1 - luck) * normalValue(random);
    const result = () => LEVEL + SPREAD * (skill + Math.sqrt(luck) * normalValue(random));
    return { first: result(), second: result() };
  });
}

/** Means of both months of those who were lowest in the first one. */
export function lowest(people: readonly TwoMonths[], share: number) {
  const chosen = people
    .toSorted((a, b) => a.first - b.first)
    .slice(0, Math.max(1, Math.round(share * people.length)));
  return {
    chosen,
    first: mean(chosen.map(({ first }) => first)),
    second: mean(chosen.map(({ second }) => second)),
  };
}
