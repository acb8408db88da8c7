import { createBm25 } from './bm25.ts';
import { CHUNK_OVERLAP, CHUNK_SIZE, type ChunkBound } from './chunk.ts';
import { type Bar, stripBars } from './strip.ts';
import { topScores } from './top.ts';
import { wordOverlap } from './word-overlap.ts';
import { distinctWords, wordsOf } from './words.ts';
import { createPace } from './yield-to-main.ts';

/** A document that was read and cut. */
export interface CorpusDocument {
  id: string;
  name: string;
  text: string;
  /** Length in characters. */
  characters: number;
  bounds: ChunkBound[];
}

/** A chunk that was retrieved. */
export interface Hit {
  documentId: string;
  name: string;
  /** Number of the chunk in its document, from 1, and of how many. */
  number: number;
  chunks: number;
  /** First and last character in its document, from 1, and of how many. */
  first: number;
  last: number;
  of: number;
  text: string;
  overlap: number;
  /** The question's words it holds. */
  matched: string[];
  bm25: number;
}

export interface Retrieval {
  question: string;
  /** The question's distinct words. */
  words: string[];
  /** How rare each of them is: its inverse document frequency over the chunks. */
  weights: Map<string, number>;
  /** All chunks searched. */
  chunks: number;
  documents: { id: string; name: string; chunks: number }[];
  byOverlap: Hit[];
  byBm25: Hit[];
  bars: Bar[];
}

interface Options {
  signal?: AbortSignal;
  /** Told how many chunks are done. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Scores every chunk with both retrievers in one pass over the texts, and keeps each one's top three.
 * @throws the signal's reason when canceled
 */
export async function retrieve(
  documents: readonly CorpusDocument[],
  question: string,
  { signal, onProgress }: Options = {},
): Promise<Retrieval> {
  const words = distinctWords(question);
  const total = documents.reduce((sum, { bounds }) => sum + bounds.length, 0);
  const overlaps = new Float64Array(total);
  const bm25Scores = new Float64Array(total);
  const holding = new Map(words.map((word) => [word, 0]));
  const bm25 = createBm25(words);
  const pace = createPace(signal);
  let at = 0;
  for (const { text, bounds } of documents) {
    for (const { start, end } of bounds) {
      const chunkWords = wordsOf(text.slice(start, end));
      // Words the question does not have make no difference to what both share.
      const shared = new Set(chunkWords.filter((word) => holding.has(word)));
      const { score, matched } = wordOverlap(words, shared);
      overlaps[at] = score;
      for (const word of matched) holding.set(word, (holding.get(word) ?? 0) + 1);
      bm25.add(at, chunkWords);
      at++;
      if (pace.due()) {
        onProgress?.(at, total);
        await pace.yield();
      }
    }
  }
  for (const { chunk, score } of bm25.scores()) bm25Scores[chunk] = score;
  const overlapTop = topScores(overlaps);
  const bm25Top = topScores(bm25Scores);
  const hit = (position: number) =>
    hitAt(documents, position, words, overlaps[position] ?? 0, bm25Scores[position] ?? 0);
  return {
    question,
    words,
    weights: new Map(
      [...holding].map(([word, count]) => [word, Math.log(1 + (total - count + 0.5) / (count + 0.5))]),
    ),
    chunks: total,
    documents: documents.map(({ id, name, bounds }) => ({ id, name, chunks: bounds.length })),
    byOverlap: overlapTop.flatMap(hit),
    byBm25: bm25Top.flatMap(hit),
    bars: stripBars({ scores: overlaps, top: overlapTop }, { scores: bm25Scores, top: bm25Top }),
  };
}

function hitAt(
  documents: readonly CorpusDocument[],
  position: number,
  words: readonly string[],
  overlap: number,
  bm25: number,
): Hit[] {
  let index = position;
  for (const { id, name, text, characters, bounds } of documents) {
    const bound = bounds[index];
    if (bound) {
      const chunk = text.slice(bound.start, bound.end);
      const before = index * (CHUNK_SIZE - CHUNK_OVERLAP);
      return [
        {
          documentId: id,
          name,
          number: index + 1,
          chunks: bounds.length,
          first: before + 1,
          last: Math.min(before + CHUNK_SIZE, characters),
          of: characters,
          text: chunk,
          overlap,
          matched: wordOverlap(words, new Set(wordsOf(chunk))).matched,
          bm25,
        },
      ];
    }
    index -= bounds.length;
  }
  return [];
}
