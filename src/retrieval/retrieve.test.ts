import fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, test, vi } from 'vitest';
import { createBm25 } from './bm25.ts';
import { createCorpus } from './corpus.ts';
import { type Retrieval, retrieve } from './retrieve.ts';
import { MAX_BARS } from './strip.ts';
import { topScores } from './top.ts';
import { wordOverlap } from './word-overlap.ts';
import { distinctWords, wordsOf } from './words.ts';

function corpusOf(texts: Record<string, string>) {
  const corpus = createCorpus();
  for (const [name, text] of Object.entries(texts)) corpus.add(name, name, new TextEncoder().encode(text));
  return corpus;
}
const ask = (texts: Record<string, string>, question: string): Promise<Retrieval> =>
  retrieve(corpusOf(texts).documents, question);

describe('word overlap', () => {
  test('is the share of the distinct question words', () => {
    const chunk = new Set(wordsOf('the cat and the other cat'));
    expect(wordOverlap(distinctWords('the cat the dog'), chunk)).toEqual({
      score: 2 / 3,
      matched: ['the', 'cat'],
    });
    expect(wordOverlap([], chunk)).toEqual({ score: 0, matched: [] });
  });
});

describe('top three', () => {
  test('best first, ties in order, zeros never', () => {
    expect(topScores([0, 1, 3, 1, 3, 0, 2])).toEqual([2, 4, 6]);
    expect(topScores([1, 1, 1, 1])).toEqual([0, 1, 2]);
    expect(topScores([0, 0])).toEqual([]);
    expect(topScores([0, 0.5])).toEqual([1]);
  });

  test('equals a stable sort', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5)), fc.nat(6), (scores, count) => {
        const sorted = scores
          .map((score, at) => ({ score, at }))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, count);
        expect(topScores(scores, count)).toEqual(sorted.map(({ at }) => at));
      }),
    );
  });
});

test('BM25 scores are those of an index of every word', () => {
  const word = fc.constantFrom('ant', 'bee', 'cat', 'dog', 'elk', 'fox');
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), text, (chunks, question) => {
      const whole = new MiniSearch({ fields: ['text'], tokenize: wordsOf });
      const words = distinctWords(question);
      const bm25 = createBm25(words);
      chunks.forEach((chunk, id) => {
        whole.add({ id, text: chunk });
        bm25.add(id, wordsOf(chunk));
      });
      const expected = whole.search(words.join(' ')).map(({ id, score }) => [id, score]);
      expect(bm25.scores().map(({ chunk, score }) => [chunk, score])).toEqual(expected);
    }),
  );
});

describe('retrieve', () => {
  const filler = (count: number) => 'lorem ipsum dolor '.repeat(count);

  test('finds the chunk, says where it stands and keeps every score', async () => {
    const text = `${filler(75)}the heron eats fish ${filler(60)}`;
    const result = await ask({ 'birds.txt': text }, 'What does the heron eat?');
    expect(result.chunks).toBe(5);
    expect(result.bars).toHaveLength(5);
    const [hit] = result.byOverlap;
    expect(hit).toMatchObject({ name: 'birds.txt', matched: ['the', 'heron'], overlap: 2 / 5, chunks: 5 });
    expect(text.slice((hit?.first ?? 0) - 1, hit?.last)).toBe(hit?.text);
    expect(result.byBm25[0]?.number).toBe(hit?.number);
    expect(result.bars[(hit?.number ?? 0) - 1]).toMatchObject({ overlap: 1, overlapRanks: [1] });
  });

  test('overlap counts every word alike, BM25 prefers the rare one', async () => {
    const result = await ask(
      { a: 'is it the one that is in the box', b: 'zebra', c: 'the box is red', d: 'it is late' },
      'is it the zebra',
    );
    expect(result.byOverlap[0]?.name).toBe('a');
    expect(result.byOverlap).toHaveLength(3);
    expect(result.weights.get('zebra')).toBeGreaterThan(result.weights.get('is') ?? 0);
  });

  test('nothing shared, no words or no documents: no hits', async () => {
    for (const question of ['quartz', '', '?!'])
      expect(await ask({ a: 'plain text' }, question)).toMatchObject({ byOverlap: [], byBm25: [] });
    expect(await ask({}, 'anything')).toMatchObject({ chunks: 0, byOverlap: [], byBm25: [], bars: [] });
  });

  test('the same question has the same hits', async () => {
    const texts = { a: filler(300), b: filler(300) };
    const first = await ask(texts, 'lorem dolor');
    expect(await ask(texts, 'lorem dolor')).toEqual(first);
    expect(first.byOverlap.map(({ name, number }) => [name, number])).toEqual([
      ['a', 1],
      ['a', 2],
      ['a', 3],
    ]);
  });

  test('characters are counted as people do, also where they take two units', async () => {
    const text = `${'😀'.repeat(700)} heron`;
    const { byOverlap } = await ask({ a: text }, 'heron');
    expect(byOverlap[0]).toMatchObject({ number: 2, first: 521, last: 706, of: 706 });
  });

  test('many chunks share bars; every hit keeps its rank in one', async () => {
    const result = await ask({ a: `${filler(5000)} heron ${filler(2000)}` }, 'heron dolor');
    expect(result.bars).toHaveLength(MAX_BARS);
    expect(result.bars.flatMap((bar) => bar.overlapRanks).sort()).toEqual([1, 2, 3]);
    expect(result.bars.flatMap((bar) => bar.bm25Ranks).sort()).toEqual([1, 2, 3]);
  });

  test('can be canceled and tells how far it is', async () => {
    // However fast the machine is, some chunks take longer than a turn.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 5;
      return now;
    });
    const corpus = corpusOf({ a: filler(110_000) });
    const controller = new AbortController();
    const seen: number[] = [];
    const asked = retrieve(corpus.documents, 'dolor', {
      signal: controller.signal,
      onProgress: (done, total) => {
        seen.push(done / total);
        controller.abort(new Error('enough'));
      },
    });
    await expect(asked).rejects.toThrow('enough');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toBeLessThan(1);
    clock.mockRestore();
  });
});

describe('corpus', () => {
  test('documents come and go; what is no text stays out', () => {
    const corpus = corpusOf({ a: 'one', b: 'two' });
    expect(corpus.add('c', 'c.txt', new Uint8Array([0, 1, 2]))).toEqual({ ok: false, problem: 'binary' });
    corpus.remove('a');
    expect(corpus.documents.map(({ id }) => id)).toEqual(['b']);
    expect(corpus.add('d', 'd.txt', new TextEncoder().encode('x'.repeat(1121)))).toEqual({
      ok: true,
      chunks: 3,
      characters: 1121,
      replaced: 0,
    });
  });
});
