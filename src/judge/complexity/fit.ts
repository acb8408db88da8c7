/** One measured run. */
export interface GrowthPoint {
  /** Size of the input. */
  n: number;
  ms: number;
}

export interface GrowthClass {
  /** As written after O. */
  label: string;
  of: (n: number) => number;
}

/** From slow to quick growth. */
export const GROWTH_CLASSES: readonly GrowthClass[] = [
  { label: '1', of: () => 0 },
  { label: 'log n', of: (n) => Math.log2(n + 1) },
  { label: 'n', of: (n) => n },
  { label: 'n log n', of: (n) => n * Math.log2(n + 1) },
  { label: 'n²', of: (n) => n ** 2 },
  { label: 'n³', of: (n) => n ** 3 },
  { label: '2ⁿ', of: (n) => 2 ** n },
];

export interface GrowthFit {
  growth: GrowthClass;
  /** Others that fit about as well, so that the measurement does not tell them apart. */
  near: GrowthClass[];
  /** Milliseconds that the fit gives for a size. */
  msAt: (n: number) => number;
}

/** Milliseconds by which a browser's clock may be off; errors below it mean nothing. */
const CLOCK_MS = 0.2;
/** A class is taken to fit as well as the best if its error is at most this much larger. */
const [AS_GOOD_FACTOR, AS_GOOD] = [1.15, 0.02];
/** Sizes must differ at least so much, and the slowest run must take so long, for a growth to be seen. */
const LEAST_RANGE = 4;
const LEAST_POINTS = 4;
const LEAST_MS = 2;

interface Line {
  constant: number;
  slope: number;
  /** Root mean square of the errors in relation to the measured times. */
  error: number;
}

/** Least squares for `ms = constant + slope * x`, both at least 0, errors in relation to the times. */
function fitLine(points: readonly GrowthPoint[], of: (n: number) => number): Line {
  const rows = points.map(({ n, ms }) => {
    const scale = 1 / (ms + CLOCK_MS);
    return { one: scale, x: of(n) * scale, y: ms * scale };
  });
  const sum = (value: (row: (typeof rows)[number]) => number) =>
    rows.reduce((all, row) => all + value(row), 0);
  const oneOne = sum(({ one }) => one * one);
  const oneX = sum(({ one, x }) => one * x);
  const xx = sum(({ x }) => x * x);
  const oneY = sum(({ one, y }) => one * y);
  const xy = sum(({ x, y }) => x * y);
  const determinant = oneOne * xx - oneX * oneX;
  let slope = determinant > 1e-12 * oneOne * xx ? (oneOne * xy - oneX * oneY) / determinant : 0;
  let constant = (oneY - slope * oneX) / oneOne;
  if (slope < 0) [slope, constant] = [0, oneY / oneOne];
  else if (constant < 0) [slope, constant] = [xx > 0 ? xy / xx : 0, 0];
  const error = Math.sqrt(sum(({ one, x, y }) => (constant * one + slope * x - y) ** 2) / rows.length);
  return { constant, slope, error };
}

/**
 * The class of growth that explains measured times best: of those that fit about as well, the slowest growing. Undefined where the
 * times are too few, too short or too alike in size to tell.
 */
export function fitGrowth(points: readonly GrowthPoint[]): GrowthFit | undefined {
  const sizes = points.map(({ n }) => n);
  const slowest = Math.max(...points.map(({ ms }) => ms));
  const range = Math.max(...sizes) / Math.min(...sizes);
  if (points.length < LEAST_POINTS || !(range >= LEAST_RANGE) || slowest < LEAST_MS) return;
  const lines = GROWTH_CLASSES.filter(({ of }) => Number.isFinite(of(Math.max(...sizes)) ** 2)).map(
    (growth) => ({
      growth,
      line: fitLine(points, growth.of),
    }),
  );
  const best = Math.min(...lines.map(({ line }) => line.error));
  const good = lines.filter(({ line }) => line.error <= best * AS_GOOD_FACTOR + AS_GOOD);
  const chosen = good[0];
  if (!chosen) return;
  const { constant, slope } = chosen.line;
  return {
    growth: chosen.growth,
    near: good.slice(1).map(({ growth }) => growth),
    msAt: (n) => constant + slope * chosen.growth.of(n),
  };
}
