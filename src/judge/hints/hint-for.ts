import type { LanguageId } from '#judge/languages.ts';
import type { CaseResult } from '#judge/verdict.ts';
import { CPP_HINTS } from './cpp.ts';
import type { Hint } from './hint.ts';
import { PYTHON_HINTS, PYTHON_NO_ANSWER } from './python.ts';

const HINTS: Partial<Record<LanguageId, readonly Hint[]>> = { python: PYTHON_HINTS, cpp: CPP_HINTS };

/** What a beginner may look for after this message of a diagnostic or a crash; undefined where there is nothing to add. */
export function hintFor(language: LanguageId, message: string): string | undefined {
  for (const { pattern, text } of HINTS[language] ?? []) {
    const found = pattern.exec(message);
    if (found) return text.replace(/\$(\d)/g, (_, group) => found[Number(group)] ?? '');
  }
}

/** The same for a judged case: by its message, or by an answer that is none. */
export function caseHint(
  language: LanguageId,
  { verdict, message, actual, expected }: CaseResult,
): string | undefined {
  const noAnswer = language === 'python' && verdict === 'Wrong Answer' && actual === 'null';
  if (noAnswer && expected !== 'null') return PYTHON_NO_ANSWER;
  return message === undefined ? undefined : hintFor(language, message);
}
