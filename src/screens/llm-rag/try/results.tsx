import { useMemo, useState } from 'react';
import { simulateAnswer } from '#retrieval/answer.ts';
import { assemblePrompt } from '#retrieval/prompt.ts';
import type { Retrieval } from '#retrieval/retrieve.ts';
import { Answer, type RetrieverId } from './answer.tsx';
import { ChunkStrip } from './chunk-strip.tsx';
import { Disagreement } from './disagreement.tsx';
import { HitList } from './hit-list.tsx';
import { PromptPanel } from './prompt-panel.tsx';

/** What a question found: the answer, all chunks with their scores, the retrieved ones and the prompt. */
export function Results({ retrieval }: { retrieval: Retrieval }) {
  const [retriever, setRetriever] = useState<RetrieverId>('overlap');
  const { byOverlap, byBm25, question, weights } = retrieval;
  const hits = retriever === 'overlap' ? byOverlap : byBm25;
  const words = useMemo(() => new Set(retrieval.words), [retrieval]);
  return (
    <div className="mt-6 space-y-8">
      <Answer
        quotes={simulateAnswer(weights, hits)}
        hits={hits}
        words={words}
        retriever={retriever}
        onRetriever={setRetriever}
      >
        <Disagreement retrieval={retrieval} />
      </Answer>
      <ChunkStrip retrieval={retrieval} />
      <section aria-labelledby="retrieved">
        <h2 id="retrieved" className="text-lg font-semibold">
          Retrieved chunks
        </h2>
        <div className="mt-3 grid gap-x-4 gap-y-8 md:grid-cols-2">
          <HitList
            title="Word overlap"
            text="The share of the question’s words found in the chunk. Every word counts equally."
            hits={byOverlap}
            others={byBm25}
            othersName="BM25"
            words={words}
            score={({ matched, overlap }) =>
              `${matched.length} of ${words.size} words, ${overlap.toFixed(2)}`
            }
          />
          <HitList
            title="BM25"
            text="Rare words weigh more, repeats have diminishing returns, long chunks are penalized. From MiniSearch: BM25+ times the number of shared words."
            hits={byBm25}
            others={byOverlap}
            othersName="word overlap"
            words={words}
            score={({ bm25 }) => `score ${bm25.toFixed(2)}`}
          />
        </div>
      </section>
      <PromptPanel prompt={assemblePrompt(question, hits)} />
    </div>
  );
}
