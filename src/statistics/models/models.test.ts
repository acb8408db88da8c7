import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { mean, times } from '../summary.ts';
import { averagedVariance } from './averaging.ts';
import { screen } from './base-rate.ts';
import { bestStump, boost } from './boosting.ts';
import { brier, calibrationError, distort, drawPredictions, reliability } from './calibration.ts';
import { bestConstant, lossOf } from './centers.ts';
import { descend, descendBowl, LOWEST, loss, stepsNeeded } from './descent.ts';
import { stabilityIndex } from './drift.ts';
import { compareFolds } from './folds.ts';
import { kMeans } from './k-means.ts';
import { fitLine, type Point, solve, squares } from './linear.ts';
import { accuracy, drawNeighbors, shareNearby } from './neighbors.ts';
import { centered, firstComponent, varianceAlong } from './pca.ts';
import { drawTable, fitPenalized } from './penalty.ts';
import { biasAndVariance, fitPolynomial, observe } from './polynomial.ts';
import { profitAt } from './profit.ts';
import { rankingMetrics } from './ranking.ts';
import { auc, confusion, drawScores } from './scores.ts';
import { attribute } from './shapley.ts';
import { forecastError, seasonalNaive, smooth } from './smoothing.ts';
import { bestSplit, gini, splitAt, subscribers } from './tree.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const because = `seed ${seed}`;

const WEEKS: Point[] = [
  [20, 38],
  [22, 41],
  [24, 43],
  [26, 47],
  [28, 46],
];

test('the lesson’s line through five weeks, and that no other is closer', () => {
  const line = fitLine(WEEKS);
  expect(line.slope).toBeCloseTo(1.1, 9);
  expect(line.intercept).toBeCloseTo(16.6, 9);
  expect(squares(WEEKS, (x) => 17 + 1.1 * x)).toBeGreaterThan(line.squares);
  expect(fitLine([[1, 5]])).toEqual({ slope: 0, intercept: 5, squares: 0, explained: 0 });
});

test('linear equations, also where rows must change places', () => {
  expect(solve([[0, 2], [3, 1]], [4, 5])).toEqual([1, 2]); // biome-ignore format: a matrix
});

test('polynomials go through as many points as they have terms, and vary more the higher their degree', () => {
  const points: Point[] = times(6, (index) => [-1 + 0.4 * index, (index * 7) % 5]);
  const curve = fitPolynomial(points, 5);
  for (const [x, y] of points) expect(curve(x)).toBeCloseTo(y, 2);
  const fits = (degree: number) => {
    const random = seededRandom(seed);
    return biasAndVariance(times(40, () => fitPolynomial(observe(20, 0.4, random), degree)));
  };
  const [stiff, middle, loose] = [fits(0), fits(3), fits(12)];
  expect(stiff.bias, because).toBeGreaterThan(10 * middle.bias);
  expect(loose.variance, because).toBeGreaterThan(2 * middle.variance);
});

const BOXES: Point[] = [
  [38, 47],
  [44, 41],
  [52, 44],
  [60, 34],
  [68, 38],
  [75, 36],
];

test('the lesson’s two rounds of boosting', () => {
  expect(boost(BOXES, 0, 0.5).start).toBe(40);
  const at = (rounds: number) => {
    const { predict } = boost(BOXES, rounds, 0.5);
    return BOXES.map(([x]) => predict(x));
  };
  expect(at(1)).toEqual([42, 42, 42, 38, 38, 38]);
  expect(at(2)).toEqual([44.5, 41.5, 41.5, 37.5, 37.5, 37.5]);
  expect(bestStump(BOXES).split).toBe(56);
});

test('the lesson’s question has its gain, and the best one is at least as good as any', () => {
  const people = times(100, (index) => ({
    skipped: index < 30 ? 5 : 0,
    months: 12,
    leaves: index < 15 || (index >= 30 && index < 35),
  }));
  expect(gini(0.2)).toBeCloseTo(0.32, 9);
  expect(splitAt(people, 'skipped', 4).gain).toBeCloseTo(0.077, 3);
  const limits = { skipped: times(8, (index) => index + 1), months: times(23, (index) => index + 2) };
  const all = subscribers();
  const best = bestSplit(all, limits);
  for (const limit of limits.months)
    expect(best?.gain).toBeGreaterThanOrEqual(splitAt(all, 'months', limit).gain);
  expect(splitAt([], 'months', 3).gain).toBe(0);
});

test('counts at a threshold, and the lesson’s AUC of seven people', () => {
  const seven = [0.62, 0.41, 0.33, 0.2, 0.12, 0.08, 0.03].map((score, index) => ({
    score,
    isPositive: [0, 2, 5].includes(index),
  }));
  expect(confusion(seven, 0.3)).toMatchObject({ tp: 2, fp: 1, fn: 1, tn: 3, precision: 2 / 3 });
  expect(confusion(seven, 2).precision).toBeUndefined();
  expect(auc(seven)).toBeCloseTo(8 / 12, 9);
  expect(auc([])).toBe(0.5);
  // Two normal curves d apart have an AUC of Φ(d/√2).
  expect(auc(drawScores(8000, 0.3, 1.5, seededRandom(seed))), because).toBeCloseTo(0.8556, 1);
});

test('honest probabilities lie on the diagonal, those too sure of themselves don’t', () => {
  const draw = (slope: number) => drawPredictions(6000, { slope, shift: 0 }, seededRandom(seed));
  expect(calibrationError(draw(1)), because).toBeLessThan(0.03);
  expect(calibrationError(draw(3)), because).toBeGreaterThan(0.06);
  expect(brier(draw(3)), because).toBeGreaterThan(brier(draw(1)));
  expect(distort(0.3, 1, 0)).toBeCloseTo(0.3, 12);
  expect(reliability([])).toEqual([]);
  expect(calibrationError([])).toBe(0);
});

test('most alarms for something rare are false', () => {
  const { chance, right, alarms, lazyAccuracy } = screen({ share: 0.01, found: 0.9, wrong: 0.05 }, 10_000);
  expect([right, alarms]).toEqual([90, expect.closeTo(495, 6)]);
  expect(chance).toBeCloseTo(90 / 585, 9);
  expect(lazyAccuracy).toBe(0.99);
  expect(screen({ share: 0, found: 1, wrong: 0 }, 100).chance).toBe(0);
});

test('the lesson’s eight points: from A and D to (2, 1.75) and (7, 6)', () => {
  const points: Point[] = [1, 2, 1, 4, 7, 8, 6, 7].map((x, index) => [
    x,
    [1, 1, 3, 2, 5, 5, 7, 7][index] ?? 0,
  ]);
  const states = kMeans(points, [points[0] ?? [0, 0], points[3] ?? [0, 0]]);
  expect(states[0]?.inertia).toBe(111);
  expect(states.at(-1)?.centers).toEqual([
    [2, 1.75],
    [7, 6],
  ]);
  for (const [index, state] of states.entries())
    expect(state.inertia).toBeLessThanOrEqual(states[index - 1]?.inertia ?? Number.POSITIVE_INFINITY);
  const stuck: Point[] = [[0, 0], [0, 2], [6, 0], [6, 2]]; // biome-ignore format: four corners
  expect(kMeans(stuck, stuck.slice(0, 2)).at(-1)?.inertia).toBe(36);
});

test('the first component has the most variance of all directions', () => {
  const points = centered([[14, 8], [6, 4], [11, 4], [9, 8], [10, 6]]); // biome-ignore format: five readers
  const best = firstComponent(points);
  for (let degrees = 0; degrees < 180; degrees += 5)
    expect(varianceAlong(points, best).along).toBeGreaterThanOrEqual(
      varianceAlong(points, degrees).along - 1e-9,
    );
  expect(varianceAlong(points, best).share + varianceAlong(points, best + 90).share).toBeCloseTo(1, 9);
  expect(varianceAlong([], 10).share).toBe(0);
});

test('ridge shrinks all coefficients, lasso some to zero', () => {
  const table = drawTable(80, seededRandom(seed));
  const size = (weights: number[]) => weights.reduce((sum, weight) => sum + weight * weight, 0);
  expect(size(fitPenalized(table, 'ridge', 2)), because).toBeLessThan(size(fitPenalized(table, 'ridge', 0)));
  expect(fitPenalized(table, 'ridge', 2).filter((weight) => weight === 0)).toEqual([]);
  expect(fitPenalized(table, 'lasso', 50), because).toEqual(times(5, () => expect.closeTo(0, 12)));
  expect(fitPenalized(table, 'lasso', 0)[0], because).toBeCloseTo(fitPenalized(table, 'ridge', 0)[0] ?? 0, 6);
});

test('the lesson’s attributions: 17.0 and 8.1 points from 4.9%', () => {
  const { base, all, skipped, isNew } = attribute(
    { leaves: [2, 12, 30], skips: 0.2, isNew: 0.25 },
    true,
    true,
  );
  expect(base).toBeCloseTo(4.9, 9);
  expect(skipped).toBeCloseTo(17, 1);
  expect(isNew).toBeCloseTo(8.1, 1);
  expect(base + skipped + isNew).toBeCloseTo(all, 9);
});

test('the lesson’s learning rates after six steps', () => {
  const after = (rate: number) => descend(rate, 6).at(-1);
  expect(after(0.02)).toBeCloseTo(0.714, 3);
  expect(after(0.1)).toBeCloseTo(1.1, 3);
  expect(after(0.125)).toBeCloseTo(1.1, 12);
  expect(after(0.2)).toBeCloseTo(1.049, 3);
  expect(after(0.26)).toBeCloseTo(-0.646, 3);
  expect(loss(LOWEST)).toBe(0);
});

test('a round bowl takes one step, a long one many', () => {
  expect(descendBowl(1, 1).at(-1)).toEqual([0, 0]);
  expect(stepsNeeded(1)).toBe(1);
  const [x, y] = descendBowl(9, stepsNeeded(9)).at(-1) ?? [1, 1];
  expect(Math.hypot(x / 4, y)).toBeLessThan(0.0101 * Math.SQRT2);
});

test('neighbors by raw days know little, by scaled distances much', () => {
  const random = seededRandom(seed);
  const [known, people] = [drawNeighbors(200, random), drawNeighbors(300, random)];
  expect(accuracy(known, people, 9, true), because).toBeGreaterThan(accuracy(known, people, 9, false));
  expect(accuracy(known, known, 1, true)).toBe(1);
  expect(shareNearby([], { days: 1, skipped: 1 }, 3, true)).toBe(0);
});

test('random folds of many months per person promise too much', () => {
  const { byRow, byPerson, truth } = compareFolds(80, 6, 5, seededRandom(seed));
  expect(mean(byRow) - mean(byPerson), because).toBeGreaterThan(0.08);
  expect(Math.abs(mean(byPerson) - truth), because).toBeLessThan(0.3);
});

test('the lesson’s two rankings', () => {
  expect(rankingMetrics([3, 0, 2, 0, 1], 3)).toEqual({
    precision: 2 / 3,
    recall: 2 / 3,
    reciprocalRank: 1,
    averagePrecision: expect.closeTo(0.756, 3),
    ndcg: expect.closeTo(0.921, 3),
  });
  expect(rankingMetrics([0, 3, 1, 2, 0], 5).ndcg).toBeCloseTo(0.683, 3);
  expect(rankingMetrics([0, 0], 2)).toEqual({
    precision: 0,
    recall: 0,
    reciprocalRank: 0,
    averagePrecision: 0,
    ndcg: 0,
  });
});

test('forecasts by smoothing and by the season', () => {
  expect(smooth([10, 20, 20], 0.5)).toEqual([10, 10, 15]);
  expect(smooth([10, 20, 20], 1)).toEqual([10, 10, 20]);
  expect(seasonalNaive([1, 2, 3, 4], 2)).toEqual([1, 2, 1, 2]);
  expect(forecastError([1, 2, 3, 4], [1, 2, 1, 2], 2)).toBe(2);
});

test('the stability index is zero for the same shares and grows with what moves', () => {
  expect(stabilityIndex([10, 20, 30], [1, 2, 3])).toBeCloseTo(0, 12);
  expect(stabilityIndex([50, 50], [40, 60])).toBeCloseTo(0.0405, 4);
  expect(stabilityIndex([0, 0], [5, 0])).toBeGreaterThanOrEqual(0);
});

test('one giant value moves the mean, hardly the median', () => {
  const values = [10, 11, 12, 13, 14];
  const giant = [10, 11, 12, 13, 500];
  expect(bestConstant('squared', values)).toBe(12);
  expect(bestConstant('squared', giant)).toBeCloseTo(109.2, 9);
  expect(bestConstant('absolute', giant)).toBe(12);
  expect(bestConstant('huber', giant)).toBeLessThan(16);
  expect([lossOf('squared', -3), lossOf('absolute', -3), lossOf('huber', 10)]).toEqual([9, 3, 37.5]);
});

test('the lesson’s ten models: 0.64, and never below 0.6', () => {
  expect(averagedVariance(10, 0.6)).toBeCloseTo(0.64, 12);
  expect(averagedVariance(1, 0.6)).toBe(1);
});

test('the best threshold is near cost over value if probabilities are honest', () => {
  const people = drawPredictions(8000, { slope: 1, shift: 0 }, seededRandom(seed));
  const profit = (threshold: number) => profitAt(people, threshold, { value: 60, cost: 10 }).profit;
  expect(profit(1 / 6), because).toBeGreaterThan(profit(0.5));
  expect(profit(1 / 6), because).toBeGreaterThanOrEqual(profit(0.02));
  expect(profitAt(people, 1.1, { value: 60, cost: 10 })).toEqual({ called: 0, reached: 0, profit: 0 });
});
