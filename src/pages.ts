import type { Page } from './page.ts';
import { paths } from './paths.ts';

const ANY_QUESTION = ':category/:subcategory/:questionId';

/**
 * Every page, the most used ones first: that is the palette's order. Route table, sidebar, palette, prerendering, sitemap,
 * share pictures and the browser tests of all routes are made from it. `routes.ts` names each page's module.
 */
export const PAGES = {
  home: { path: paths.home, title: 'Dryrun', name: 'Home', search: [{ words: 'start' }] },
  dsa: {
    path: paths.dsa,
    title: 'DSA',
    search: [{ title: 'Coding questions', words: 'dsa data structures algorithms practice' }],
    sidebar: { section: 'PREPARE', place: 1, icon: 'code', within: [paths.askQuestion] },
    share: 'coding',
  },
  plan: {
    path: paths.plan,
    title: 'Study Plan',
    search: [{ words: 'schedule calendar interview date today' }],
    sidebar: { section: 'PREPARE', place: 6, icon: 'calendar' },
  },
  review: {
    path: paths.review,
    title: 'Review',
    search: [{ words: 'spaced repetition due' }],
    sidebar: { section: 'PREPARE', place: 7, icon: 'repeat', badge: 'due' },
  },
  systemDesign: {
    path: paths.systemDesign,
    title: 'System Design',
    search: [
      { words: 'hld high level' },
      {
        title: 'Low Level Design questions',
        to: `${paths.systemDesign}?tab=lld`,
        words: 'lld object oriented',
      },
      { title: 'Concurrency questions', to: `${paths.systemDesign}?tab=concurrency`, words: 'threads locks' },
    ],
    sidebar: { section: 'PREPARE', place: 2, icon: 'boxes' },
    share: 'system-design',
  },
  behavioral: {
    path: paths.behavioral,
    title: 'Behavioral',
    search: [{ words: 'soft skills stories' }],
    sidebar: { section: 'PREPARE', place: 3, icon: 'speech' },
    share: 'behavioral',
  },
  machineLearning: {
    path: paths.machineLearning,
    title: 'Machine Learning',
    search: [{ words: 'ml' }],
    sidebar: { section: 'PREPARE', place: 9, icon: 'pipeline' },
    share: 'machine-learning',
  },
  mockInterview: {
    path: paths.mockInterview,
    title: 'Mock Interview',
    search: [{ words: 'timed clock rehearse practice' }],
    sidebar: { section: 'PREPARE', place: 8, icon: 'timer' },
  },
  blind75: {
    path: paths.blind75,
    title: 'Blind 75',
    bare: true,
    search: [{ words: 'curated list' }],
    share: 'lists',
  },
  leetcode150: {
    path: paths.leetcode150,
    title: 'LeetCode 150',
    bare: true,
    search: [{ words: 'curated list' }],
    share: 'lists',
  },
  track: { path: paths.track(':track'), bare: true, share: 'lists' },
  speedrun: {
    path: paths.speedrun,
    title: 'System Design Speed Run',
    bare: true,
    search: [{ words: 'lessons course' }],
    share: 'courses',
  },
  speedrunLesson: { path: paths.speedrunLesson(':lesson'), bare: true, share: 'courses' },
  designFoundations: {
    path: paths.designFoundations,
    title: 'System Design Foundations',
    search: [{ words: 'lessons basics fundamentals hld' }],
    share: 'courses',
  },
  designFoundation: { path: paths.designFoundation(':lesson'), share: 'courses' },
  designPrinciples: {
    path: paths.designPrinciples,
    title: 'Design Principles',
    search: [{ words: 'design patterns gof solid' }],
    share: 'courses',
  },
  designPattern: { path: paths.designPattern(':pattern'), share: 'courses' },
  mlFundamentals: {
    path: paths.mlFundamentals,
    title: 'Machine Learning Fundamentals',
    search: [{ words: 'ml lessons' }],
    share: 'machine-learning',
  },
  mlTopic: { path: paths.mlTopic(':topic'), share: 'machine-learning' },
  course: { path: paths.course(':course'), share: 'courses' },
  courseQuiz: { path: paths.courseQuiz(':course'), share: 'courses' },
  courseSummary: { path: paths.courseSummary(':course'), bare: true, share: 'courses' },
  courseLesson: { path: paths.courseLesson(':course', ':lesson'), share: 'courses' },
  learningCourses: {
    path: paths.learningCourses,
    title: 'Learning Courses',
    search: [{ words: 'lessons' }],
    sidebar: { section: 'RESOURCES', place: 4, icon: 'course', within: ['/courses/'] },
    share: 'courses',
  },
  starMethod: {
    path: paths.starMethod,
    title: 'STAR Method',
    bare: true,
    search: [{ words: 'situation task action result behavioral' }],
    share: 'behavioral',
  },
  mlStarMethod: {
    path: paths.mlStarMethod,
    title: 'STAR Method for machine learning interviews',
    bare: true,
    share: 'behavioral',
    sameAs: paths.starMethod,
  },
  askQuestion: {
    path: paths.askQuestion,
    title: 'Ask a Question',
    search: [{ words: 'help debug answer' }],
    share: 'coding',
  },
  competitiveCoding: {
    path: paths.competitiveCoding,
    title: 'Competitive Coding Review',
    search: [{ words: 'contest upsolve mistakes' }],
    sidebar: { section: 'PREPARE', place: 5, icon: 'trophy' },
    share: 'coding',
  },
  llmRag: {
    path: paths.llmRag,
    title: 'LLM and RAG Resources',
    search: [
      { words: 'papers language models retrieval' },
      { title: 'Try RAG Yourself', to: `${paths.llmRag}?tab=try`, words: 'retrieval demo chunks bm25' },
    ],
    sidebar: { section: 'RESOURCES', place: 1, icon: 'brain' },
    share: 'machine-learning',
  },
  glossary: {
    path: paths.glossary,
    title: 'Glossary',
    search: [{ words: 'terms vocabulary words definitions' }],
  },
  resumes: {
    path: paths.resumes,
    title: 'Resumes',
    name: 'Resume & CV',
    search: [{ words: 'projects curriculum vitae' }],
    sidebar: { section: 'RESOURCES', place: 3, icon: 'document', within: [paths.applications] },
    share: 'resumes',
  },
  applications: {
    path: paths.applications,
    title: 'Applications',
    search: [{ words: 'jobs applied companies tracker offers' }],
    share: 'resumes',
  },
  // `new` is one of its ids, so that a resume keeps its place on the screen when its first change is kept.
  resume: {
    path: paths.resume(':id'),
    title: 'Resume editor',
    search: [{ title: 'New resume', to: paths.newResume, words: 'create cv' }],
    share: 'resumes',
    prerender: [paths.newResume],
  },
  resumesComingSoon: {
    path: paths.resumesComingSoon,
    title: 'New Resume Builder Features are Coming Soon!',
    share: 'resumes',
  },
  projects: { path: paths.projects, title: 'Projects', sameAs: paths.resumes },
  comingSoon: {
    path: paths.comingSoon,
    title: 'AI Mock Interviews are Coming Soon!',
    name: 'AI Interview',
    search: [{ words: 'coming soon' }],
    sidebar: { section: 'PREPARE', place: 4, icon: 'bot', soon: true },
  },
  settings: {
    path: paths.settings,
    title: 'Settings',
    search: [{ words: 'backup export import restore reset delete data storage theme preferences' }],
    sidebar: { section: 'footer', place: 1 },
  },
  whatsNew: {
    path: paths.whatsNew,
    title: 'What’s new',
    search: [{ words: 'changelog changes version news' }],
  },
  terms: {
    path: paths.terms,
    title: 'Terms',
    search: [{ words: 'legal' }],
    sidebar: { section: 'footer', place: 2 },
  },
  privacy: {
    path: paths.privacy,
    title: 'Privacy',
    search: [{ words: 'legal data' }],
    sidebar: { section: 'footer', place: 3 },
  },
  licenses: { path: paths.licenses, title: 'Licenses' },
  accessibility: {
    path: paths.accessibility,
    title: 'Accessibility',
    search: [{ words: 'a11y keyboard screen reader contrast zoom wcag' }],
  },
  question: { path: paths.question(ANY_QUESTION), bare: true, share: 'coding' },
  systemDesignQuestion: { path: paths.systemDesignQuestion(ANY_QUESTION), share: 'system-design' },
  mlQuestion: { path: paths.mlQuestion(ANY_QUESTION), share: 'machine-learning' },
  behaviorQuestion: { path: paths.behaviorQuestion(ANY_QUESTION), share: 'behavioral' },
  notFound: { path: '*', title: 'Page not found', prerender: [] },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof PAGES;

/** The rows of `PAGES` in order, each with its id. */
export const PAGE_LIST: readonly (Page & { id: PageId })[] = Object.entries<Page>(PAGES).map(
  ([id, page]) => ({
    id: id as PageId,
    ...page,
  }),
);

/** Whether a page's path stands for many addresses. */
export const isPattern = (path: string): boolean => path.includes(':') || path === '*';

function matches(pattern: string, address: string): boolean {
  const [wanted, given] = [pattern.split('/'), address.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

/** The page at an address without query: the one that is there alone before one that takes many. */
export function pageAt(address: string): (Page & { id: PageId }) | undefined {
  const plain = address.replace(/(.)\/$/, '$1');
  return PAGE_LIST.find(({ path }) => path === plain) ?? PAGE_LIST.find(({ path }) => matches(path, plain));
}
