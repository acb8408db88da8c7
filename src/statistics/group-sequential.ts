import { normalQuantile } from './normal.ts';
import { times } from './summary.ts';

/** Limits of z at equally spaced looks: the ordinary one each time, the same higher one, or falling ones. */
export type Rule = 'peeking' | 'pocock' | 'obrien-fleming';

/** Intervals of the grid that densities are integrated on; even, for Simpson’s rule. */
const CELLS = 120;
const BISECTIONS = 26;
const HIGHEST_LIMIT = 8;

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
const simpson = (index: number): number => (index === 0 || index === CELLS ? 1 : index % 2 === 1 ? 4 : 2);

/** Points of a grid from −reach to reach, with their weights. */
function grid(reach: number) {
  const cell = (2 * reach) / CELLS;
  return times(CELLS + 1, (index) => ({
    at: -reach + index * cell,
    weight: (simpson(index) * cell) / 3,
  }));
}

/**
 * How likely a test stops at each of its looks, by integrating over all paths that stayed inside before
 * (Armitage, McPherson and Rowe, 1969).
 * @param limits of |z| at each look
 * @param drift mean of z after one look’s share of the data: 0 where there is no effect
 */
export function stopping(limits: readonly number[], drift: number): number[] {
  let inside = 1;
  let before: { at: number; mass: number }[] = [{ at: 0, mass: 1 }];
  return limits.map((limit, index) => {
    const now = grid(limit * Math.sqrt(index + 1)).map(({ at, weight }) => ({
      at,
      mass: weight * before.reduce((total, from) => total + from.mass * density(at - from.at - drift), 0),
    }));
    const stays = now.reduce((total, { mass }) => total + mass, 0);
    const stops = Math.max(0, inside - stays);
    inside = stays;
    before = now;
    return stops;
  });
}

const total = (shares: readonly number[]): number => shares.reduce((all, share) => all + share, 0);
const shapeOf = (rule: Rule, looks: number) => (look: number) =>
  rule === 'obrien-fleming' ? Math.sqrt(looks / (look + 1)) : 1;

/** The limits of a rule, such that all looks together raise a false alarm in `alpha` of tests; peeking keeps that for each alone. */
export function limitsOf(rule: Rule, looks: number, alpha = 0.05): number[] {
  const shape = shapeOf(rule, looks);
  if (rule === 'peeking') return times(looks, () => normalQuantile(1 - alpha / 2));
  let [low, high] = [1, HIGHEST_LIMIT];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    const limits = times(looks, (look) => middle * shape(look));
    if (total(stopping(limits, 0)) > alpha) low = middle;
    else high = middle;
  }
  return times(looks, (look) => ((low + high) / 2) * shape(look));
}

/** How often a test claims an effect, and the share of its planned data that it uses on average. */
export function performance(limits: readonly number[], drift: number): { claims: number; data: number } {
  const stops = stopping(limits, drift);
  const claims = total(stops);
  const used = total(stops.map((share, index) => (share * (index + 1)) / limits.length));
  return { claims, data: used + (1 - claims) };
}

/** Drift of a test that finds its effect in 80% of cases when it looks once, at the end. */
export const plannedDrift = (looks: number): number =>
  (normalQuantile(0.975) + normalQuantile(0.8)) / Math.sqrt(looks);
