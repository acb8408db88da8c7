/** Of the pieces of a spaced word so many are single letters; kerning keeps a few pairs, as in "C O N TA C T". */
const SINGLE_SHARE = 0.6;
const LONGEST_PIECE = 3;
const FEWEST_PIECES = 4;

/** Whether all that is between the blanks of a text is letters of one word. */
function isSpacedWord(word: string): boolean {
  const pieces = word.split(' ');
  const single = pieces.filter((piece) => [...piece].length === 1).length;
  return (
    pieces.length >= FEWEST_PIECES &&
    single >= pieces.length * SINGLE_SHARE &&
    pieces.every((piece) => piece.length <= LONGEST_PIECE && /^[\p{L}\p{N}&.]+$/u.test(piece)) &&
    // Either all capitals, or a capital before small letters: no sentence of short words.
    (/^[^\p{Ll}]+$/u.test(word) || /^\p{Lu}?[^\p{Lu}]+$/u.test(word))
  );
}

/** "E D U C A T I O N" as it is meant; any other text as it is. */
export function unspaced(text: string): string {
  const words = text.trim().split(/ {2,}/);
  const spaced = words.filter(isSpacedWord).length;
  const isShort = (word: string) => word.split(' ').every((piece) => [...piece].length <= LONGEST_PIECE);
  return spaced > 0 && words.every((word) => isSpacedWord(word) || isShort(word))
    ? words.map((word) => word.replace(/ /g, '')).join(' ')
    : text;
}
