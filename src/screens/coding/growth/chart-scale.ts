/** A round number not below `value` to end an axis at: 1, 2 or 5 times a power of ten. */
export function niceEnd(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= value) ?? 10;
  return step * power;
}

const UNITS: [number, string][] = [
  [1e6, 'M'],
  [1e3, 'k'],
];

/** A size in few characters: 850, 12k, 1.5M. */
export function shortCount(count: number): string {
  const [unit, suffix] = UNITS.find(([least]) => count >= least) ?? [1, ''];
  return `${Number((count / unit).toPrecision(3))}${suffix}`;
}

/** Milliseconds in few characters; a browser's clock tells no more than a tenth. */
export function shortMs(ms: number): string {
  if (ms >= 1000) return `${Number((ms / 1000).toPrecision(3))} s`;
  return `${ms < 10 ? Number(ms.toFixed(1)) : Math.round(ms)} ms`;
}
