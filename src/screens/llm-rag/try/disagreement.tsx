import type { Retrieval } from '#retrieval/retrieve.ts';

/** Why the retrievers prefer different chunks, where they do. */
export function Disagreement({ retrieval: { byOverlap, byBm25, weights } }: { retrieval: Retrieval }) {
  const [left, right] = [byOverlap[0], byBm25[0]];
  if (!left || !right || (left.documentId === right.documentId && left.number === right.number)) return null;
  const held = [...weights].filter(([word]) =>
    [...byOverlap, ...byBm25].some(({ matched }) => matched.includes(word)),
  );
  const [common, rare] = [Math.min, Math.max].map((pick) => {
    const weight = pick(...held.map(([, value]) => value));
    return held.find(([, value]) => value === weight)?.[0];
  });
  return (
    <p className="border-t px-4 py-3 text-sm">
      The retrievers disagree on the best chunk: compare both answers.{' '}
      {common === rare
        ? 'Word overlap only checks whether a word occurs; BM25 also weighs how often, and how long the chunk is.'
        : `Word overlap counts “${common}” as much as “${rare}”; BM25 gives the rarer word more weight.`}
    </p>
  );
}
