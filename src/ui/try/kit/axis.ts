import { number } from './format.ts';

/** One side of a plot. */
export interface Axis {
  min: number;
  max: number;
  ticks: readonly { at: number; label: string }[];
  /** What is measured. */
  name?: string;
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** Sums of steps are off by rounding. */
const SLACK = 1e-9;

interface Options {
  format?: (value: number) => string;
  name?: string;
  /** About how many ticks. */
  count?: number;
  /** Ticks at whole numbers only. */
  whole?: boolean;
}

/** An axis from `min` to `max` with ticks at round values. Ends that are equal are moved apart. */
export function axis(
  min: number,
  max: number,
  { format = (value) => number(value, 6), name, count = 4, whole = false }: Options = {},
): Axis {
  const end = max > min ? max : min + 1;
  const rough = (end - min) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step =
    ROUND_STEPS.map((round) => round * magnitude).find(
      (at) => at >= rough && (!whole || Number.isInteger(at)),
    ) ?? 10 * Math.max(1, magnitude);
  const ticks: { at: number; label: string }[] = [];
  for (let at = Math.ceil(min / step - SLACK); at * step <= end + SLACK * step; at++) {
    const value = Number((at * step).toPrecision(12));
    ticks.push({ at: value, label: format(value) });
  }
  return { min, max: end, ticks, ...(name && { name }) };
}
