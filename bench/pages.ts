/** Where Lighthouse looks: a page of each kind. */
export const PAGES = [
  '/',
  '/dsa',
  '/dsa/blind-75',
  '/question/dsa/arrays/two-sum',
  '/system-design-question/system-design/hld/url-shortener',
  '/resumes',
  '/resumes/new',
  '/system-design/speedrun/rate-limiter',
  '/resources/llm-rag',
] as const;
