import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGE_LIST, type PageId } from './pages.ts';

/** The module of each page below `screens/`; `pages.ts` says the rest of it. */
const MODULES: Record<PageId, string> = {
  home: 'home/home-route.tsx',
  dsa: 'dsa/dsa-route.tsx',
  plan: 'plan/plan-route.tsx',
  review: 'review/review-route.tsx',
  systemDesign: 'system-design/system-design-route.tsx',
  behavioral: 'behavioral/behavioral-route.tsx',
  machineLearning: 'machine-learning/machine-learning-route.tsx',
  mockInterview: 'mock-interview/mock-interview-route.tsx',
  blind75: 'lists/blind-75-route.tsx',
  leetcode150: 'lists/leetcode-150-route.tsx',
  track: 'lists/track-route.tsx',
  speedrun: 'speedrun/speedrun-route.tsx',
  speedrunLesson: 'speedrun/speedrun-lesson-route.tsx',
  designFoundations: 'design-foundations/foundations-route.tsx',
  designFoundation: 'design-foundations/foundation-route.tsx',
  designPrinciples: 'design-principles/design-principles-route.tsx',
  designPattern: 'design-principles/pattern-route.tsx',
  mlFundamentals: 'ml-fundamentals/ml-fundamentals-route.tsx',
  mlTopic: 'ml-fundamentals/topic-route.tsx',
  course: 'courses/course-route.tsx',
  courseQuiz: 'courses/quiz/quiz-route.tsx',
  courseSummary: 'courses/summary-route.tsx',
  courseLesson: 'courses/lesson-route.tsx',
  learningCourses: 'courses/learning-courses-route.tsx',
  starMethod: 'star-method/star-method-route.tsx',
  mlStarMethod: 'star-method/ml-star-method-route.tsx',
  askQuestion: 'ask/ask-route.tsx',
  competitiveCoding: 'competitive/competitive-route.tsx',
  llmRag: 'llm-rag/llm-rag-route.tsx',
  glossary: 'glossary/glossary-route.tsx',
  resumes: 'resumes/list/resumes-route.tsx',
  applications: 'applications/applications-route.tsx',
  resume: 'resumes/editor/editor-route.tsx',
  resumesComingSoon: 'coming-soon/coming-soon-route.tsx',
  projects: 'projects/projects-route.tsx',
  comingSoon: 'coming-soon/coming-soon-route.tsx',
  settings: 'settings/settings-route.tsx',
  whatsNew: 'about/whats-new-route.tsx',
  terms: 'legal/terms-route.tsx',
  privacy: 'legal/privacy-route.tsx',
  licenses: 'legal/licenses-route.tsx',
  accessibility: 'legal/accessibility-route.tsx',
  question: 'coding/coding-route.tsx',
  systemDesignQuestion: 'system-design-question/system-design-question-route.tsx',
  mlQuestion: 'ml-question/ml-question-route.tsx',
  behaviorQuestion: 'behavioral-question/behavioral-question-route.tsx',
  notFound: 'not-found/not-found-route.tsx',
};

/** Routes of the pages with the application's bars, or of those without. */
const routesOf = (bare: boolean): RouteConfigEntry[] =>
  PAGE_LIST.filter((page) => (page.bare ?? false) === bare).map(({ id, path }) => {
    const file = `screens/${MODULES[id]}`;
    return path === '/' ? index(file, { id }) : route(path.replace(/^\//, ''), file, { id });
  });

/** React Router's table. */
export default [
  layout('shell/app-layout.tsx', routesOf(false)),
  layout('shell/bare-layout.tsx', routesOf(true)),
] satisfies RouteConfig;
