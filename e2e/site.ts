import type { RouteConfigEntry } from '@react-router/dev/routes';
import { prerenderPaths } from '../content-tools/paths.ts';
import routes from '../src/routes.ts';

/** An address for each pattern of the route table that is not an address itself. */
const EXAMPLES: Record<string, string> = {
  'system-design-question/:category/:subcategory/:questionId':
    '/system-design-question/system-design/hld/url-shortener',
  'ml-question/:category/:subcategory/:questionId':
    '/ml-question/machine-learning/ml-system-design/card-fraud-detection',
  'behavior-question/:category/:subcategory/:questionId':
    '/behavior-question/behavioral/leadership/leading-without-authority',
  'question/:category/:subcategory/:questionId': '/question/dsa/arrays/two-sum',
  'system-design/design-principles/:pattern': '/system-design/design-principles/observer',
  'machine-learning/fundamentals/:topic': '/machine-learning/fundamentals/generalization',
  'courses/low-level-design/:lesson': '/courses/low-level-design/in-memory-cache',
  'system-design/speedrun/:lesson': '/system-design/speedrun/rate-limiter',
  'tracks/:track': '/tracks/core-patterns',
  'resumes/:id': '/resumes/new',
  '*': '/nowhere/at/all',
};

const patterns = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap((entry) =>
    entry.children ? patterns(entry.children) : [entry.index ? '' : (entry.path ?? '')],
  );

/** One address for every route; a pattern without an example stands for itself and is not found. */
export const ADDRESSES: readonly string[] = patterns(routes).map(
  (pattern) => EXAMPLES[pattern] ?? `/${pattern}`,
);

/** Addresses that only the browser knows. */
const DYNAMIC = [/^\/resumes\/[\w-]+$/];

const pages = new Set(prerenderPaths());

/** Whether a page of the product is at `path`. */
export function isPage(path: string): boolean {
  // Prerendered links to a place on their own page name it as a folder.
  const plain = path.replace(/(.)\/$/, '$1');
  return pages.has(plain) || DYNAMIC.some((pattern) => pattern.test(plain));
}
