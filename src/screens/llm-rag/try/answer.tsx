import type { ReactNode } from 'react';
import type { Quote } from '#retrieval/answer.ts';
import type { Hit } from '#retrieval/retrieve.ts';
import { MarkedText } from './marked-text.tsx';

/** Whose chunks are answered from. */
export type RetrieverId = 'overlap' | 'bm25';

interface Props {
  quotes: Quote[];
  hits: readonly Hit[];
  words: ReadonlySet<string>;
  retriever: RetrieverId;
  onRetriever: (id: RetrieverId) => void;
  /** Stands below the answer. */
  children: ReactNode;
}

const RETRIEVERS = [
  { id: 'overlap', label: 'Word overlap' },
  { id: 'bm25', label: 'BM25' },
] as const;

/** The simulated answer, and which retriever's chunks it and the prompt are made from. */
export function Answer({ quotes, hits, words, retriever, onRetriever, children }: Props) {
  return (
    <section aria-labelledby="answer" className="rounded-lg border bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-2.5">
        <h2 id="answer" className="flex items-center gap-2 text-lg font-semibold">
          Answer
          <span className="rounded bg-medium-soft px-1.5 py-px text-xs font-medium text-medium">
            Simulated
          </span>
        </h2>
        <fieldset className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <legend className="sr-only">Chunks to answer from</legend>
          <span aria-hidden className="text-muted">
            From the chunks of
          </span>
          {RETRIEVERS.map(({ id, label }) => (
            <label key={id} className="inline-flex cursor-pointer items-center gap-1.5">
              <input
                type="radio"
                name="retriever"
                checked={retriever === id}
                onChange={() => onRetriever(id)}
                className="accent-accent"
              />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="px-4 py-3.5">
        <p className="text-sm text-muted">
          No language model ran.{' '}
          {quotes.length > 0
            ? 'These sentences are quoted from the retrieved chunks, chosen by the words they share with your question. Given the prompt below, a model would write its own.'
            : 'No chunk shares a word with your question, so there’s nothing to quote. Given the prompt below, a model should say it doesn’t know.'}
        </p>
        {quotes.length > 0 && (
          <ul aria-label="Quoted sentences" className="mt-3 space-y-2.5">
            {quotes.map(({ text, passage }) => (
              <li key={text} className="flex gap-2.5">
                <span className="font-mono text-sm leading-6 text-muted">[{passage}]</span>
                <span className="min-w-0">
                  <span className="break-words">
                    <MarkedText text={text} words={words} />
                  </span>
                  <span className="block text-sm wrap-anywhere text-muted">
                    <bdi>{hits[passage - 1]?.name}</bdi>, chunk {hits[passage - 1]?.number}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}
