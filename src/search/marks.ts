import { wordsOf } from './words.ts';

export interface Segment {
  text: string;
  marked: boolean;
}

/**
 * Cuts `text` where what was typed is found in it: the typed letters of a word that begins with them, the whole
 * word where it was found although misspelled.
 * @param matched words of the text that were found
 */
export function mark(text: string, typed: string, matched: readonly string[]): Segment[] {
  const starts = wordsOf(typed).sort((a, b) => b.length - a.length);
  const segments: Segment[] = [];
  const push = (part: string, marked: boolean) => {
    const last = segments.at(-1);
    if (last?.marked === marked) last.text += part;
    else if (part) segments.push({ text: part, marked });
  };
  let at = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    push(text.slice(at, index), false);
    at = index + word.length;
    const lower = word.toLowerCase();
    const start = starts.find((typedWord) => lower.startsWith(typedWord));
    const length = start ? start.length : matched.includes(lower) ? word.length : 0;
    push(word.slice(0, length), true);
    push(word.slice(length), false);
  }
  push(text.slice(at), false);
  return segments;
}
