import type { DsaQuestion } from '#dataset/schema.ts';
import { defaultLanguage } from '#judge/languages.ts';

export interface Solution {
  language: string;
  source: string;
  html: string;
}

/** The reference solution in `language`; where there is none, the default language's or any other. */
export function solutionOf(question: DsaQuestion, language: string): Solution | undefined {
  const id = [language, defaultLanguage().id, ...Object.keys(question.solutions)].find(
    (key) => question.solutions[key],
  );
  const solution = id === undefined ? undefined : question.solutions[id];
  return id !== undefined && solution ? { language: id, ...solution } : undefined;
}
