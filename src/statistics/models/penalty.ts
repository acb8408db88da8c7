import { normalValue } from '../random.ts';
import { mean, times, variance } from '../summary.ts';

export type Penalty = 'ridge' | 'lasso';

const ROUNDS = 200;

/** Columns with mean 0 and variance 1, and a target with mean 0. */
export interface Table {
  columns: number[][];
  target: number[];
}

function standardized(values: readonly number[]): number[] {
  const [middle, scale] = [mean(values), Math.sqrt(variance(values)) || 1];
  return values.map((value) => (value - middle) / scale);
}

/** Rows in which two features matter, one copies the first, and the others are noise. */
export function drawTable(rows: number, random: () => number): Table {
  const noise = () => times(rows, () => normalValue(random));
  const first = noise();
  const copy = first.map((value) => 0.8 * value + 0.6 * normalValue(random));
  const [second, ...others] = [noise(), noise(), noise()];
  const target = first.map((value, row) => 2 * value - 1.2 * (second?.[row] ?? 0) + 2 * normalValue(random));
  const middle = mean(target);
  return {
    columns: [first, copy, second ?? [], ...others].map(standardized),
    target: target.map((value) => value - middle),
  };
}

const shrink = (value: number, by: number): number => Math.sign(value) * Math.max(0, Math.abs(value) - by);

/** Coefficients with a penalty per row, by coordinate descent. */
export function fitPenalized({ columns, target }: Table, penalty: Penalty, lambda: number): number[] {
  const weights = columns.map(() => 0);
  const rows = target.length;
  const residuals = [...target];
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, column] of columns.entries()) {
      const old = weights[index] ?? 0;
      const size = column.reduce((sum, value) => sum + value * value, 0) / rows;
      const pull =
        column.reduce((sum, value, row) => sum + value * (residuals[row] ?? 0), 0) / rows + size * old;
      const next = penalty === 'ridge' ? pull / (size + lambda) : shrink(pull, lambda) / size;
      weights[index] = next;
      for (const [row, value] of column.entries())
        residuals[row] = (residuals[row] ?? 0) - (next - old) * value;
    }
  return weights;
}
