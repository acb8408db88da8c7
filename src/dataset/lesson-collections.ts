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
    subtitle: '15 building blocks of large systems, with numbers, trade-offs and follow-ups.',
    to: paths.speedrun,
    lesson: paths.speedrunLesson,
  },
  'ml-fundamentals': {
    title: PAGES.mlFundamentals.title,
    subtitle: 'What every machine learning interview assumes you know, with worked math and plotted curves.',
    to: paths.mlFundamentals,
    lesson: paths.mlTopic,
  },
  'low-level-design': {
    title: 'Low Level Design',
    subtitle: 'From a vague prompt to clean class design, then four classic interview problems.',
    to: paths.lowLevelDesign,
    lesson: paths.lowLevelDesignLesson,
  },
};
