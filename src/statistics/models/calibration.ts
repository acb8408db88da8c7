import { mean, sum } from '../summary.ts';

/** A prediction as a probability, and what happened. */
export interface Predicted {
  predicted: number;
  happened: boolean;
}

const logit = (p: number): number => Math.log(p / (1 - p));
const sigmoid = (z: number): number => 1 / (1 + Math.exp(-z));

/** A probability moved apart from others by `slope` (above 1 is too sure of itself) and up by `shift`, both as log odds. */
export const distort = (p: number, slope: number, shift: number): number => sigmoid(slope * logit(p) + shift);

/** People with true risks between a few percent and nearly all. */
export function drawPredictions(
  people: number,
  { slope, shift }: { slope: number; shift: number },
  random: () => number,
): Predicted[] {
  return Array.from({ length: people }, () => {
    const risk = sigmoid(-1 + 3.6 * (random() - 0.5) + 2 * (random() - 0.5));
    return { predicted: distort(risk, slope, shift), happened: random() < risk };
  });
}

/** Predictions in ten bins of equal width: what was said and what came. Empty bins are left out. */
export function reliability(all: readonly Predicted[]) {
  return Array.from({ length: 10 }, (_, bin) =>
    all.filter(({ predicted }) => Math.min(9, Math.floor(10 * predicted)) === bin),
  )
    .filter((bin) => bin.length > 0)
    .map((bin) => ({
      people: bin.length,
      predicted: mean(bin.map(({ predicted }) => predicted)),
      happened: bin.filter(({ happened }) => happened).length / bin.length,
    }));
}

/** The mean distance of said and come, weighted by people (expected calibration error). */
export const calibrationError = (all: readonly Predicted[]): number =>
  all.length === 0
    ? 0
    : sum(reliability(all).map((bin) => bin.people * Math.abs(bin.predicted - bin.happened))) / all.length;

/** The mean squared error of probabilities. */
export const brier = (all: readonly Predicted[]): number =>
  mean(all.map(({ predicted, happened }) => (predicted - Number(happened)) ** 2));
