import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod/mini';
import { quizSchema } from '#dataset/course.ts';
import type { FullCourseId } from '#dataset/course-ids.ts';
import { messageOf } from '../../src/base/message-of.ts';
import { PROJECT } from './project.ts';

/**
 * The final quiz of a course.
 * @throws Error that names the file when it is missing or breaks its schema
 */
export function readQuiz(course: FullCourseId): z.infer<typeof quizSchema> {
  const file = `content/lessons/${course}/quiz.yaml`;
  try {
    return quizSchema.parse(parse(readFileSync(join(PROJECT, file), 'utf8')));
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`);
  }
}
