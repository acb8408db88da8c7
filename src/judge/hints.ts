import type { Language } from './language.ts';
import type { CaseResult } from './verdict.ts';

/** What a beginner may look for after this message of a diagnostic or a crash; undefined where there is nothing to add. */
export function hintFor({ hints = [] }: Pick<Language, 'hints'>, message: string): string | undefined {
  for (const { pattern, text } of hints) {
    const found = pattern.exec(message);
    if (found) return text.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '');
  }
}

/** The same for a judged case: by its message, or by an answer that is none. */
export function caseHint(
  language: Pick<Language, 'hints' | 'noAnswerHint'>,
  { verdict, message, actual, expected }: CaseResult,
): string | undefined {
  const noAnswer = verdict === 'Wrong Answer' && actual === 'null' && expected !== 'null';
  if (noAnswer && language.noAnswerHint) return language.noAnswerHint;
  return message === undefined ? undefined : hintFor(language, message);
}
