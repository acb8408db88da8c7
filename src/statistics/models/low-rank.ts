import { normalValue } from '../random.ts';
import { sum, times } from '../summary.ts';
import { dot, type Vector } from './vectors.ts';

export type Matrix = readonly Vector[];

const transposed = (matrix: Matrix): number[][] =>
  times(matrix[0]?.length ?? 0, (column) => matrix.map((row) => row[column] ?? 0));

/** One direction of a matrix: its singular value is the length of `left`, and `right` has length 1. */
export interface Component {
  value: number;
  left: Vector;
  right: Vector;
}

/** Sweeps over all pairs of columns until they are orthogonal; far fewer are needed. */
const MOST_SWEEPS = 60;
/** Below this cosine two columns count as orthogonal. */
const ORTHOGONAL = 1e-12;

/** The singular value decomposition, the largest value first (one-sided Jacobi). */
export function decompose(matrix: Matrix): Component[] {
  const columns = transposed(matrix);
  const size = columns.length;
  const right = times(size, (row) => times(size, (column) => (row === column ? 1 : 0)));
  const turn = (vectors: number[][], one: number, other: number, c: number, s: number) => {
    const [a = [], b = []] = [vectors[one], vectors[other]];
    vectors[one] = a.map((value, index) => c * value - s * (b[index] ?? 0));
    vectors[other] = a.map((value, index) => s * value + c * (b[index] ?? 0));
  };
  for (let sweep = 0, turned = true; turned && sweep < MOST_SWEEPS; sweep++) {
    turned = false;
    for (let one = 0; one < size; one++)
      for (let other = one + 1; other < size; other++) {
        const [a = [], b = []] = [columns[one], columns[other]];
        const [aa, bb, ab] = [dot(a, a), dot(b, b), dot(a, b)];
        if (Math.abs(ab) <= ORTHOGONAL * Math.sqrt(aa * bb)) continue;
        turned = true;
        const half = (bb - aa) / (2 * ab);
        const tangent = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.hypot(1, half));
        const c = 1 / Math.hypot(1, tangent);
        turn(columns, one, other, c, c * tangent);
        turn(right, one, other, c, c * tangent);
      }
  }
  return columns
    .map((left, index) => ({ value: Math.sqrt(dot(left, left)), left, right: right[index] ?? [] }))
    .toSorted((a, b) => b.value - a.value);
}

/** The closest matrix of a rank, from the components of the whole one. */
export function approximate(components: readonly Component[], rank: number): number[][] {
  const kept = components.slice(0, rank);
  return times(components[0]?.left.length ?? 0, (row) =>
    times(components.length, (column) =>
      sum(kept.map(({ left, right }) => (left[row] ?? 0) * (right[column] ?? 0))),
    ),
  );
}

/** How far a matrix is from another, as a share of the other's own size (Frobenius norm). */
export function relativeError(matrix: Matrix, truth: Matrix): number {
  const size = (of: Matrix) => Math.sqrt(sum(of.map((row) => dot(row, row))));
  const gap = truth.map((row, index) => row.map((value, column) => value - (matrix[index]?.[column] ?? 0)));
  const all = size(truth);
  return all === 0 ? 0 : size(gap) / all;
}

/** Numbers that two factors of a rank hold, in place of `rows` × `columns`. */
export const factorSize = (rows: number, columns: number, rank: number): number => rank * (rows + columns);

/** Strengths of the patterns that a drawn matrix is made of: so many is its rank without noise. */
export const STRENGTHS = [1, 0.7, 0.5, 0.35];

/** Waves across and down a matrix, a few on top of each other, with noise on every entry. */
export const drawMatrix = (rows: number, columns: number, noise: number, random: () => number): number[][] =>
  times(rows, (row) =>
    times(columns, (column) => {
      const wave = (index: number): number =>
        Math.cos((Math.PI * index * (row + 0.5)) / rows) *
        Math.cos((Math.PI * (STRENGTHS.length + 1 - index) * (column + 0.5)) / columns);
      return (
        sum(STRENGTHS.map((strength, index) => strength * wave(index + 1))) + noise * normalValue(random)
      );
    }),
  );
