import lessons from 'virtual:dataset/lessons';
import type { LessonCollection, LessonPageData } from '#dataset/lesson.ts';
import { knownLoader } from '#ui/known-loader.ts';

const known = new Set(lessons.map((lesson) => lesson.id));

/**
 * `clientLoader` of a lesson's route: null where the collection has no such lesson.
 * @param parameter name of the route's parameter that holds the lesson's id
 */
export const lessonClientLoader = <Parameter extends string>(
  collection: LessonCollection,
  parameter: Parameter,
) =>
  knownLoader<LessonPageData, Readonly<Record<Parameter, string>>>((params) =>
    known.has(`${collection}/${params[parameter]}`),
  );
