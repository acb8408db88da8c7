/** Joiners and emoji selectors: not seen, so nobody misses them. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/u;
const LINE_BREAK = /[\n\r\t]/;

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)])) as T;
}

/**
 * A document without the characters that its fonts lack. Workaround 4 of 4: @react-pdf would print others in their place.
 *
 * @param hasLetter whether the fonts have a code point
 * @returns what can be printed, and what was left out of it that a reader would miss, each character once
 */
export function settable<T>(
  content: T,
  hasLetter: (point: number) => boolean,
): { content: T; unset: string[] } {
  const unset = new Set<string>();
  const keep = (letter: string): boolean => {
    if (LINE_BREAK.test(letter) || hasLetter(letter.codePointAt(0) ?? 0)) return true;
    if (!UNSEEN.test(letter)) unset.add(letter);
    return false;
  };
  const clean = mapTexts(content, (text) => [...text.normalize('NFC')].filter(keep).join(''));
  return { content: clean, unset: [...unset] };
}
