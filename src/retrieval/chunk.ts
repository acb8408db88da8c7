/** Characters of a chunk, and how many of them it shares with the chunk before it. */
export const CHUNK_SIZE = 600;
export const CHUNK_OVERLAP = 80;

/** Where a chunk stands in its text, as offsets for `slice`. */
export interface ChunkBound {
  start: number;
  end: number;
}

const SURROGATE = /[\ud800-\udfff]/;

/** The offset `count` characters after `from`, at most the end of the text. */
function advance(text: string, from: number, count: number, plain: boolean): number {
  if (plain) return Math.min(from + count, text.length);
  let at = from;
  for (let left = count; left > 0 && at < text.length; left--) {
    at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  }
  return at;
}

/**
 * Cuts a text into chunks of `size` characters, each beginning `overlap` characters before the end of the one
 * before it. Only the last may be shorter, and it always brings something new. A character is a Unicode code
 * point, so no chunk begins or ends inside a surrogate pair, and chunk `k` begins at character
 * `k * (size - overlap)`. An empty text has no chunks.
 */
export function chunkBounds(text: string, size = CHUNK_SIZE, overlap = CHUNK_OVERLAP): ChunkBound[] {
  if (!(size > overlap && overlap >= 0)) throw new RangeError('A chunk must be longer than its overlap.');
  const bounds: ChunkBound[] = [];
  // Without surrogates an offset is a count of characters.
  const plain = !SURROGATE.test(text);
  let start = 0;
  while (start < text.length) {
    const end = advance(text, start, size, plain);
    bounds.push({ start, end });
    if (end === text.length) break;
    start = advance(text, start, size - overlap, plain);
  }
  return bounds;
}
