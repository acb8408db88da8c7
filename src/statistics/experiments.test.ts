import { expect, test } from 'vitest';
import { play } from './bandit.ts';
import { beliefMean, beliefSpread, betaValue, heights, probabilityBetter } from './beta.ts';
import { bootstrap, drawMinutes, percentileInterval, STATISTICS } from './bootstrap.ts';
import { covers, drawIntervals } from './coverage.ts';
import { adjust, drawUsers } from './cuped.ts';
import { detectableEffect } from './detectable.ts';
import { usersNeeded } from './dilution.ts';
import { limitsOf, performance, plannedDrift, stopping } from './group-sequential.ts';
import { mixedWorld } from './interference.ts';
import { drawTests, found } from './multiple.ts';
import { effectInWeek, reported } from './novelty.ts';
import { seededRandom } from './random.ts';
import { drawCounts, ratioFalseAlarms, ratioOf } from './ratio.ts';
import { drawPeople, lowest } from './regression-to-mean.ts';
import { sampleSize } from './sample-size.ts';
import { deviation, mean, quantile, times } from './summary.ts';
import { repeated } from './switchback.ts';
import { cappedDifference, drawRevenue } from './winsorize.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const because = `seed ${seed}`;

test('summaries of a list', () => {
  expect([mean([]), quantile([], 0.5), deviation([3])]).toEqual([0, 0, 0]);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(deviation([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
});

test('the lesson’s limits for three looks, and what they cost', () => {
  expect(limitsOf('pocock', 3)).toEqual(times(3, () => expect.closeTo(2.29, 2)));
  expect(limitsOf('obrien-fleming', 3)).toEqual([3.47, 2.45, 2.0].map((z) => expect.closeTo(z, 2)));
  expect(performance(limitsOf('peeking', 3), 0).claims).toBeCloseTo(0.107, 3);
  expect(performance(limitsOf('peeking', 10), 0).claims).toBeCloseTo(0.193, 3);
  const spent = stopping(limitsOf('obrien-fleming', 3), 0);
  expect(spent[0]).toBeCloseTo(0.0005, 4);
  expect((spent[0] ?? 0) + (spent[1] ?? 0)).toBeCloseTo(0.0143, 3);
  expect(performance(limitsOf('peeking', 1), plannedDrift(1)).claims).toBeCloseTo(0.8, 4);
});

const users = (before: number[], during: number[]) =>
  before.map((value, index) => ({ before: value, during: during[index] ?? 0 }));

test('the lesson’s eight users, with and without what was known before', () => {
  const { theta, raw, adjusted } = adjust(
    users([10, 20, 30, 40], [16, 22, 38, 44]),
    users([14, 18, 26, 34], [24, 26, 37, 41]),
  );
  expect(theta).toBeCloseTo(716 / 736, 10);
  expect(raw).toEqual({ difference: 2, error: expect.closeTo(7.78, 2) });
  expect(adjusted).toEqual({ difference: expect.closeTo(3.95, 2), error: expect.closeTo(1.57, 2) });
});

test('what is known before takes away the square of the correlation', () => {
  const random = seededRandom(seed);
  const { raw, adjusted } = adjust(drawUsers(4000, 0.7, 0, random), drawUsers(4000, 0.7, 3, random));
  expect((adjusted.error / raw.error) ** 2, because).toBeCloseTo(0.51, 1);
});

test('an effect that fades is reported higher than what is left of it', () => {
  const fading = { lasting: 1, extra: 2, halfLife: 1 };
  expect(effectInWeek(fading, 0)).toBe(3);
  expect(effectInWeek(fading, 2)).toBe(1.5);
  expect(reported(fading, 2)).toBe(2.5);
  expect(reported({ ...fading, extra: 0 }, 8)).toBe(1);
});

test('corrections of many p-values, by hand', () => {
  const sorted = [0.001, 0.012, 0.014, 0.039, 0.2];
  expect(found('none', sorted, 0.05)).toBe(4);
  expect(found('bonferroni', sorted, 0.05)).toBe(1);
  expect(found('holm', sorted, 0.05)).toBe(3);
  expect(found('benjamini-hochberg', sorted, 0.05)).toBe(4);
  expect(found('benjamini-hochberg', [0.9, 0.95], 0.05)).toBe(0);
  expect(found('holm', [], 0.05)).toBe(0);
  const tests = drawTests(20, 5, 3, seededRandom(seed));
  expect(tests.filter(({ isReal }) => isReal)).toHaveLength(5);
});

test('95% of intervals hold the rate, and with few users and a rare event fewer do', () => {
  const share = (size: number, rate: number) => {
    const all = drawIntervals(3000, { users: size, rate, confidence: 0.95 }, seededRandom(seed));
    return all.filter((interval) => covers(interval, rate)).length / all.length;
  };
  expect(share(500, 0.4), because).toBeGreaterThan(0.925);
  expect(share(20, 0.05), because).toBeLessThan(0.75);
});

test('resamples scatter around what was seen, except for the maximum', () => {
  const values = drawMinutes(60, seededRandom(seed));
  const medians = bootstrap(values, 'median', 500, seededRandom(seed));
  const { low, high } = percentileInterval(medians);
  expect(low).toBeLessThanOrEqual(STATISTICS.median(values));
  expect(high).toBeGreaterThanOrEqual(STATISTICS.median(values));
  expect(Math.max(...bootstrap(values, 'maximum', 200, seededRandom(seed)))).toBe(Math.max(...values));
});

test('the lesson’s six users: error by user and by workout', () => {
  const six = [2, 4, 1, 8, 3, 6].map((started, index) => ({
    started,
    finished: [2, 2, 1, 4, 3, 6][index] ?? 0,
  }));
  expect(ratioOf(six)).toEqual({
    ratio: 0.75,
    error: expect.closeTo(0.13, 3),
    naiveError: expect.closeTo(0.088, 3),
  });
  expect(ratioOf([])).toEqual({ ratio: 0, error: 0, naiveError: 0 });
});

test('counting workouts as users raises false alarms where users differ', () => {
  const random = seededRandom(seed);
  const alarms = ratioFalseAlarms(400, () => drawCounts(150, 8, 1, random));
  expect(alarms.byUser, because).toBeLessThan(0.11);
  expect(alarms.naive, because).toBeGreaterThan(0.11);
});

test('the lesson’s challenges: the test shows 0.4 of 0.7', () => {
  const world = mixedWorld({ base: 2, direct: 0.4, spillover: 0.3 }, 0.5);
  expect(world).toEqual({ control: 2.15, treated: 2.55, difference: 0.4, total: 0.7 });
});

test('short blocks with carryover underestimate, leaving hours out repairs it', () => {
  const of = (block: number, carryover: number, skipped: number) =>
    repeated({ block, carryover, skipped }, 150, seededRandom(seed));
  expect(of(4, 0, 0).mean, because).toBeCloseTo(1, 0);
  expect(of(2, 4, 0).mean, because).toBeLessThan(0.75);
  expect(of(24, 2, 6).mean - of(24, 2, 0).mean, because).toBeGreaterThan(0.02);
  expect(of(24, 0, 0).scatter, because).toBeGreaterThan(of(2, 0, 0).scatter);
  expect(repeated({ block: 2, carryover: 0, skipped: 2 }, 5, seededRandom(seed)).estimates).toEqual([]);
});

test('draws of a belief have its mean and spread', () => {
  const random = seededRandom(seed);
  const belief = { a: 6, b: 16 };
  const draws = times(4000, () => betaValue(belief, random));
  expect(mean(draws), because).toBeCloseTo(beliefMean(belief), 1);
  expect(deviation(draws), because).toBeCloseTo(beliefSpread(belief), 1);
  expect(heights(belief, [0, 0.25, 0.5])).toEqual([0, 1, expect.closeTo(0.0731, 3)]);
});

test('how likely a rate is the higher one, and what is lost if it isn’t', () => {
  // The flat prior of the lesson’s test: 97.5%, nearly the share below z = 1.967.
  expect(probabilityBetter({ a: 1001, b: 9001 }, { a: 1086, b: 8916 }).better).toBeCloseTo(0.9754, 3);
  // What the thing to try opens with, held against four million draws of another program.
  const { better, loss } = probabilityBetter({ a: 101, b: 901 }, { a: 119, b: 883 });
  expect(better).toBeCloseTo(0.9013, 4);
  expect(loss).toBeCloseTo(0.00065, 5);
  // Exact: of two flat beliefs either is higher as often, and the larger is a third above the smaller.
  const flat = probabilityBetter({ a: 1, b: 1 }, { a: 1, b: 1 });
  expect(flat.better).toBeCloseTo(0.5, 6);
  expect(flat.loss).toBeCloseTo(1 / 6, 6);
  expect(probabilityBetter({ a: 1, b: 1_000_001 }, { a: 1_000_001, b: 1 }).better).toBeCloseTo(1, 9);
});

test('Thompson sampling sends the best headline most, an even split a third', () => {
  const rates = [0.04, 0.05, 0.09];
  const share = (policy: 'even' | 'thompson') => {
    const { chosen } = play(policy, rates, 6000, seededRandom(seed));
    return chosen.filter((pick) => pick === 2).length / chosen.length;
  };
  expect(share('even')).toBeCloseTo(1 / 3, 3);
  expect(share('thompson'), because).toBeGreaterThan(0.6);
  expect(play('epsilon', rates, 100, seededRandom(seed)).chosen).toHaveLength(100);
});

test('the lowest rise by as much as luck was in it', () => {
  const people = (luck: number) => lowest(drawPeople(4000, luck, seededRandom(seed)), 0.1);
  expect(people(0).second).toBeCloseTo(people(0).first, 9);
  expect(Math.abs(people(1).second - 70), because).toBeLessThan(3);
  expect(lowest([], 0.1)).toEqual({ chosen: [], first: 0, second: 0 });
});

test('a cap tames one giant order', () => {
  const random = seededRandom(seed);
  const control = drawRevenue(5000, 0, random);
  const treatment = [...drawRevenue(5000, 0.2, random), 20_000];
  expect(cappedDifference(control, treatment, 500).error, because).toBeLessThan(
    cappedDifference(control, treatment, 1e9).error / 2,
  );
  expect(cappedDifference([0, 0], [0, 0], 5)).toEqual({ difference: 0, error: 0, z: 0 });
});

test('the lesson’s diluted test', () => {
  expect(usersNeeded({ share: 0.2, met: 0.4, others: 0.7, effect: 0.04 })).toEqual({
    triggered: 11_944,
    everyone: 56_233,
    overallEffect: 0.008,
  });
});

test('the smallest effect that a test finds is the one that its size was made for', () => {
  const plan = { baseline: 0.1, alpha: 0.05, power: 0.8 };
  expect(sampleSize({ ...plan, effect: detectableEffect(0.1, 14_751) })).toBeLessThanOrEqual(14_751);
  expect(detectableEffect(0.1, 14_751)).toBeCloseTo(0.01, 6);
});
