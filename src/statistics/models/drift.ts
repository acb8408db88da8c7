const LEAST = 1e-4;

/** Population stability index of two histograms over the same bins; empty bins count as nearly empty. */
export function stabilityIndex(before: readonly number[], after: readonly number[]): number {
  const shares = (counts: readonly number[]) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count) => Math.max(LEAST, total === 0 ? 0 : count / total));
  };
  const [old, recent] = [shares(before), shares(after)];
  return old.reduce((sum, share, bin) => {
    const now = recent[bin] ?? LEAST;
    return sum + (now - share) * Math.log(now / share);
  }, 0);
}
