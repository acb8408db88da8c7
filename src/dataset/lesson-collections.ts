import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import type { LessonCollection } from './lesson.ts';

interface CollectionHead {
  title: string;
  subtitle: string;
  to: string;
  lesson: (id: string) => string;
}

/** The collections of lessons: what their pages are called and where they are. */
export const lessonCollections: Record<LessonCollection, CollectionHead> = {
  speedrun: {
    title: PAGES.speedrun.title,
    subtitle: 'Fifteen building blocks of large systems, each with its numbers, trade-offs and follow-ups.',
    to: paths.speedrun,
    lesson: paths.speedrunLesson,
  },
  'ml-fundamentals': {
    title: PAGES.mlFundamentals.title,
    subtitle: 'What every machine learning interview assumes, with the sums done and the curves drawn.',
    to: paths.mlFundamentals,
    lesson: paths.mlTopic,
  },
  'low-level-design': {
    title: 'Low Level Design',
    subtitle:
      'From a vague prompt to classes that keep their promises, then four classic interview problems.',
    to: paths.lowLevelDesign,
    lesson: paths.lowLevelDesignLesson,
  },
};
