import { PROGRAM_LABELS, PROGRAM_LANGUAGES } from '#dataset/programs.ts';
import type { QuestionSource } from '../read/read-question.ts';
import type { Problem } from './problem.ts';

/** Approaches without their program in each language, and programs of no approach that needs one. */
export function checkApproaches(
  databaseId: string,
  { approaches, approachPrograms }: Pick<QuestionSource, 'approaches' | 'approachPrograms'>,
): Problem[] {
  const file = `content/${databaseId}/solutions/approaches`;
  const needless = Object.keys(approachPrograms).flatMap((number) => {
    const approach = approaches[Number(number) - 1];
    if (approach && !approach.target) return [];
    const message = approach
      ? 'is the approach to aim for, which the reference solutions take; drop its programs'
      : 'has no entry in the front matter of editorial.md; add it, or drop its programs';
    return [{ file, field: `approach ${number}`, message }];
  });
  const missing = approaches.flatMap(({ target }, index) => {
    const programs = approachPrograms[index + 1] ?? {};
    const left = PROGRAM_LANGUAGES.filter((language) => !target && !programs[language]);
    const message = `has no program in ${left.map((language) => PROGRAM_LABELS[language]).join(', ')}`;
    return left.length > 0 ? [{ file, field: `approach ${index + 1}`, message }] : [];
  });
  return [...needless, ...missing];
}
