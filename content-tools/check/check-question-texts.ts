import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QuestionSource } from '../read/read-question.ts';
import type { Problem } from './problem.ts';

/** What a scaffold leaves for the author to write. */
const TODO = /\bTODO\b[^\]};"]{0,60}/;

/** Where a question's folder still says TODO. */
export function leftOver(folder: string): Problem[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file): Problem[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const said = TODO.exec(line)?.[0].trim();
          if (said === undefined) return [];
          return [{ file, field: `line ${index + 1}`, message: `still says "${said}"; write it` }];
        }),
    );
}

/** What a coding question's own texts leave to be desired; what its programs do is another matter. */
export function checkQuestionTexts(databaseId: string, { samples }: QuestionSource): Problem[] {
  const folder = `content/${databaseId}`;
  const problems = leftOver(folder);
  for (const [index, { explanation }] of samples.entries()) {
    if (explanation) continue;
    const message = 'is missing; say in a sentence why this is the answer';
    problems.push({ file: `${folder}/tests.json`, field: `samples.${index}.explanation`, message });
  }
  return problems;
}
