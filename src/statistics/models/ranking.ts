const gain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);

/** Metrics of one ranking by the grades of its items, from the top. A grade above 0 is relevant. */
export function rankingMetrics(grades: readonly number[], k: number) {
  const hits = grades.map((grade) => grade > 0);
  const relevant = hits.filter(Boolean).length;
  const inTop = hits.slice(0, k).filter(Boolean).length;
  const first = hits.indexOf(true);
  const precisions = hits.flatMap((hit, index) =>
    hit ? [hits.slice(0, index + 1).filter(Boolean).length / (index + 1)] : [],
  );
  const ideal = gain(grades.toSorted((a, b) => b - a));
  return {
    precision: inTop / k,
    recall: relevant === 0 ? 0 : inTop / relevant,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    averagePrecision: relevant === 0 ? 0 : precisions.reduce((sum, value) => sum + value, 0) / relevant,
    ndcg: ideal === 0 ? 0 : gain(grades) / ideal,
  };
}
