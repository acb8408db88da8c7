import { lessonCollections } from '#dataset/lesson-collections.ts';
import { paths } from '#paths.ts';

export interface Course {
  title: string;
  text: string;
  lessons: number;
  level?: 'Beginner' | 'Intermediate';
  to: string;
  /** Not written yet. */
  soon?: boolean;
}

export interface CourseSection {
  title: string;
  text: string;
  courses: Course[];
}

const soon = { to: paths.comingSoon, soon: true } as const;

/** The page's sections; names, counts and levels of the announced courses are the specification's. */
export const courseSections = (lessons: { speedrun: number; lowLevelDesign: number }): CourseSection[] => [
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
      {
        title: lessonCollections['low-level-design'].title,
        text: lessonCollections['low-level-design'].subtitle,
        lessons: lessons.lowLevelDesign,
        level: 'Beginner',
        to: paths.lowLevelDesign,
      },
    ],
  },
  {
    title: 'Resume & Behavior Guidance',
    text: 'Get the interview and tell your story well.',
    courses: [
      {
        title: 'Resume Writing',
        text: 'One page that an ATS can parse, a recruiter remembers and you can defend line by line.',
        lessons: 8,
        level: 'Beginner',
        ...soon,
      },
      {
        title: 'Behavioral Interview',
        text: 'Find your stories, tell them in two minutes, and handle the follow-ups.',
        lessons: 17,
        level: 'Beginner',
        ...soon,
      },
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
