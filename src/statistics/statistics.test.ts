import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { overallRate } from './mix.ts';
import { normalCdf, normalQuantile, twoSidedP } from './normal.ts';
import { falseAlarms } from './peeking.ts';
import { exactPermutation, isAsExtreme, meanDifference, permutedDifferences } from './permutation.ts';
import { compareRates } from './proportions.ts';
import { seededRandom, shuffled } from './random.ts';
import { MISMATCH_P, splitP } from './sample-ratio.ts';
import { powerOf, sampleSize } from './sample-size.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const because = `seed ${seed}`;

test('the normal distribution at its known values', () => {
  expect(normalCdf(0)).toBeCloseTo(0.5, 12);
  expect(normalCdf(1.959963984540054)).toBeCloseTo(0.975, 12);
  expect(normalCdf(-3)).toBeCloseTo(0.0013498980316301, 14);
  expect(twoSidedP(8) / 1.2441921148543639e-15).toBeCloseTo(1, 5);
  expect(normalQuantile(0.8)).toBeCloseTo(0.8416212335729143, 10);
  const random = seededRandom(seed);
  for (let draw = 0; draw < 200; draw++) {
    const share = random();
    expect(normalCdf(normalQuantile(share)), because).toBeCloseTo(share, 10);
  }
});

test('the course’s result: 1,000 and 1,085 of 10,000', () => {
  const result = compareRates({ users: 10_000, successes: 1000 }, { users: 10_000, successes: 1085 });
  expect(result.difference).toBeCloseTo(0.0085, 12);
  expect(result.z).toBeCloseTo(1.967, 3);
  expect(result.p).toBeCloseTo(0.0492, 4);
  expect(result.interval.low).toBeCloseTo(0.00003, 5);
  expect(result.interval.high).toBeCloseTo(0.01697, 5);
});

test('groups without users or successes have no z', () => {
  expect(compareRates({ users: 5, successes: 0 }, { users: 5, successes: 0 }).z).toBe(0);
});

test('the course’s sample sizes, and the rule of thumb beside them', () => {
  const plan = { baseline: 0.1, effect: 0.01, alpha: 0.05, power: 0.8 };
  expect(sampleSize(plan)).toBe(14_751);
  expect(sampleSize({ ...plan, effect: 0.005 })).toBe(57_763);
  expect(sampleSize({ ...plan, effect: 0.02 })).toBe(3841);
  expect(sampleSize({ ...plan, power: 0.9 })).toBe(19_747);
  expect((16 * 0.1 * 0.9) / 0.01 ** 2).toBeCloseTo(14_400, 6);
});

test('a test of the size that a power asks for has that power, and more users have more', () => {
  const random = seededRandom(seed);
  for (let draw = 0; draw < 100; draw++) {
    const plan = {
      baseline: 0.05 + 0.5 * random(),
      effect: 0.01 + 0.1 * random(),
      alpha: 0.01 + 0.09 * random(),
      power: 0.6 + 0.35 * random(),
    };
    const users = sampleSize(plan);
    expect(powerOf(plan, users), because).toBeGreaterThanOrEqual(plan.power - 1e-9);
    expect(powerOf(plan, users - 1), because).toBeLessThan(plan.power);
    expect(powerOf(plan, 2 * users), because).toBeGreaterThan(plan.power);
  }
});

test('power of the course’s test: with 10,000 a group it finds one point in 64% of cases', () => {
  const plan = { baseline: 0.1, effect: 0.01, alpha: 0.05 };
  expect(powerOf(plan, 10_000)).toBeCloseTo(0.636, 3);
  expect(powerOf({ ...plan, effect: 0.005 }, 10_000)).toBeCloseTo(0.214, 3);
});

const CONTROL = [12, 15, 11, 14];
const TREATMENT = [17, 16, 13, 20];

test('the lesson’s eight times: 70 divisions, and how many differ as much', () => {
  expect(meanDifference(CONTROL, TREATMENT)).toBe(3.5);
  expect(exactPermutation(CONTROL, TREATMENT)).toEqual({ divisions: 70, asExtreme: 8 });
});

test('random divisions come near the exact share', () => {
  const drawn = permutedDifferences(CONTROL, TREATMENT, 4000, seededRandom(seed));
  const share = drawn.filter((difference) => isAsExtreme(difference, 3.5)).length / drawn.length;
  expect(share, because).toBeGreaterThan(0.089);
  expect(share, because).toBeLessThan(0.14);
});

test('shuffling keeps the values', () => {
  const values = Array.from({ length: 30 }, (_, index) => index);
  expect(
    shuffled(values, seededRandom(seed)).toSorted((a, b) => a - b),
    because,
  ).toEqual(values);
});

test.each([
  [1, 0.05],
  [2, 0.083],
  [5, 0.142],
  [10, 0.193],
  [20, 0.248],
])('with %i looks at 5%% a test without effect is called significant in %f of cases', (looks, share) => {
  // 6,000 tests: five standard errors are at most 2.8 points.
  expect(falseAlarms(6000, looks, 0.05, seededRandom(seed)), because).toBeGreaterThan(share - 0.028);
  expect(falseAlarms(6000, looks, 0.05, seededRandom(seed)), because).toBeLessThan(share + 0.028);
});

test('the lesson’s splits: one is chance, the other isn’t', () => {
  expect(splitP(50_200, 49_800)).toEqual({ chiSquared: 1.6, p: expect.closeTo(0.206, 3) });
  expect(splitP(50_600, 49_400)).toEqual({ chiSquared: 14.4, p: expect.closeTo(0.000148, 6) });
  expect(splitP(506, 494).p).toBeCloseTo(0.704, 3);
  expect(splitP(50_600, 49_400).p).toBeLessThan(MISMATCH_P);
  expect(splitP(90_000, 10_000, 0.9).p).toBeCloseTo(1, 9);
});

test('the lesson’s paradox: better in both segments, worse together', () => {
  const control = [
    { users: 8000, rate: 0.15 },
    { users: 2000, rate: 0.05 },
  ];
  const treatment = [
    { users: 2000, rate: 0.16 },
    { users: 8000, rate: 0.06 },
  ];
  expect(overallRate(control)).toBeCloseTo(0.13, 12);
  expect(overallRate(treatment)).toBeCloseTo(0.08, 12);
  expect(
    overallRate([
      { users: 7000, rate: 0.16 },
      { users: 3000, rate: 0.06 },
    ]),
  ).toBeCloseTo(0.13, 12);
  expect(
    overallRate([
      { users: 8000, rate: 0.16 },
      { users: 2000, rate: 0.06 },
    ]),
  ).toBeCloseTo(0.14, 12);
  expect(overallRate([])).toBe(0);
});

test('the lesson’s assignment by hash gives the count that it prints', () => {
  const bucket = (user: string) =>
    createHash('sha256').update(`short-form:${user}`).digest().readBigUInt64BE(0) % 100n;
  const treated = Array.from({ length: 100_000 }, (_, number) => bucket(`u-${number}`) >= 50n);
  expect(treated.filter(Boolean)).toHaveLength(49_971);
});

test('figures that lessons give beside the main result', () => {
  // One trial less isn't significant; the 90% interval; a tenth of the users and four times as many.
  expect(compareRates({ users: 10_000, successes: 1000 }, { users: 10_000, successes: 1084 }).z).toBeCloseTo(
    1.944,
    3,
  );
  const at = (users: number, confidence = 0.95) => {
    const { low, high } = compareRates(
      { users, successes: 0.1 * users },
      { users, successes: 0.1085 * users },
      confidence,
    ).interval;
    return [low, high].map((end) => Number((100 * end).toFixed(2)));
  };
  expect(at(10_000, 0.9)).toEqual([0.14, 1.56]);
  expect(at(1000)).toEqual([-1.83, 3.53]);
  expect(at(40_000)).toEqual([0.43, 1.27]);
  expect(1 - 0.95 ** 20).toBeCloseTo(0.64, 2);
  expect(1 - 0.95 ** 10).toBeCloseTo(0.4, 2);
  expect(splitP(10_300, 9700).chiSquared).toBeCloseTo(18, 10);
});
