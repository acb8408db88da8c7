import { TECHNOLOGIES } from '../technologies.ts';

/** A word of a text: as it was written, as it is compared, and whether punctuation or a new line stands before it. */
export interface Token {
  written: string;
  stem: string;
  /** Begins a stretch of words: no phrase reaches over it. */
  first: boolean;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Names of technologies that are also ordinary words: they count only as they are written, `Go` and not `go`. */
const ORDINARY = new Set(
  'go rest spring excel unity spark rust swift express helm rag dart julia presto sap ros nats sass unix'.split(
    ' ',
  ),
);

/** The name of a technology as the table has it; undefined for any other word. */
function technologyOf(written: string): string | undefined {
  const name = fold(/^[A-Z]{2,}s$/.test(written) ? written.slice(0, -1) : written);
  return TECHNOLOGIES.has(name) && (!ORDINARY.has(name) || /^\p{Lu}/u.test(written)) ? name : undefined;
}

/** Whether a word is the name of a technology. */
export const isTechnology = (written: string): boolean => technologyOf(written) !== undefined;

/** How a word is compared; a technology never equals the ordinary word that is spelled like it. */
function stemOf(written: string): string {
  const technology = technologyOf(written);
  return technology ? `=${technology}` : stem(fold(written).replace(/[’']s$/, ''));
}

/** A word without the endings by which texts differ: services and service, testing and test, studies and study. */
function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?<![su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
    .replace(/(?<=([b-df-hj-np-rtv-z]))\1$/, '')
    .replace(/e$/, '');
}

const WORD = /\.?[\p{L}\p{N}][\p{L}\p{N}+#]*(?:[./&’'-][\p{L}\p{N}+#]+)*/gu;

/** The words of a text in order. Names of technologies stay whole (CI/CD, Node.js); other words are parted at hyphens. */
export function tokensOf(text: string): Token[] {
  const found: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [whole] = match;
    const gap = text.slice(end, match.index);
    end = match.index + whole.length;
    const parts = isTechnology(whole) ? [whole] : whole.split(/[-/&]/).filter(Boolean);
    parts.forEach((written, index) => {
      found.push({
        written,
        stem: stemOf(written),
        first: index === 0 && (found.length === 0 || /[^\s]/.test(gap) || gap.includes('\n')),
      });
    });
  }
  return found;
}
