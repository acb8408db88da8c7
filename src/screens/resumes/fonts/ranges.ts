import ranges from '@fontsource/source-sans-3/unicode.json' with { type: 'json' };
import type { Subset } from './files.ts';

/** The characters of each font file as CSS writes them, `U+0000-00FF,U+0131`. Both families are cut the same way. */
export const UNICODE_RANGES: Readonly<Record<Subset, string>> = ranges;

/** A pattern for one character of a range. */
export function patternOf(range: string): RegExp {
  const parts = range.split(',').map((part) =>
    part
      .replace('U+', '')
      .split('-')
      .map((point) => `\\u{${point}}`)
      .join('-'),
  );
  return new RegExp(`[${parts.join('')}]`, 'u');
}

const FURTHER: readonly Exclude<Subset, 'latin'>[] = ['latin-ext', 'vietnamese', 'greek', 'cyrillic'];
const LATIN = patternOf(UNICODE_RANGES.latin);
const PATTERNS = FURTHER.map((subset) => ({ subset, pattern: patternOf(UNICODE_RANGES[subset]) }));

/** The font files that a text calls for, most wanted first. Marks come composed with their letters and call for none. */
export function subsetsOf(text: string): Subset[] {
  const letters = [...new Set(text.normalize('NFC'))]
    .filter((letter) => !LATIN.test(letter) && !/\p{M}/u.test(letter))
    .join('');
  return ['latin', ...PATTERNS.filter(({ pattern }) => pattern.test(letters)).map(({ subset }) => subset)];
}
