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
  /** How many of its lessons are written, while that isn't all of them. */
  ready?: number;
  /** Not written yet. */
  soon?: boolean;
}

/** What there is of a course. */
interface Written {
  lessons: number;
  minutes: number;
}

export interface CourseSection {
  title: string;
  text: string;
  courses: Course[];
}

/** For whom a course is and how many lessons it is to have, as the specification has it. */
export const COURSE_FACTS: Record<CourseId, { level: NonNullable<Course['level']>; lessons: number }> = {
  'low-level-design': { level: 'Beginner', lessons: 8 },
  'resume-writing': { level: 'Beginner', lessons: 8 },
  'behavioral-interview': { level: 'Beginner', lessons: 17 },
  'ab-testing': { level: 'Beginner', lessons: 37 },
  'product-case': { level: 'Beginner', lessons: 27 },
  'ml-for-data': { level: 'Intermediate', lessons: 36 },
};

/** A course with a page of its own; how long it takes is known once all of its lessons are there. */
function written(id: CourseId, { lessons, minutes }: Written): Course {
  const { title, subtitle, to } = lessonCollections[id];
  const course = { title, text: subtitle, to, ...COURSE_FACTS[id] };
  return lessons < course.lessons ? { ...course, ready: lessons } : { ...course, minutes };
}

/** The page's sections; names, counts and levels of the courses are the specification's. */
export const courseSections = (
  speedrun: number,
  foundations: number,
  courses: Record<CourseId, Written>,
): CourseSection[] => [
  {
    title: 'System Design Speed Run',
    text: 'The building blocks of large systems, then the classes inside one.',
    courses: [
      {
        title: lessonCollections.speedrun.title,
        text: lessonCollections.speedrun.subtitle,
        lessons: speedrun,
        to: paths.speedrun,
      },
      written('low-level-design', courses['low-level-design']),
      {
        title: lessonCollections['design-foundations'].title,
        text: lessonCollections['design-foundations'].subtitle,
        lessons: foundations,
        to: paths.designFoundations,
      },
    ],
  },
  {
    title: 'Resume & Behavior Guidance',
    text: 'Get the interview and tell your story well.',
    courses: [
      written('resume-writing', courses['resume-writing']),
      written('behavioral-interview', courses['behavioral-interview']),
    ],
  },
  {
    title: 'Cracking the Data Interview',
    text: 'For data science, analytics and machine learning roles.',
    courses: [
      written('ab-testing', courses['ab-testing']),
      written('product-case', courses['product-case']),
      written('ml-for-data', courses['ml-for-data']),
    ],
  },
];
