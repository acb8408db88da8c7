import { parse } from 'yaml';
import { z } from 'zod/mini';
import type { ListRow } from '#dataset/schema.ts';
import { buildAnswerRows } from '../compile/compile-answer-question.ts';
import { buildRows } from '../compile/compile-index.ts';
import { readText } from '../read/read-file.ts';
import type { Problem } from './problem.ts';

const FILE = 'content/topics.yaml';

/** A topic that only one question has filters nothing. */
const MIN_QUESTIONS = 2;

const topicsSchema = z.record(z.string(), z.array(z.string()));

/**
 * Compares the topics that questions have with the lists of `content/topics.yaml`.
 * @param lists topics by the first part of a question's id; kinds without a list choose theirs from elsewhere
 * @param rows of all questions
 */
export function compareTopics(
  lists: Readonly<Record<string, readonly string[]>>,
  rows: readonly Pick<ListRow, 'databaseId' | 'topics'>[],
): Problem[] {
  const problems: Problem[] = [];
  for (const [top, listed] of Object.entries(lists)) {
    const ofKind = rows.filter(({ databaseId }) => databaseId?.startsWith(`${top}/`));
    for (const { databaseId, topics } of ofKind)
      for (const topic of topics)
        if (!listed.includes(topic))
          problems.push({
            file: `content/${databaseId}`,
            field: 'topics',
            message: `"${topic}" is not in ${FILE}; take one that is, and put the word into aliases`,
          });
    for (const topic of listed) {
      const uses = ofKind.filter(({ topics }) => topics.includes(topic)).length;
      if (uses < MIN_QUESTIONS)
        problems.push({
          file: FILE,
          field: `${top}.${topic}`,
          message: `is the topic of ${uses} questions; name it in ${MIN_QUESTIONS} or drop it`,
        });
    }
  }
  return problems;
}

/** Checks that the topics of all questions are those of the lists, and that each leads to more than one question. */
export function checkTopics(): Problem[] {
  const lists = topicsSchema.parse(parse(readText(FILE)));
  return compareTopics(lists, [...buildRows(), ...buildAnswerRows()]);
}
