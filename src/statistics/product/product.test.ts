import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { activeAfter, activeUsers, cohorts } from './cohorts.ts';
import { estimate } from './estimate.ts';
import { funnel } from './funnel.ts';
import { activeByWeek, halfWay, steadyState } from './growth.ts';
import { payback, survival } from './lifetime.ts';
import { salesAt, weekly } from './price.ts';
import { FEATURES, filtered, salesCells, totals } from './sales.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const because = `seed ${seed}`;

test('the lesson’s week: 160,000 agreed, about 9,600 fewer paid, all of it on Android 8.2', () => {
  const cells = salesCells();
  const all = totals(cells);
  expect(all.before.agreed).toBe(160_000);
  expect(all.before.paid / 160_000).toBeCloseTo(0.75, 2);
  expect(Math.abs(all.change + 9600)).toBeLessThan(300);
  const broken = totals(filtered(cells, { platform: 'Android', version: '8.2' }));
  expect(broken.change / all.change).toBeCloseTo(1, 1);
  expect(broken.after.paid / broken.after.agreed).toBeCloseTo(0.55, 2);
  for (const region of FEATURES.region) {
    const part = totals(filtered(cells, { region }));
    expect(part.change / part.before.paid).toBeCloseTo(all.change / all.before.paid, 2);
  }
  expect(totals([]).change).toBe(0);
});

test('the lesson’s funnel, and what a step is worth', () => {
  const { end, steps } = funnel(400_000, [0.6, 2 / 3, 0.75]);
  expect(end).toBeCloseTo(120_000, 6);
  for (const step of steps) expect(step.tenth).toBeCloseTo(12_000, 6);
  expect(steps.map(({ onePoint }) => Math.round(onePoint))).toEqual([2000, 1800, 1600]);
  expect(funnel(100, [0, 1])).toEqual({
    end: 0,
    steps: [
      { entered: 100, passed: 0, onePoint: 0, tenth: 0 },
      { entered: 0, passed: 0, onePoint: 0, tenth: 0 },
    ],
  });
});

test('cohorts form a triangle and add up to the active users of a week', () => {
  const all = cohorts(4, { plateau: 0.25, fading: 0.5, newcomers: 100 });
  expect(all.map(({ active }) => active.length)).toEqual([4, 3, 2, 1]);
  expect(activeAfter(0.25, 0.5, 1)).toBe(0.625);
  expect(activeUsers(all)[1]).toBeCloseTo(162.5, 9);
  const campaign = cohorts(3, {
    plateau: 0.25,
    fading: 0.5,
    newcomers: 100,
    campaign: { from: 2, newcomers: 300, plateau: 0.1 },
  });
  expect(campaign.map(({ size }) => size)).toEqual([100, 100, 300]);
});

test('a cohort melts, and what it pays adds up', () => {
  const constant = survival({ first: 0.05, later: 0.05 }, 24);
  expect(constant.reduce((sum, share) => sum + share, 0)).toBeCloseTo(14.2, 1);
  const { month, value } = payback(constant, 6.4, 40);
  expect(month).toBe(8);
  expect(value).toBeCloseTo(14.16 * 6.4, 0);
  expect(payback(constant, 6.4, 1e6).month).toBeUndefined();
});

test('the lesson’s bikes: 2,700, from 1,200 to 6,100, or 530 to 13,700', () => {
  const factors = [
    { guess: 2700, off: 1.5 },
    { guess: 4, off: 1.5 },
    { guess: 2, off: 1.5, divides: true },
    { guess: 0.5, off: 1.5 },
  ];
  const { middle, likely, worst } = estimate(factors);
  expect(middle).toBeCloseTo(2700, 9);
  expect(middle / likely).toBeCloseTo(1200, -1);
  expect(middle * likely).toBeCloseTo(6075, 6);
  expect(middle / worst).toBeCloseTo(533, 0);
  expect(middle * worst).toBeCloseTo(13_669, 0);
});

test('users come to rest where as many leave as come', () => {
  expect(steadyState(280_000, 0.1357)).toBeCloseTo(2_063_375, 0);
  expect(halfWay(0.1357)).toBeCloseTo(4.75, 2);
  const random = seededRandom(seed);
  const [inflow, churn] = [1000 * random(), 0.05 + 0.9 * random()];
  expect(activeByWeek(5000 * random(), inflow, churn, 600).at(-1), because).toBeCloseTo(
    steadyState(inflow, churn),
    3,
  );
});

test('the lesson’s fee: $60,000 at 5%, $84,600 at 6%, and two curves beyond', () => {
  for (const demand of ['line', 'constant'] as const) {
    expect(weekly(0.05, 0.06, demand).contribution).toBeCloseTo(60_000, 6);
    expect(weekly(0.06, 0.06, demand)).toEqual({
      sales: expect.closeTo(112_800, 6),
      fees: expect.closeTo(169_200, 6),
      contribution: expect.closeTo(84_600, 6),
    });
  }
  expect(weekly(0.15, 0.06, 'line').fees).toBeCloseTo(180_000, 6);
  expect(weekly(0.15, 0.06, 'constant').fees / 1000).toBeCloseTo(310, -1);
  expect(salesAt(0.5, 0.06, 'line')).toBe(0);
});
