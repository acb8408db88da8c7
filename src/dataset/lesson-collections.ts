import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import type { CourseId } from './course.ts';
import type { LessonCollection } from './lesson.ts';

interface CollectionHead {
  title: string;
  subtitle: string;
  to: string;
  lesson: (id: string) => string;
}

/** A course whose pages are those of `screens/courses`. */
const course = (id: CourseId, title: string, subtitle: string): CollectionHead => ({
  title,
  subtitle,
  to: paths.course(id),
  lesson: (lesson) => paths.courseLesson(id, lesson),
});

/** The collections of lessons: what their pages are called and where they are. */
export const lessonCollections: Record<LessonCollection, CollectionHead> = {
  speedrun: {
    title: PAGES.speedrun.title,
    subtitle: '15 building blocks of large systems, with numbers, trade-offs and follow-ups.',
    to: paths.speedrun,
    lesson: paths.speedrunLesson,
  },
  'design-foundations': {
    title: PAGES.designFoundations.title,
    subtitle:
      'What every design interview assumes: the 45 minutes, estimates, APIs, data, delivery, reliability, security.',
    to: paths.designFoundations,
    lesson: paths.designFoundation,
  },
  'ml-fundamentals': {
    title: PAGES.mlFundamentals.title,
    subtitle: 'What every machine learning interview assumes you know, with worked math and plotted curves.',
    to: paths.mlFundamentals,
    lesson: paths.mlTopic,
  },
  'low-level-design': course(
    'low-level-design',
    'Low Level Design',
    'From a vague prompt to clean class design, then four classic interview problems.',
  ),
  'resume-writing': course(
    'resume-writing',
    'Resume Writing',
    'One page that an ATS can parse, a recruiter remembers and you can defend line by line.',
  ),
  'behavioral-interview': course(
    'behavioral-interview',
    'Behavioral Interview',
    'Find your stories, tell them in two minutes, and handle the follow-ups.',
  ),
  'ab-testing': course(
    'ab-testing',
    'Experiment & A/B Testing',
    'From hypothesis and sample size to interpreting a result you didn’t hope for.',
  ),
  'product-case': course(
    'product-case',
    'Product Case for Data',
    'Choose metrics, explain a sudden drop, and decide what to build with data.',
  ),
  'ml-for-data': course(
    'ml-for-data',
    'Machine Learning for Data',
    'Models, features and evaluation, the way data interviews ask about them.',
  ),
};
