import { mean, sum } from '../summary.ts';
import type { Point } from './linear.ts';

/** Two weights and a bias. */
export type Unit = readonly [first: number, second: number, bias: number];

/** A network of two inputs, two hidden units and an output, all with a sigmoid. */
export interface Network {
  hidden: readonly [Unit, Unit];
  output: Unit;
}

/** Exclusive or: 1 where exactly one input is. */
export const XOR: readonly { input: Point; target: number }[] = [
  { input: [0, 0], target: 0 },
  { input: [0, 1], target: 1 },
  { input: [1, 0], target: 1 },
  { input: [1, 1], target: 0 },
];

/** One unit finds “at least one”, the other “both”; the output wants the first without the second. */
export const SOLUTION: Network = { hidden: [[6, 6, -3], [6, 6, -9]], output: [10, -10, -5] }; // biome-ignore format: a unit each

const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

const activate = ([first, second, bias]: Unit, [x, y]: Point): number =>
  sigmoid(first * x + second * y + bias);

/** What the hidden units and the output say to an input. */
export function forward({ hidden, output }: Network, input: Point) {
  const inner: Point = [activate(hidden[0], input), activate(hidden[1], input)];
  return { hidden: inner, output: activate(output, inner) };
}

/** Keeps the logarithm finite where a probability rounds to 0 or 1. */
const TINY = 1e-12;

/** The mean cross-entropy over the four points, and how many are on the right side of 0.5. */
export function judge(network: Network) {
  const said = XOR.map(({ input, target }) => {
    const { output } = forward(network, input);
    return { ofTruth: target === 1 ? output : 1 - output };
  });
  return {
    loss: mean(said.map(({ ofTruth }) => -Math.log(Math.max(TINY, ofTruth)))),
    right: said.filter(({ ofTruth }) => ofTruth > 0.5).length,
  };
}

/** Adds up what each point asks of a unit: its error times what the unit was given. */
const gradientOf = (parts: readonly { error: number; given: Point }[]): Unit => [
  sum(parts.map(({ error, given }) => error * given[0])) / parts.length,
  sum(parts.map(({ error, given }) => error * given[1])) / parts.length,
  sum(parts.map(({ error }) => error)) / parts.length,
];

/** The gradient of the loss, by backpropagation. */
export function gradient(network: Network): Network {
  const passes = XOR.map(({ input, target }) => {
    const { hidden, output } = forward(network, input);
    return { input, hidden, error: output - target };
  });
  const ofHidden = (unit: 0 | 1): Unit =>
    gradientOf(
      passes.map(({ input, hidden, error }) => ({
        given: input,
        error: error * network.output[unit] * hidden[unit] * (1 - hidden[unit]),
      })),
    );
  return {
    hidden: [ofHidden(0), ofHidden(1)],
    output: gradientOf(passes.map(({ hidden, error }) => ({ error, given: hidden }))),
  };
}

/** The network after steps of gradient descent; no weight gets larger than `most`. */
export function train(network: Network, steps: number, rate: number, most: number): Network {
  const step = (unit: Unit, slope: Unit): Unit => {
    const moved = (place: 0 | 1 | 2) => Math.min(most, Math.max(-most, unit[place] - rate * slope[place]));
    return [moved(0), moved(1), moved(2)];
  };
  let now = network;
  for (let done = 0; done < steps; done++) {
    const slope = gradient(now);
    now = {
      hidden: [step(now.hidden[0], slope.hidden[0]), step(now.hidden[1], slope.hidden[1])],
      output: step(now.output, slope.output),
    };
  }
  return now;
}

/** The line on which a unit is undecided, as far as it crosses a square; nothing where it doesn't. */
export function undecided([first, second, bias]: Unit, low: number, high: number): Point[] {
  const isInside = (value: number): boolean => value >= low && value <= high;
  const ends = [low, high].flatMap((side): Point[] => [
    ...(second === 0 ? [] : [[side, -(first * side + bias) / second] as const]),
    ...(first === 0 ? [] : [[-(second * side + bias) / first, side] as const]),
  ]);
  const crossed = ends.filter(([x, y]) => isInside(x) && isInside(y));
  const [start] = crossed;
  // A line through a corner meets two sides there.
  const end = crossed.find(([x, y]) => start && Math.hypot(x - start[0], y - start[1]) > 1e-9);
  return start && end ? [start, end] : [];
}
