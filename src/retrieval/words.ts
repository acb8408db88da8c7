/**
 * A word is a run of letters, marks and digits; an apostrophe inside belongs to it. Scripts written without
 * spaces give one word a character, or a whole sentence would be one word.
 */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+(?:['’][[\p{L}\p{M}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]]+)*/gv;

/** How words are compared: without case, composed, with one kind of apostrophe. */
const normalize = (word: string): string => word.toLowerCase().normalize('NFC').replaceAll('’', "'");

/** The words of a text in order, repeated ones too. Both retrievers see a text through this. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(WORD) ?? [];
}

/** The words of a text, each once, in the order they first occur. */
export const distinctWords = (text: string): string[] => [...new Set(wordsOf(text))];

/** A part of a text; `match` when it is one of the words looked for. */
export interface Span {
  text: string;
  match: boolean;
}

/** Cuts a text into spans, so that the words looked for can be marked. The spans joined are the text. */
export function matchSpans(text: string, wanted: ReadonlySet<string>): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(WORD)) {
    if (!wanted.has(normalize(found[0]))) continue;
    if (found.index > at) spans.push({ text: text.slice(at, found.index), match: false });
    spans.push({ text: found[0], match: true });
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ text: text.slice(at), match: false });
  return spans;
}
