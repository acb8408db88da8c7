import type { LessonCollection } from '#dataset/lesson.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';
import { buildNearestIndex, type NearestDocument } from '#related/related-index.ts';
import { isWritten, readDsaIndex } from '../read/read-index.ts';
import { readQuestion } from '../read/read-question.ts';
import { lessonSummaries } from './compile-lesson.ts';
import { buildPatternIndex } from './compile-pattern.ts';

/** Markup says nothing about what a text means. */
const plain = (markdown: string): string => markdown.replace(/[`*_#>|]/g, ' ');

function codingDocuments(): NearestDocument[] {
  return readDsaIndex()
    .filter(({ databaseId }) => isWritten(databaseId))
    .map(({ databaseId, title, group, reportedBy }) => {
      const { topics, aliases, statement, hints, task } = readQuestion(databaseId);
      const { signature } = task;
      const name = signature.kind === 'function' ? signature.name : '';
      return {
        id: paths.question(databaseId),
        kind: 'coding',
        title,
        asked: reportedBy,
        topics: [...new Set([...topics, group.replaceAll('-', ' ')])],
        text: plain([name, ...aliases, statement, ...hints].join('\n')),
      };
    });
}

function lessonDocuments(): NearestDocument[] {
  return (Object.keys(lessonCollections) as LessonCollection[]).flatMap((collection) =>
    lessonSummaries(collection).map(({ to, title, topics, description }) => ({
      id: to,
      kind: 'lesson' as const,
      title,
      topics,
      text: plain(description),
    })),
  );
}

/** The index that Ask a Question looks through: written coding questions, lessons and patterns. */
export function buildNearest(): { index: string; questions: number } {
  const coding = codingDocuments();
  const patterns = buildPatternIndex().map(
    ({ to, title, text, group }): NearestDocument => ({
      id: to,
      kind: 'pattern',
      title,
      topics: [group],
      text,
    }),
  );
  return {
    index: buildNearestIndex([...coding, ...lessonDocuments(), ...patterns]),
    questions: coding.length,
  };
}
