import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The route table, in the specification's order within each layout. Addresses are built in `paths.ts`. */
export default [
  layout('shell/app-layout.tsx', [
    index('screens/home/home-route.tsx'),
    route('dsa', 'screens/dsa/dsa-route.tsx'),
    route('review', 'screens/review/review-route.tsx'),
    route('system-design', 'screens/system-design/system-design-route.tsx'),
    route('behavioral', 'screens/behavioral/behavioral-route.tsx'),
    route('machine-learning', 'screens/machine-learning/machine-learning-route.tsx'),
    route(
      'system-design-question/:category/:subcategory/:questionId',
      'screens/system-design-question/system-design-question-route.tsx',
    ),
    route('ml-question/:category/:subcategory/:questionId', 'screens/ml-question/ml-question-route.tsx'),
    route(
      'behavior-question/:category/:subcategory/:questionId',
      'screens/behavioral-question/behavioral-question-route.tsx',
    ),
    route('system-design/design-principles', 'screens/design-principles/design-principles-route.tsx'),
    route('system-design/design-principles/:pattern', 'screens/design-principles/pattern-route.tsx'),
    route('machine-learning/fundamentals', 'screens/ml-fundamentals/ml-fundamentals-route.tsx'),
    route('machine-learning/fundamentals/:topic', 'screens/ml-fundamentals/topic-route.tsx'),
    route('learning-courses', 'screens/courses/learning-courses-route.tsx'),
    route('courses/low-level-design', 'screens/courses/low-level-design-route.tsx'),
    route('courses/low-level-design/:lesson', 'screens/courses/course-lesson-route.tsx'),
    route('projects', 'screens/projects/projects-route.tsx'),
    route('ask-question', 'screens/ask/ask-route.tsx'),
    route('mock-interview', 'screens/mock-interview/mock-interview-route.tsx'),
    route('coming-soon', 'screens/coming-soon/coming-soon-route.tsx'),
    route('resumes', 'screens/resumes/list/resumes-route.tsx'),
    // `new` is one of its ids, so that a resume keeps its place on the screen when its first change is kept.
    route('resumes/:id', 'screens/resumes/editor/editor-route.tsx'),
    route('resumes/coming-soon', 'screens/coming-soon/coming-soon-route.tsx', { id: 'resumes-coming-soon' }),
    route('settings', 'screens/settings/settings-route.tsx'),
    route('terms', 'screens/legal/terms-route.tsx'),
    route('privacy', 'screens/legal/privacy-route.tsx'),
    route('licenses', 'screens/legal/licenses-route.tsx'),
    route('competitive-coding', 'screens/competitive/competitive-route.tsx'),
    route('resources/llm-rag', 'screens/llm-rag/llm-rag-route.tsx'),
    route('*', 'screens/not-found/not-found-route.tsx'),
  ]),
  layout('shell/bare-layout.tsx', [
    route('dsa/blind-75', 'screens/lists/blind-75-route.tsx'),
    route('dsa/leetcode-150', 'screens/lists/leetcode-150-route.tsx'),
    route('tracks/:track', 'screens/lists/track-route.tsx'),
    route('system-design/speedrun', 'screens/speedrun/speedrun-route.tsx'),
    route('system-design/speedrun/:lesson', 'screens/speedrun/speedrun-lesson-route.tsx'),
    route('behavioral/star-method', 'screens/star-method/star-method-route.tsx'),
    route('machine-learning/star-method', 'screens/star-method/ml-star-method-route.tsx'),
    route('question/:category/:subcategory/:questionId', 'screens/coding/coding-route.tsx'),
  ]),
] satisfies RouteConfig;
