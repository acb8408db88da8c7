import type { GlossarySection } from '../read/read-glossary.ts';

/** What may hold any word, and why. */
const EXEMPT: [path: RegExp, why: string][] = [
  [/^docs\/glossary\.md$/, 'lists the words'],
  [/^content-tools\/.*\/(check-words|read-glossary)\.test\.ts$/, 'holds samples of them'],
  [/^src\/resume\/(read|refine|technologies)|^bench\/resume-corpus\//, 'people write resumes as they like'],
  [/^content\/resumes\//, 'sample resumes'],
  [/(^|\/)hostile\//, 'programs as users write them'],
  [/(^|\/)tests\.json$|^package-lock\.json$|^scripts\/tests\/green|\.generated\./, 'data'],
];

const TEXT = /\.(?:tsx?|mjs|css|md|ya?ml|json|py|java|cpp|hpp)$/;

/** A word that the glossary does not use, and where. */
export interface FoundWord {
  file: string;
  line: number;
  found: string;
  /** The glossary's term for it. */
  say: string;
}

export const isChecked = (file: string): boolean =>
  TEXT.test(file) && !EXEMPT.some(([path]) => path.test(file));

interface Rule {
  pattern: RegExp;
  say: string;
}

/** Spaces also match where a sentence is wrapped, in a comment or in JSX; an asterisk is any ending. */
function patternOf(phrase: string): RegExp {
  const words = phrase
    .split(' ')
    .map((word) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '\\w*'));
  return new RegExp(`(?<![\\w])${words.join('(?:\\s+(?:\\*\\s|//\\s)?\\s*)')}(?![\\w])`, 'gi');
}

/** The rules of a glossary: one for each phrase that is safe to search for. */
function rulesOf(glossary: readonly GlossarySection[]): Rule[] {
  return glossary.flatMap(({ terms }) =>
    terms.flatMap(({ term, avoided }) =>
      avoided
        .filter(({ searched }) => searched)
        .map(({ phrase }) => ({ pattern: patternOf(phrase), say: term })),
    ),
  );
}

/** Makes the check of a glossary: it lists the words of a file that are not used, in the file's order. */
export function wordCheck(glossary: readonly GlossarySection[]): (file: string, text: string) => FoundWord[] {
  const rules = rulesOf(glossary);
  return (file, text) => {
    if (!isChecked(file)) return [];
    const found = rules.flatMap(({ pattern, say }) =>
      [...text.matchAll(pattern)].map((match) => ({ offset: match.index, found: match[0], say })),
    );
    return found
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, found, say }) => ({
        file,
        line: text.slice(0, offset).split('\n').length,
        found,
        say,
      }));
  };
}
