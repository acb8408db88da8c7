import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitGrowth, GROWTH_CLASSES, type GrowthPoint } from './fit.ts';

/** Sizes that double, as they are measured. */
const doubling = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first * 2 ** index);

/** Times of a program of that class that takes `slowestMs` for the largest size, each off by up to `noise`. */
function measured(
  label: string,
  sizes: number[],
  slowestMs: number,
  noise: (index: number) => number = () => 0,
): GrowthPoint[] {
  const growth = GROWTH_CLASSES.find((row) => row.label === label);
  const of = label === '1' ? () => 1 : (growth?.of ?? (() => Number.NaN));
  const slope = slowestMs / of(sizes.at(-1) ?? 1);
  return sizes.map((n, index) => ({ n, ms: slope * of(n) * (1 + noise(index)) }));
}

const names = (points: GrowthPoint[]) => {
  const fit = fitGrowth(points);
  return fit && { best: fit.growth.label, near: fit.near.map(({ label }) => label) };
};

describe('the class of growth', () => {
  test.each([
    ['1', doubling(500, 8)],
    ['log n', doubling(64, 12)],
    ['n', doubling(500, 8)],
    ['n log n', doubling(500, 8)],
    ['n²', doubling(100, 7)],
    ['n³', doubling(10, 6)],
    ['2ⁿ', [6, 9, 12, 15, 18, 24]],
  ])('is found: %s', (label, sizes) => {
    expect(names(measured(label, sizes, 400))?.best).toBe(label);
  });

  test('is found in times that are off by a twentieth, to within n and n log n', () => {
    const noise = fc.array(fc.double({ min: -0.05, max: 0.05, noNaN: true }), { minLength: 9, maxLength: 9 });
    const label = fc.constantFrom('n', 'n log n', 'n²', 'n³');
    fc.assert(
      fc.property(label, noise, fc.double({ min: 50, max: 2000, noNaN: true }), (expected, off, slowest) => {
        const sizes = expected === 'n³' ? doubling(20, 6) : doubling(200, 9);
        const found = names(measured(expected, sizes, slowest, (index) => off[index] ?? 0));
        const linear = expected === 'n' || expected === 'n log n';
        expect(linear ? ['n', 'n log n'] : [expected]).toContain(found?.best);
      }),
    );
  });

  test('an overhead that every run has does not hide it', () => {
    const points = measured('n²', doubling(50, 8), 300).map(({ n, ms }) => ({ n, ms: ms + 3 }));
    expect(names(points)?.best).toBe('n²');
  });

  test('the fitted curve goes through the points', () => {
    const points = measured('n log n', doubling(500, 8), 100);
    const fit = fitGrowth(points);
    for (const { n, ms } of points) expect(fit?.msAt(n)).toBeCloseTo(ms, 0);
  });

  test('is the same in whatever order and however fast the machine', () => {
    const points = measured('n', doubling(1000, 7), 200, (index) => (index % 2 ? 0.04 : -0.04));
    expect(names(points.toReversed())).toEqual(names(points));
    expect(names(points.map(({ n, ms }) => ({ n, ms: ms * 3 })))?.best).toEqual('n');
  });
});

test.each([
  ['too few', measured('n', [10, 100, 1000], 50)],
  ['too alike in size', measured('n', [100, 110, 120, 130, 140], 50)],
  ['too short', measured('n', doubling(10, 8), 0.8)],
  ['none', []],
])('times that are %s tell nothing', (_name, points) => {
  expect(fitGrowth(points)).toBeUndefined();
});
