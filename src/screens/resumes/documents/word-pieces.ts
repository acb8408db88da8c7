import { UNSPACED } from '#resume/scripts.ts';

/** Longer words may be broken, or they would run off the page; shorter ones fit the narrowest column. */
const LONGEST_WORD = 22;
/** Where a long word breaks best: behind the marks of an address, or the hyphen of a double name. */
const PARTS = /[^/?&=._@-]+[/?&=._@-]*|[/?&=._@-]+/g;
/** A part that is too long itself breaks anywhere. */
const PIECES = /.{1,10}/gu;

const longPieces = (word: string): string[] =>
  (word.match(PARTS) ?? [word]).flatMap((part) =>
    part.length > LONGEST_WORD ? (part.match(PIECES) ?? [part]) : [part],
  );

/** Marks that no line begins with, and those that none ends with. */
const CLOSING =
  /^[、。，．・：；？！）」』】〉》〕〗々ー…‥％ぁぃぅぇぉっゃゅょァィゥェォッャュョ)\],.:;?!%”’]/u;
const OPENING = /[（「『【〈《〔〖([“‘]$/u;

const THAI = /\p{Script=Thai}/u;

/** Chinese and Japanese letters one by one, with the marks that stay with them; other letters in a row as they are. */
function eastAsianPieces(word: string): string[] {
  const pieces: string[] = [];
  for (const letter of word) {
    const last = pieces.at(-1);
    const isWhole = last !== undefined && !UNSPACED.test(letter) && !UNSPACED.test(last.slice(-1));
    if (last !== undefined && (isWhole || CLOSING.test(letter) || OPENING.test(last)))
      pieces[pieces.length - 1] = last + letter;
    else pieces.push(letter);
  }
  return pieces;
}

let thaiWords: Intl.Segmenter | undefined;

/** Thai is written without spaces; browsers know its words. */
function thaiPieces(word: string): string[] {
  thaiWords ??= new Intl.Segmenter('th', { granularity: 'word' });
  return [...thaiWords.segment(word)].map(({ segment }) => segment);
}

/**
 * The pieces of a word between which a line may end. The font library would add a hyphen at the break, which people and
 * machines read as a part of the word, so pieces are parted by an empty one: it takes that for a space without width.
 */
export function piecesOf(word: string): string[] {
  const long = word.length > LONGEST_WORD ? longPieces(word) : [word];
  const pieces = THAI.test(word) ? thaiPieces(word) : UNSPACED.test(word) ? eastAsianPieces(word) : long;
  return pieces.flatMap((piece, at) => (at > 0 ? ['', piece] : [piece]));
}
