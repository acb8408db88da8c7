/** Courses with a final quiz and a summary, in the order of the courses page. */
export const FULL_COURSES = [
  'resume-writing',
  'behavioral-interview',
  'ab-testing',
  'product-case',
  'ml-for-data',
] as const;
export type FullCourseId = (typeof FULL_COURSES)[number];

/** The collections of lessons that have a course's page. */
export const COURSES = ['low-level-design', ...FULL_COURSES] as const;
export type CourseId = (typeof COURSES)[number];

export const isFullCourse = (id: string | undefined): id is FullCourseId =>
  FULL_COURSES.some((course) => course === id);

export const isCourse = (id: string | undefined): id is CourseId => COURSES.some((course) => course === id);
