import type { CourseId } from '#dataset/course.ts';
import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';

export interface Course {
  title: string;
  text: string;
  lessons: number;
  level?: 'Beginner' | 'Intermediate';
  to: string;
  minutes?: number;
  /** Not written yet. */
  soon?: boolean;
}

/** How long the written courses take. */
type CourseMinutes = Partial<Record<CourseId, number>>;

export interface CourseSection {
  title: string;
  text: string;
  courses: Course[];
}

const soon = { to: paths.comingSoon, soon: true } as const;

/** For whom a course is, as the specification has it. */
export const courseLevels: Record<CourseId, NonNullable<Course['level']>> = {
  'low-level-design': 'Beginner',
  'resume-writing': 'Beginner',
  'behavioral-interview': 'Beginner',
};

/** A course by its id: with a page of its own once it has lessons, announced until then. */
function written(id: CourseId, lessons: number, minutes: CourseMinutes): Course {
  const { title, subtitle, to } = lessonCollections[id];
  const course = { title, text: subtitle, lessons, level: courseLevels[id] };
  return minutes[id] ? { ...course, to, minutes: minutes[id] } : { ...course, ...soon };
}

/** The page's sections; names, counts and levels of the announced courses are the specification's. */
export const courseSections = (lessons: {
  speedrun: number;
  lowLevelDesign: number;
  minutes: CourseMinutes;
}): CourseSection[] => [
  {
    title: 'System Design Speed Run',
    text: 'The building blocks of large systems, then the classes inside one.',
    courses: [
      {
        title: lessonCollections.speedrun.title,
        text: lessonCollections.speedrun.subtitle,
        lessons: lessons.speedrun,
        to: paths.speedrun,
      },
      written('low-level-design', lessons.lowLevelDesign, lessons.minutes),
    ],
  },
  {
    title: 'Resume & Behavior Guidance',
    text: 'Get the interview and tell your story well.',
    courses: [
      written('resume-writing', 8, lessons.minutes),
      written('behavioral-interview', 17, lessons.minutes),
    ],
  },
  {
    title: 'Cracking the Data Interview',
    text: 'For data science, analytics and machine learning roles.',
    courses: [
      {
        title: 'Experiment & A/B Testing',
        text: 'From hypothesis and sample size to interpreting a result you didn’t hope for.',
        lessons: 37,
        level: 'Beginner',
        ...soon,
      },
      {
        title: 'Product Case for Data',
        text: 'Choose metrics, explain a sudden drop, and decide what to build with data.',
        lessons: 27,
        level: 'Beginner',
        ...soon,
      },
      {
        title: 'Machine Learning for Data',
        text: 'Models, features and evaluation, the way data interviews ask about them.',
        lessons: 36,
        level: 'Intermediate',
        ...soon,
      },
    ],
  },
];
