import type { Language } from '#judge/language.ts';
import { LANGUAGES } from '#judge/languages.ts';
import { buildLessonIndex } from '../compile/compile-lesson.ts';
import { buildPatternIndex } from '../compile/compile-pattern.ts';
import { answerQuestionIds } from '../read/read-answer-question.ts';
import { exerciseIds } from '../read/read-exercise.ts';
import type { Filed } from './filed-programs.ts';

/** Plurals, as all are when counted. */
const count = (number: number, what: string) => `${number} ${what}`;

/** Coding questions: how many, and their programs by language and verdict. */
export function countPrograms(questions: number, programs: Filed[]): string {
  const of = (kind: Filed['kind']) => programs.filter((program) => program.kind === kind);
  const solutions = LANGUAGES.map(({ id, label }) =>
    count(of('reference').filter(({ language }) => language === id).length, label),
  );
  return (
    `coding: ${questions} questions; solutions ${solutions.join(', ')}; ` +
    `${of('right').length} more right, ${of('wrong').length} wrong and ${of('slow').length} slow programs`
  );
}

/** The questions without a reference solution in a language that not every question needs, one line a language. */
export function missingSolutions(
  ids: string[],
  programs: Filed[],
  languages: readonly Pick<Language, 'label' | 'solutionFile' | 'isRequired'>[] = LANGUAGES,
): string[] {
  const files = new Set(programs.map(({ file }) => file));
  return languages
    .filter(({ isRequired }) => !isRequired)
    .flatMap(({ label, solutionFile }) => {
      const missing = ids.filter((id) => !files.has(`content/${id}/solutions/${solutionFile}`));
      return missing.length > 0
        ? [`no ${label} yet in ${missing.length} of ${ids.length} questions: ${missing.join(', ')}`]
        : [];
    });
}

/** Everything else, one line a kind. */
export function countRest(): string[] {
  const groups = new Map<string, Map<string, number>>();
  for (const id of answerQuestionIds()) {
    const [top = '', group = ''] = id.split('/');
    const of = groups.get(top) ?? new Map<string, number>();
    groups.set(top, of.set(group, (of.get(group) ?? 0) + 1));
  }
  const kinds = [...groups].map(
    ([top, of]) => `${top}: ${[...of].map(([group, number]) => count(number, group)).join(', ')}`,
  );
  return [
    ...kinds,
    `exercises: ${exerciseIds().length}`,
    `reading: ${count(buildLessonIndex().length, 'lessons')}, ${count(buildPatternIndex().length, 'patterns and principles')}`,
  ];
}
