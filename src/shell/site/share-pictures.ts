import { paths } from '#paths.ts';

/** What a picture says that stands beside a shared address, by its name in `public/og/`; `scripts/og-pictures.ts` draws them. */
export const SHARE_PICTURES = {
  home: { title: 'Rehearse the interview before the interview', text: 'Free, private, offline.' },
  coding: { title: 'Coding questions', text: 'Judged in your browser against hidden tests.' },
  'system-design': { title: 'System design', text: 'Draw it, write it down, review it against a rubric.' },
  'machine-learning': { title: 'Machine learning', text: 'Build the pipeline, defend the choices.' },
  behavioral: { title: 'Behavioral answers', text: 'Situation, task, action, result.' },
  courses: { title: 'Lessons', text: 'With drawings, numbers and trade-offs.' },
  resumes: { title: 'Resumes', text: 'Written, read and printed on your own device.' },
  lists: { title: 'Curated lists', text: 'The questions that cover the patterns.' },
} as const;
export type SharePicture = keyof typeof SHARE_PICTURES;

/** Where the addresses of each picture's pages begin, the longer ones first. */
const AREAS: readonly [begins: string, picture: SharePicture][] = [
  [paths.blind75, 'lists'],
  [paths.leetcode150, 'lists'],
  [paths.track(''), 'lists'],
  [paths.speedrun, 'courses'],
  [paths.designPrinciples, 'courses'],
  [paths.learningCourses, 'courses'],
  [paths.lowLevelDesign, 'courses'],
  [paths.starMethod, 'behavioral'],
  [paths.mlStarMethod, 'behavioral'],
  [paths.behavioral, 'behavioral'],
  [paths.behaviorQuestion(''), 'behavioral'],
  [paths.systemDesign, 'system-design'],
  [paths.machineLearning, 'machine-learning'],
  [paths.mlQuestion(''), 'machine-learning'],
  [paths.llmRag, 'machine-learning'],
  [paths.dsa, 'coding'],
  [paths.question(''), 'coding'],
  [paths.askQuestion, 'coding'],
  [paths.competitiveCoding, 'coding'],
  [paths.resumes, 'resumes'],
];

/** The picture for the page at `path`. */
export const sharePictureOf = (path: string): SharePicture =>
  AREAS.find(([begins]) => path.startsWith(begins))?.[1] ?? 'home';
