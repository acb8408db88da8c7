import { expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';

/** A shaped run: letters of each glyph, how far it advances, and where it is placed. */
const run = (...glyphs: [letters: string, xAdvance: number, xOffset?: number][]) => ({
  glyphs: glyphs.map(([letters, advanceWidth], id) => ({
    id,
    advanceWidth,
    codePoints: [...letters].map((letter) => letter.codePointAt(0) ?? 0),
  })),
  positions: glyphs.map(([, xAdvance, xOffset = 0]) => ({ xAdvance, yAdvance: 0, xOffset, yOffset: 0 })),
});

const found = (text: string, shaped: ReturnType<typeof run>) =>
  clustersOf(text, shaped).map(({ codePoints, parts, advance }) => [
    String.fromCodePoint(...codePoints),
    parts.map(({ id, x }) => `${id}@${x}`).join(' '),
    advance,
  ]);

it('has one cluster a letter where nothing is moved', () => {
  expect(found('אב', run(['א', 5], ['ב', 6]))).toEqual([
    ['א', '0@0', 5],
    ['ב', '1@0', 6],
  ]);
});

it('keeps a vowel sign that is drawn first with its consonant, its letters in the order of the text', () => {
  expect(found('हिन', run(['ि', 2], ['ह', 5], ['न', 4]))).toEqual([
    ['हि', '0@0 1@2', 7],
    ['न', '2@0', 4],
  ]);
});

it('puts marks and dots that stand for no letter on their base', () => {
  expect(found('น้ำ', run(['น', 6], ['้', 0, -1], ['ำ', 0, -2], ['', 4]))).toEqual([
    ['น้ำ', '0@0 1@5 2@4 3@6', 10],
  ]);
});

it('turns a mark and its base for readers, which turn Arabic around letter by letter', () => {
  expect(found('يً', run(['ي', 7], ['', 0, -5], ['ً', 0, -3]))).toEqual([['ًي', '0@0 1@2 2@4', 7]]);
});
