import { mean, sum } from '../summary.ts';

export type Point = readonly [x: number, y: number];

/** A line of least squares, with the share of the variance that it explains. */
export function fitLine(points: readonly Point[]) {
  const [cx, cy] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = sum(points.map(([x]) => (x - cx) ** 2));
  const slope = spread === 0 ? 0 : sum(points.map(([x, y]) => (x - cx) * (y - cy))) / spread;
  const intercept = cy - slope * cx;
  const total = sum(points.map(([, y]) => (y - cy) ** 2));
  const left = squares(points, (x) => intercept + slope * x);
  return { slope, intercept, squares: left, explained: total === 0 ? 0 : 1 - left / total };
}

/** The sum of squared residuals. */
export const squares = (points: readonly Point[], predict: (x: number) => number): number =>
  sum(points.map(([x, y]) => (y - predict(x)) ** 2));

/** The solution of a system of linear equations by elimination; `matrix` must have one. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    let best = column;
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(row, column)) > Math.abs(at(best, column))) best = row;
    [rows[column], rows[best]] = [rows[best] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index));
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}
