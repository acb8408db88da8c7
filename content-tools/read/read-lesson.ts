import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Lesson,
  type LessonCollection,
  type LessonFrontMatter,
  lessonCollectionsSchema,
  lessonFrontMatterSchema,
} from '#dataset/lesson.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { readLesson, renderLesson, sectionsOf } from './lesson-file.ts';
import { PROJECT } from './project.ts';

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

/** What a lesson says about itself, without its text. */
export const readFrontMatter = (collection: LessonCollection, id: string): LessonFrontMatter =>
  inLesson(collection, id, (folder) =>
    lessonFrontMatterSchema.parse(readLesson(join(folder, 'lesson.md')).front),
  );

/** @throws Error that names the lesson when something is missing or breaks its schema. */
export const readWholeLesson = (collection: LessonCollection, id: string): Lesson =>
  inLesson(collection, id, (folder) => {
    const { front, body } = readLesson(join(folder, 'lesson.md'));
    return {
      ...lessonFrontMatterSchema.parse(front),
      id,
      collection,
      html: renderLesson(body, (name) => readFileSync(join(folder, name), 'utf8').trim()),
      sections: sectionsOf(body),
    };
  });
