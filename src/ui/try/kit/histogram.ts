/** Counts of values in bins of equal width: the middle of each bin and its count. */
export function histogram(values: readonly number[], low: number, high: number, bins: number) {
  const width = (high - low) / bins || 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor((value - low) / width)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { width, bars: counts.map((count, bin) => [low + (bin + 0.5) * width, count] as const) };
}
