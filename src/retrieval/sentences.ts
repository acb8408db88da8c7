/** Ends of sentences: punctuation before a space or line end, or a line break. */
const END = /[.!?。！？]+["'”’)\]]*(?=\s|$)|\n+/g;

/** Marks of headings and lists, and a JSON key, before a sentence. */
const LEAD = /^[\s#>*-]*(?:"[^"\n]*":\s*")?/;

/** A sentence without what Markdown and JSON put around it. */
function undress(piece: string): string {
  const text = piece.replace(LEAD, '').trim();
  // A quote that nothing opened closed the JSON string.
  const quotes = text.match(/"/g)?.length ?? 0;
  return quotes % 2 === 1 ? text.replace(/",?$/, '') : text;
}

/**
 * The whole sentences of a chunk. A chunk is cut without looking at the words, so its first and last sentence
 * may be torn: they are left out unless the chunk begins or ends its document.
 */
export function wholeSentences(text: string, cut: { start: boolean; end: boolean }): string[] {
  const pieces: { text: string; closed: boolean }[] = [];
  let at = 0;
  for (const end of text.matchAll(END)) {
    const stop = end.index + end[0].length;
    pieces.push({ text: text.slice(at, stop), closed: true });
    at = stop;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), closed: false });
  return pieces
    .filter((piece, index) => !(cut.start && index === 0) && (piece.closed || !cut.end))
    .map((piece) => undress(piece.text))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}
