import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFullCourse } from '#dataset/course-ids.ts';
import {
  courseLessonFrontMatterSchema,
  type Lesson,
  type LessonCollection,
  type LessonFrontMatter,
  lessonCollectionsSchema,
  lessonFrontMatterSchema,
} from '#dataset/lesson.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { lessonMinutes } from './count-words.ts';
import { type LessonFile, readLesson, renderLesson, sectionsOf } from './lesson-file.ts';
import { PROJECT } from './project.ts';
import { exercisesOf } from './read-exercise.ts';

const root = join(PROJECT, 'content/lessons');

/** Ids of the lessons of a collection that are written, in reading order. */
export function writtenLessons(collection: LessonCollection): string[] {
  const list = lessonCollectionsSchema.parse(
    JSON.parse(readFileSync(join(root, 'collections.json'), 'utf8')),
  );
  return list[collection].filter((id) => existsSync(join(root, collection, id, 'lesson.md')));
}

/** Runs `read` on the lesson's folder and names it in the message of whatever that throws. */
function inLesson<T>(collection: LessonCollection, id: string, read: (folder: string) => T): T {
  try {
    return read(join(root, collection, id));
  } catch (error) {
    throw new Error(`content/lessons/${collection}/${id}: ${messageOf(error)}`);
  }
}

/** The front matter of either kind of lesson in one shape. */
function frontMatterOf(
  collection: LessonCollection,
  id: string,
  { front, body }: LessonFile,
): LessonFrontMatter {
  if (!isFullCourse(collection)) return { remember: [], terms: [], ...lessonFrontMatterSchema.parse(front) };
  const own = courseLessonFrontMatterSchema.parse(front);
  const exercises = exercisesOf(`${collection}/${id}`).length;
  return { numbers: [], duration: `${lessonMinutes(body, own.tryIt.length, exercises)} min`, ...own };
}

/** What a lesson says about itself, without its text. */
export const readFrontMatter = (collection: LessonCollection, id: string): LessonFrontMatter =>
  inLesson(collection, id, (folder) => frontMatterOf(collection, id, readLesson(join(folder, 'lesson.md'))));

/** @throws Error that names the lesson when something is missing or breaks its schema. */
export const readWholeLesson = (collection: LessonCollection, id: string): Lesson =>
  inLesson(collection, id, (folder) => {
    const file = readLesson(join(folder, 'lesson.md'));
    const { body } = file;
    return {
      ...frontMatterOf(collection, id, file),
      id,
      collection,
      html: renderLesson(body, (name) => readFileSync(join(folder, name), 'utf8').trim()),
      sections: sectionsOf(body),
    };
  });
