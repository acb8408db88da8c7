import tracks from 'virtual:dataset/track-cards';
import { paths } from '#paths.ts';

interface Page {
  title: string;
  to: string;
  /** Further words it is found by. */
  words?: string;
}

/** Pages that are not a question, lesson or pattern, the most used ones first. */
export const PAGES: readonly Page[] = [
  { title: 'Home', to: paths.home, words: 'start' },
  { title: 'Coding questions', to: paths.dsa, words: 'dsa data structures algorithms practice' },
  { title: 'Review', to: paths.review, words: 'spaced repetition due' },
  { title: 'System Design', to: paths.systemDesign, words: 'hld high level' },
  { title: 'Behavioral', to: paths.behavioral, words: 'soft skills stories' },
  { title: 'Machine Learning', to: paths.machineLearning, words: 'ml' },
  { title: 'Mock Interview', to: paths.mockInterview, words: 'timed clock rehearse practice' },
  { title: 'Blind 75', to: paths.blind75, words: 'curated list' },
  { title: 'LeetCode 150', to: paths.leetcode150, words: 'curated list' },
  ...tracks.map(({ id, title }) => ({ title, to: paths.track(id), words: 'track curated list' })),
  { title: 'Low Level Design questions', to: `${paths.systemDesign}?tab=lld`, words: 'lld object oriented' },
  { title: 'Concurrency questions', to: `${paths.systemDesign}?tab=concurrency`, words: 'threads locks' },
  { title: 'System Design Speed Run', to: paths.speedrun, words: 'lessons course' },
  { title: 'Design Principles', to: paths.designPrinciples, words: 'design patterns gof solid' },
  { title: 'Machine Learning Fundamentals', to: paths.mlFundamentals, words: 'ml lessons' },
  { title: 'Low Level Design course', to: paths.lowLevelDesign, words: 'lld lessons' },
  { title: 'Learning Courses', to: paths.learningCourses, words: 'lessons' },
  { title: 'STAR Method', to: paths.starMethod, words: 'situation task action result behavioral' },
  { title: 'Ask a Question', to: paths.askQuestion, words: 'help debug answer' },
  { title: 'Competitive Coding Review', to: paths.competitiveCoding, words: 'contest upsolve mistakes' },
  { title: 'LLM and RAG Resources', to: paths.llmRag, words: 'papers language models retrieval' },
  { title: 'Try RAG Yourself', to: `${paths.llmRag}?tab=try`, words: 'retrieval demo chunks bm25' },
  { title: 'Resume & CV', to: paths.resumes, words: 'projects curriculum vitae' },
  { title: 'New resume', to: paths.newResume, words: 'create cv' },
  { title: 'AI Interview', to: paths.comingSoon, words: 'coming soon' },
  {
    title: 'Settings',
    to: paths.settings,
    words: 'backup export import restore reset delete data storage theme preferences',
  },
  { title: 'What’s new', to: paths.whatsNew, words: 'changelog changes version news' },
  { title: 'Terms', to: paths.terms, words: 'legal' },
  { title: 'Privacy', to: paths.privacy, words: 'legal data' },
  {
    title: 'Accessibility',
    to: paths.accessibility,
    words: 'a11y keyboard screen reader contrast zoom wcag',
  },
];
