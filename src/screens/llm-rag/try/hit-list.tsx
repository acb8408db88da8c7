import type { Hit } from '#retrieval/retrieve.ts';
import { MarkedText } from './marked-text.tsx';

interface Props {
  title: string;
  /** How this retriever scores. */
  text: string;
  hits: readonly Hit[];
  /** What the other retriever found, and its name. */
  others: readonly Hit[];
  othersName: string;
  words: ReadonlySet<string>;
  score: (hit: Hit) => string;
}

const number = (value: number) => value.toLocaleString('en');

/** A retriever's hits, best first. */
export function HitList({ title, text, hits, others, othersName, words, score }: Props) {
  return (
    <section aria-label={`Top ${hits.length} by ${title}`} className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-sm text-muted md:min-h-11">{text}</p>
      {hits.length === 0 && (
        <p className="mt-3 rounded-lg border bg-surface p-6 text-center text-muted">
          No chunk shares a word with the question.
        </p>
      )}
      <ol className="mt-3 space-y-3">
        {hits.map((hit, index) => {
          const rank = others.findIndex(
            (other) => other.documentId === hit.documentId && other.number === hit.number,
          );
          return (
            <li key={`${hit.documentId}/${hit.number}`} className="rounded-lg border bg-surface">
              <div className="flex items-baseline gap-2.5 border-b px-3.5 py-2">
                <span className="font-mono text-sm font-semibold text-accent">{index + 1}</span>
                <div className="min-w-0 flex-1">
                  <p title={hit.name} className="line-clamp-2 text-sm font-medium wrap-anywhere">
                    <bdi>{hit.name}</bdi>
                  </p>
                  <p className="text-sm text-muted">
                    Chunk {number(hit.number)} of {number(hit.chunks)}, characters {number(hit.first)} to{' '}
                    {number(hit.last)}
                  </p>
                </div>
                <span className="shrink-0 text-right text-sm tabular-nums">
                  {score(hit)}
                  <span className="block text-muted">
                    {rank >= 0 ? `also #${rank + 1} in ${othersName}` : `not in ${othersName}`}
                  </span>
                </span>
              </div>
              <p className="px-3.5 py-3 text-sm break-words whitespace-pre-wrap">
                <MarkedText text={hit.text} words={words} />
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
