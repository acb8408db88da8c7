import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#judge/languages.ts';
import { VERDICTS, type Verdict } from '#judge/verdict.ts';
import { PROJECT } from '../read/project.ts';
import { programNames } from '../read/read-question.ts';
import type { Problem } from './problem.ts';

/** A program of a question's folder and the verdict it is filed under. */
export interface Filed {
  file: string;
  language: string;
  verdict: Verdict;
  /** `right`: as right as the reference, written in another way; `slow`: right, and too slow for the constraints. */
  kind: 'reference' | 'right' | 'wrong' | 'slow';
}

/** `name.wrong-answer.py` → `Wrong Answer` */
function filedVerdict(name: string): Verdict | undefined {
  const [, slug] = name.split('.');
  return VERDICTS.find((verdict) => verdict.toLowerCase().replace(' ', '-') === slug);
}

/** By what the file's name ends in. */
const filedLanguage = (name: string): string | undefined =>
  LANGUAGES.find(({ extension }) => name.endsWith(`.${extension}`))?.id;

/**
 * Every program of a question: the reference solutions of all languages that are required or that it has, then the unusual ones that are as
 * right, the wrong and the slow ones.
 */
export function filedPrograms(databaseId: string): { programs: Filed[]; problems: Problem[] } {
  const folder = `content/${databaseId}/solutions`;
  const problems: Problem[] = [];
  const programs = LANGUAGES.map(({ id, solutionFile, isRequired }) => ({
    language: id,
    file: `${folder}/${solutionFile}`,
    isRequired,
  }))
    .filter(({ file, isRequired }) => isRequired || existsSync(join(PROJECT, file)))
    .map(({ language, file }): Filed => ({ file, language, verdict: 'Accepted', kind: 'reference' }));
  const fileAll = (kind: 'right' | 'slow', verdict: Verdict) => {
    for (const name of programNames(databaseId, kind)) {
      const file = `${folder}/${kind}/${name}`;
      const language = filedLanguage(name);
      if (language) programs.push({ file, language, verdict, kind });
      else
        problems.push({ file, field: 'name', message: 'name it <name>.<language>, such as every-pair.py' });
    }
  };
  fileAll('right', 'Accepted');
  const wrong = programNames(databaseId, 'wrong');
  for (const name of wrong) {
    const file = `${folder}/wrong/${name}`;
    const verdict = filedVerdict(name);
    const language = filedLanguage(name);
    if (verdict && language) programs.push({ file, language, verdict, kind: 'wrong' });
    else {
      const message = 'name it <name>.<verdict>.<language>, such as off-by-one.wrong-answer.py';
      problems.push({ file, field: 'name', message });
    }
  }
  fileAll('slow', 'Time Limit');
  if (wrong.length === 0) {
    problems.push({
      file: `${folder}/wrong`,
      field: 'wrong',
      message: 'file at least one plausible wrong program, such as off-by-one.wrong-answer.py',
    });
  }
  return { programs, problems };
}
