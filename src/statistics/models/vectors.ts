import { sum } from '../summary.ts';
import type { Point } from './linear.ts';

export type Vector = readonly number[];

/** The dot product of two vectors; what the shorter one lacks counts as 0. */
export const dot = (a: Vector, b: Vector): number => sum(a.map((value, index) => value * (b[index] ?? 0)));

/** The cosine of the angle between two vectors; 0 if one of them has no length. */
export function cosine(a: Vector, b: Vector): number {
  const lengths = Math.sqrt(dot(a, a) * dot(b, b));
  return lengths === 0 ? 0 : dot(a, b) / lengths;
}

/** A vector in the plane by its direction in degrees and its length. */
export const polar = (degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [length * Math.cos(angle), length * Math.sin(angle)];
};

/** Items by their similarity to a query, the most similar first. */
export const ranked = <T extends { at: Vector }>(
  query: Vector,
  items: readonly T[],
  similarity: (a: Vector, b: Vector) => number,
): (T & { score: number })[] =>
  items.map((item) => ({ ...item, score: similarity(query, item.at) })).toSorted((a, b) => b.score - a.score);
