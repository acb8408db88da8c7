import type { Validator } from './validator.ts';

/** Any order of all courses in which every prerequisite comes first; the empty list exactly if there is none. */
export const courseScheduleII: Validator = ({ numCourses, prerequisites }, expected, actual) => {
  if (!Array.isArray(actual) || !Array.isArray(expected) || !Array.isArray(prerequisites)) {
    return 'the answer must be a list of courses';
  }
  if (expected.length === 0) return actual.length === 0 || 'no order is possible';
  if (actual.length === 0) return 'there is an order in which all courses can be taken';
  const isCourse = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < Number(numCourses);
  if (actual.length !== numCourses || !actual.every(isCourse)) {
    return `the answer must contain each of the ${numCourses} courses exactly once`;
  }
  const position = new Map(actual.map((course, index) => [Number(course), index]));
  if (position.size !== numCourses) return 'the answer contains a course twice';
  for (const pair of prerequisites) {
    const [course, required] = Array.isArray(pair) ? pair.map(Number) : [];
    if ((position.get(required ?? -1) ?? 0) >= (position.get(course ?? -1) ?? 0)) {
      return `course ${course} comes before its prerequisite ${required}`;
    }
  }
  return true;
};
