import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHUNK_OVERLAP, CHUNK_SIZE, chunkBounds } from './chunk.ts';

const cut = (text: string, size?: number, overlap?: number) =>
  chunkBounds(text, size, overlap).map(({ start, end }) => text.slice(start, end));

test('600 characters, 80 of them shared', () => {
  expect([CHUNK_SIZE, CHUNK_OVERLAP]).toEqual([600, 80]);
  expect(chunkBounds('')).toEqual([]);
  expect(chunkBounds('a')).toEqual([{ start: 0, end: 1 }]);
  expect(chunkBounds('a'.repeat(600))).toEqual([{ start: 0, end: 600 }]);
  expect(chunkBounds('a'.repeat(601))).toEqual([
    { start: 0, end: 600 },
    { start: 520, end: 601 },
  ]);
  expect(chunkBounds('a'.repeat(1120))).toHaveLength(2);
  expect(chunkBounds('a'.repeat(1121))).toHaveLength(3);
});

test('a surrogate pair is one character and never cut', () => {
  const chunks = cut('😀'.repeat(700));
  expect(chunks.map((chunk) => [...chunk].length)).toEqual([600, 180]);
  for (const chunk of chunks) expect(chunk.isWellFormed()).toBe(true);
});

test('an overlap that leaves no way forward is refused', () => {
  expect(() => chunkBounds('text', 80, 80)).toThrow(RangeError);
});

test('any text: nothing lost, overlap exact, only the last chunk shorter', () => {
  // One and two units a character, halves of pairs, a joined cluster.
  const unit = fc.constantFrom('a', ' ', 'é', 'e\u0301', '漢', '😀', '👩‍🚀', '\ud83d', '\ude00', '\n');
  const texts = fc.string({ unit, maxLength: 150 });
  const sizes = fc
    .record({ size: fc.integer({ min: 1, max: 60 }), overlap: fc.nat(59) })
    .filter(({ size, overlap }) => overlap < size);
  fc.assert(
    fc.property(texts, sizes, (text, { size, overlap }) => {
      const chunks = cut(text, size, overlap).map((chunk) => [...chunk]);
      const joined = chunks.flatMap((chunk, index) => (index === 0 ? chunk : chunk.slice(overlap)));
      expect(joined.join('')).toBe(text);
      const wrong = chunks.filter((chunk, index) => {
        if (index < chunks.length - 1 ? chunk.length !== size : chunk.length > size) return true;
        if (index === 0) return false;
        const before = chunks[index - 1]?.slice(size - overlap) ?? [];
        return chunk.length <= overlap || chunk.slice(0, overlap).join() !== before.join();
      });
      expect(wrong).toEqual([]);
      if (text.isWellFormed()) expect(chunks.every((chunk) => chunk.join('').isWellFormed())).toBe(true);
    }),
    { numRuns: 150 },
  );
});
