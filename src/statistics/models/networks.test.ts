import { expect, test } from 'vitest';
import { normalValue, seededRandom } from '../random.ts';
import { sum, times } from '../summary.ts';
import { attend, softmax, spread } from './attention.ts';
import {
  approximate,
  decompose,
  drawMatrix,
  factorSize,
  type Matrix,
  relativeError,
  STRENGTHS,
} from './low-rank.ts';
import {
  forward,
  gradient,
  judge,
  type Network,
  SOLUTION,
  train,
  type Unit,
  undecided,
  XOR,
} from './tiny-network.ts';
import { cosine, dot, polar, ranked } from './vectors.ts';

const seed = Math.floor(Math.random() * 2 ** 31);
const because = `seed ${seed}`;

test('softmax gives shares, also of huge scores, and doesn’t mind a shift', () => {
  expect(softmax([2, 1, 0])).toEqual([0.6652, 0.2447, 0.09].map((share) => expect.closeTo(share, 4)));
  expect(softmax([710, 709, 708])[0]).toBeCloseTo(0.6652, 4);
  expect(softmax([])).toEqual([]);
});

test('attention mixes values by how well keys fit, more evenly the larger the divisor', () => {
  const offers = [
    { key: [2, 0], value: [1, 0] },
    { key: [0, 2], value: [0, 1] },
  ];
  const at = (divisor: number) => attend([2, 0], offers, divisor);
  expect(at(2).scores).toEqual([4, 0]);
  expect(at(2).weights[0]).toBeCloseTo(Math.exp(2) / (Math.exp(2) + 1), 12);
  expect(at(2).mixed).toEqual(at(2).weights);
  expect(at(0.01).mixed).toEqual([1, expect.closeTo(0, 12)]);
  expect(spread(at(0.01).weights)).toBeCloseTo(1, 9);
  expect(spread(at(1e9).weights)).toBeCloseTo(2, 9);
  expect(attend([1], [], 1)).toEqual({ scores: [], weights: [], mixed: [] });
});

test('a length changes the dot product and never the cosine', () => {
  expect(cosine([3, 4], [6, 8])).toBeCloseTo(1, 12);
  expect(cosine([1, 0], [0, 5])).toBe(0);
  expect(cosine([0, 0], [1, 1])).toBe(0);
  expect(polar(90, 2)).toEqual([expect.closeTo(0, 12), 2]);
  const items = [
    { name: 'near', at: polar(10, 1) },
    { name: 'long', at: polar(50, 3) },
  ];
  const order = (similarity: typeof dot) => ranked([1, 0], items, similarity).map(({ name }) => name);
  expect(order(cosine)).toEqual(['near', 'long']);
  expect(order(dot)).toEqual(['long', 'near']);
});

const random = seededRandom(seed);
const weights = () => normalValue(random);
const drawn = (): Network => ({
  hidden: [
    [weights(), weights(), weights()],
    [weights(), weights(), weights()],
  ],
  output: [weights(), weights(), weights()],
});

test('the network of OR and AND solves XOR, one without weights knows nothing', () => {
  expect(judge(SOLUTION).right).toBe(4);
  expect(judge(SOLUTION).loss).toBeLessThan(0.02);
  for (const { input, target } of XOR) expect(Math.round(forward(SOLUTION, input).output)).toBe(target);
  const nothing: Network = { hidden: [[0, 0, 0], [0, 0, 0]], output: [0, 0, 0] }; // biome-ignore format: a unit each
  expect(judge(nothing)).toEqual({ loss: expect.closeTo(Math.LN2, 12), right: 0 });
  // Nothing tells its units apart, so it stays where it is.
  expect(train(nothing, 50, 1, 10)).toEqual(nothing);
});

test('backpropagation finds the slope that a small change shows', () => {
  const network = drawn();
  const slope = gradient(network);
  const small = 1e-6;
  for (const place of [0, 1, 2] as const) {
    const moved = (by: number): Network[] => {
      const nudged = ([...unit]: Unit): Unit => {
        unit[place] += by;
        return unit;
      };
      const { hidden, output } = network;
      return [
        { hidden, output: nudged(output) },
        { hidden: [nudged(hidden[0]), hidden[1]], output },
        { hidden: [hidden[0], nudged(hidden[1])], output },
      ];
    };
    const [up, down] = [moved(small), moved(-small)].map((all) => all.map((one) => judge(one).loss));
    const seen = up?.map((loss, index) => (loss - (down?.[index] ?? 0)) / (2 * small));
    const expected = [slope.output, ...slope.hidden].map((unit) => expect.closeTo(unit[place], 5));
    expect(seen, because).toEqual(expected);
  }
  expect(judge(train(network, 200, 0.5, 10)).loss, because).toBeLessThanOrEqual(judge(network).loss);
});

test('where a unit is undecided, as far as the square shows it', () => {
  expect(undecided([1, 0, -0.5], 0, 1)).toEqual([[0.5, 0], [0.5, 1]]); // biome-ignore format: two ends
  expect(undecided([1, 1, -1], 0, 1)).toEqual([[0, 1], [1, 0]]); // biome-ignore format: two ends
  expect(undecided([1, 1, 9], 0, 1)).toEqual([]);
  expect(undecided([0, 0, 0], 0, 1)).toEqual([]);
});

test('the components of a matrix add up to it, the largest first, and no other choice is closer', () => {
  const draw = seededRandom(seed);
  const matrix: Matrix = times(9, () => times(5, () => normalValue(draw)));
  const components = decompose(matrix);
  const error = (rank: number) => relativeError(approximate(components, rank), matrix);
  expect(error(5), because).toBeLessThan(1e-9);
  expect(error(0), because).toBeCloseTo(1, 12);
  const values = components.map(({ value }) => value);
  expect(values, because).toEqual(values.toSorted((a, b) => b - a));
  // What is left out is what the error is made of (Eckart and Young).
  const all = sum(values.map((value) => value ** 2));
  expect(error(2) ** 2, because).toBeCloseTo(sum(values.slice(2).map((value) => value ** 2)) / all, 9);
  expect(error(2)).toBeLessThan(relativeError(approximate(components.slice(1), 2), matrix));
  expect(decompose([])).toEqual([]);
  expect(relativeError([], [])).toBe(0);
});

test('a drawn matrix has as many patterns as strengths, and noise adds the rest', () => {
  const rank = (noise: number) =>
    decompose(drawMatrix(24, 16, noise, seededRandom(seed))).filter(({ value }) => value > 1e-6).length;
  expect(rank(0), because).toBe(STRENGTHS.length);
  expect(rank(0.3), because).toBe(16);
  expect(factorSize(4096, 4096, 8)).toBe(65_536);
});
