import lessons from 'virtual:dataset/lessons';
import rows from 'virtual:dataset/rows';
import { paths } from '#paths.ts';
import { lessonIdOf } from '#storage/use-reviewables.ts';

const questionTitles = new Map(rows.map((row) => [row.databaseId, row.title]));
const lessonLinks = new Map(lessons.map((lesson) => [lesson.id, lesson]));

/** What an item of the review is called and where it is read again. */
export interface ReviewItem {
  title: string;
  to: string;
  kind: 'Question' | 'Lesson';
}

export function describeItem(id: string): ReviewItem {
  const lessonId = lessonIdOf(id);
  if (lessonId === undefined) {
    return { title: questionTitles.get(id) ?? id, to: paths.question(id), kind: 'Question' };
  }
  const lesson = lessonLinks.get(lessonId);
  return { title: lesson?.title ?? lessonId, to: lesson?.to ?? paths.learningCourses, kind: 'Lesson' };
}
