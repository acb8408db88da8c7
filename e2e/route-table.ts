import type { Page } from '@playwright/test';
import { PAGE_LIST, type PageId, pageAt } from '../src/pages.ts';
import { firstAddresses } from './first-addresses.ts';
import { FOUNDATIONS, SPEEDRUN } from './reading.ts';
import { categories, legal, links, main, type Row, star, table, texts } from './route-checks.ts';
import { expect } from './test.ts';

/** What the specification says, route by route, and what the product adds. */
const SPECIFIED: readonly Row[] = [
  {
    path: '/',
    title: '',
    heading: 'Master system design, behavior and data interviews',
    shows: async (page) => {
      await links(page, { 'Get Started': '/dsa', 'Try a Question': /^\/question\/dsa\// });
      await expect(page.getByRole('figure').getByText('Interviewer').first()).toBeVisible();
      const cards = page.getByRole('region', { name: 'Featured Content' }).getByRole('listitem');
      await expect(cards).toHaveText([
        /17 questions in 5 topics.*0%/,
        /14 questions in 2 topics.*0%/,
        /^System Design Speed Run/,
        /^The STAR Method/,
      ]);
      await expect(page.getByRole('heading', { name: 'Today' })).toHaveCount(0);
    },
  },
  {
    path: '/dsa',
    title: 'DSA',
    heading: 'Data Structures and Algorithms',
    shows: async (page) => {
      await links(page, {
        'Blind 75': '/dsa/blind-75',
        'LeetCode 150': '/dsa/leetcode-150',
        'All Questions': /#all-questions$/,
      });
      await expect(page.locator('#all-questions')).toBeVisible();
      await texts(page, '161 questions');
      await table(/^\/question\/dsa\//)(page);
    },
  },
  {
    path: '/system-design',
    title: 'System Design',
    shows: async (page) => {
      await links(page, {
        'System Design Speed Run': '/system-design/speedrun',
        'Design Principles': '/system-design/design-principles',
        Foundations: '/system-design/foundations',
      });
      await expect(page.getByRole('tab')).toHaveText([
        'High Level Design',
        'Low Level Design',
        'Concurrency',
        'Machine Learning',
      ]);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('High Level Design');
      await table(/^\/system-design-question\/system-design\/hld\//)(page);
    },
  },
  {
    path: '/system-design/design-principles',
    title: 'Design Principles',
    shows: async (page) => {
      for (const [name, count] of [
        ['Creational', 5],
        ['Structural', 7],
        ['Behavioral', 11],
      ] as const) {
        await expect(page.getByRole('region', { name }).getByRole('link')).toHaveCount(count);
      }
    },
  },
  {
    path: '/system-design/design-principles/observer',
    title: 'Observer',
    shows: (page) => texts(page, 'Use it when', 'Avoid it when'),
  },
  {
    path: '/system-design/speedrun',
    title: 'System Design Speed Run',
    bare: true,
    shows: async (page) => {
      await texts(page, '0 / 15 completed', /^0%$/);
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(SPEEDRUN);
    },
  },
  {
    path: '/system-design/speedrun/rate-limiter',
    title: 'Rate Limiter',
    bare: true,
    shows: (page) => texts(page, 'Lesson 1 of 15'),
  },
  {
    path: '/system-design/foundations',
    title: 'System Design Foundations',
    shows: async (page) => {
      await texts(page, '0 / 10 completed', /^0%$/);
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(FOUNDATIONS);
    },
  },
  { path: '/system-design/foundations/apis', title: 'APIs' },
  {
    path: '/behavioral',
    title: 'Behavioral',
    shows: async (page) => {
      await links(page, { 'STAR Method': '/behavioral/star-method' });
      await table(/^\/behavior-question\/behavioral\//)(page);
    },
  },
  star('/behavioral/star-method', '/behavioral'),
  star('/machine-learning/star-method', '/machine-learning'),
  {
    path: '/machine-learning',
    title: 'Machine Learning',
    shows: async (page) => {
      await links(page, { Fundamentals: '/machine-learning/fundamentals' });
      await table(/^\/ml-question\/machine-learning\/ml-system-design\//)(page);
    },
  },
  {
    path: '/machine-learning/fundamentals',
    title: 'Machine Learning Fundamentals',
    shows: (page) => expect(page.getByRole('link', { name: 'Learn More' })).toHaveCount(12),
  },
  { path: '/machine-learning/fundamentals/generalization', title: 'Generalization' },
  {
    path: '/projects',
    title: 'Resumes',
    heading: 'All projects',
    shows: (page) => expect(page).toHaveURL('/resumes'),
  },
  {
    path: '/learning-courses',
    title: 'Learning Courses',
    shows: async (page) => {
      await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
        'System Design Speed Run',
        'Resume & Behavior Guidance',
        'Cracking the Data Interview',
      ]);
      await links(page, {
        'System Design Speed Run': '/system-design/speedrun',
        'System Design Foundations': '/system-design/foundations',
        'Low Level Design': '/courses/low-level-design',
      });
      for (const [name, lessons, level, href] of [
        ['Resume Writing', 8, 'Beginner', '/courses/resume-writing'],
        ['Behavioral Interview', 17, 'Beginner', '/courses/behavioral-interview'],
        ['Experiment & A/B Testing', 37, 'Beginner', '/courses/ab-testing'],
        ['Product Case for Data', 27, 'Beginner', '/courses/product-case'],
        ['Machine Learning for Data', 36, 'Intermediate', '/courses/ml-for-data'],
      ] as const) {
        const card = main(page).getByRole('link', { name: new RegExp(`^${name}`) });
        await expect(card).toHaveText(
          new RegExp(`${level}.*${lessons} lessons|${lessons} lessons.*${level}`),
        );
        await expect(card).toHaveAttribute('href', href);
      }
    },
  },
  {
    path: '/courses/low-level-design',
    title: 'Low Level Design',
    shows: (page) => texts(page, '0 / 8 completed'),
  },
  { path: '/courses/low-level-design/in-memory-cache', title: 'In-Memory Cache' },
  {
    path: '/courses/resume-writing',
    title: /^Resume Writing course/,
    heading: 'Resume Writing',
    shows: async (page) => {
      await texts(page, 'Beginner', '8 lessons', /^\d h/, '0 / 8 completed');
      await links(page, {
        'Start the course': '/courses/resume-writing/what-a-resume-is-for',
        'Final quiz': '/courses/resume-writing/quiz',
        'Summary to print': '/courses/resume-writing/summary',
      });
    },
  },
  ...(
    [
      ['behavioral-interview', 'Behavioral Interview', 17, 'Beginner', '17 lessons', /^\d h/],
      ['ab-testing', 'Experiment & A/B Testing', 37, 'Beginner', '37 lessons', /^\d+ h/],
      ['product-case', 'Product Case for Data', 27, 'Beginner', '27 lessons', /^\d+ h/],
      ['ml-for-data', 'Machine Learning for Data', 36, 'Intermediate', '36 lessons', /^\d+ h/],
    ] as const
  ).map(([id, heading, written, ...facts]) => ({
    path: `/courses/${id}`,
    title: new RegExp(`^${heading} course`),
    heading,
    shows: async (page: Page) => {
      await texts(page, ...facts, `0 / ${written} completed`);
      await expect(main(page).getByRole('heading', { level: 3 })).toHaveCount(written);
    },
  })),
  {
    path: '/courses/resume-writing/summary',
    title: /^Summary/,
    heading: 'Resume Writing: summary',
    bare: true,
    shows: (page) => expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(8),
  },
  {
    path: '/ask-question',
    title: 'Ask a Question',
    shows: async (page) => {
      await links(page, { DSA: '/dsa' });
      const language = page.getByRole('combobox', { name: 'Language' });
      await expect(language.getByRole('option')).toHaveText(['Python', 'Java', 'JavaScript', 'C++']);
      await expect(page.getByRole('radio', { name: /^General/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Debug/ })).not.toBeChecked();
      const panel = page.getByRole('region', { name: 'Suggested Answer' });
      await expect(panel.getByText(/No AI answers here/)).toBeVisible();
      for (const name of ['Compare', 'Copy code']) {
        await expect(panel.getByRole('button', { name })).toBeDisabled();
      }
      await expect(page.getByRole('button', { name: 'Get Answer' })).toBeEnabled();
    },
  },
  {
    path: '/mock-interview',
    title: 'Mock Interview',
    shows: async (page) => {
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
      await texts(page, 'Start the interview', /^No interviews yet/);
    },
  },
  { path: '/plan', title: 'Study Plan', shows: (page) => texts(page, 'Interview date') },
  { path: '/review', title: 'Review', shows: (page) => texts(page, /^Nothing to review yet/) },
  {
    path: '/resumes',
    title: 'Resumes',
    heading: 'All projects',
    shows: async (page) => {
      await texts(page, "You're on the free plan", 'Showing 3 out of 3 projects.');
      await links(page, { 'Create New Resume': '/resumes/new' });
      await expect(page.getByPlaceholder('Search in all projects...')).toBeVisible();
      const panel = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
      await expect(panel).toHaveText(["What's new", 'Templates', 'New Project']);
      for (const name of ['Duplicate', 'Download', 'Download PDF', 'View Image', 'Delete'])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(3);
      await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible();
    },
  },
  {
    path: '/applications',
    title: 'Applications',
    shows: async (page) => {
      await texts(page, /^No applications yet/, 'Add application');
      await links(page, { 'Tailor a resume': '/resumes' });
    },
  },
  {
    path: '/resumes/new',
    title: 'Resume editor',
    heading: /./,
    shows: async (page) => {
      const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
      await expect(steps).toHaveText([
        /Select Template/,
        /Upload Resume/,
        /Job Info/,
        /Edit Content/,
        /Generate Resume/,
      ]);
      await expect(page.getByRole('radio', { name: /Professional/ })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    },
  },
  {
    path: '/resumes/coming-soon',
    title: 'New Resume Builder Features are Coming Soon!',
    shows: (page) =>
      expect(page.getByRole('region', { name: 'Upcoming features' }).getByRole('listitem')).toHaveCount(5),
  },
  {
    path: '/coming-soon',
    title: 'AI Mock Interviews are Coming Soon!',
    shows: async (page) => {
      await expect(page.getByRole('region', { name: 'Upcoming features' })).toHaveCount(0);
      await expect(main(page).getByRole('link')).toHaveCount(3);
    },
  },
  { path: '/terms', title: 'Terms', heading: 'Terms of Use', shows: legal(/at least 30 days before/) },
  {
    path: '/privacy',
    title: 'Privacy',
    heading: 'Privacy Policy',
    shows: legal(/children under 13 may not use it/, /30 days notice of changes/),
  },
  { path: '/settings', title: 'Settings' },
  { path: '/licenses', title: 'Licenses', shows: (page) => texts(page, 'react', 'pyodide') },
  {
    path: '/accessibility',
    title: 'Accessibility',
    shows: async (page) => {
      await texts(
        page,
        /Guidelines 2\.2/,
        /at 200% zoom you can reach every control/,
        /axe-core/,
        'Known limitations',
      );
      await links(page, { 'hello@dryrun.example': 'mailto:hello@dryrun.example' });
    },
  },
  {
    path: '/whats-new',
    title: 'What’s new',
    shows: async (page) => {
      await expect(
        page.getByRole('region', { name: 'In this version' }).getByRole('listitem'),
      ).not.toHaveCount(0);
    },
  },
  {
    path: '/resources/llm-rag',
    title: 'LLM and RAG Resources',
    shows: async (page) => {
      await expect(page.getByRole('tab')).toHaveText(['LLM Papers', 'RAG Models', 'Try RAG Yourself']);
      await expect(page.getByRole('tab', { selected: true })).toHaveText('LLM Papers');
      await expect(page.getByRole('tabpanel').getByRole('listitem').nth(23)).toBeAttached();
    },
  },
  {
    path: '/competitive-coding',
    title: 'Competitive Coding Review',
    shows: async (page) => {
      await texts(page, '0 / 11 completed', 'Integration with browsing activity is coming soon.');
      for (const name of ['2 contests', '2–3 problems every day', 'At least 2 upsolves'])
        await expect(page.getByRole('group', { name })).toBeVisible();
      const platforms = page.getByRole('region', { name: 'Platforms' }).getByRole('link');
      await expect(platforms).toHaveCount(8);
      for (const name of ['Codeforces', 'AtCoder', 'LeetCode contests', 'CodeChef']) {
        const platform = platforms.filter({ hasText: name });
        await expect(platform).toHaveAttribute('href', /^https:\/\//);
        await expect(platform).toHaveAttribute('rel', /\bnoopener\b/);
      }
    },
  },
  {
    path: '/dsa/blind-75',
    title: 'Blind 75',
    bare: true,
    shows: categories(75, {
      'Arrays, Strings & Bits': 23,
      'Trees, Tries & Backtracking': 15,
      'Dynamic Programming': 12,
      'Intervals, Heaps & Greedy': 8,
      Graphs: 7,
      'Linked Lists': 6,
      Matrix: 4,
    }),
  },
  {
    path: '/dsa/leetcode-150',
    title: 'LeetCode 150',
    bare: true,
    shows: categories(150, {
      Arrays: 30,
      'Two Pointers': 20,
      'Sliding Window': 15,
      Stack: 12,
      'Binary Search': 10,
      'Linked List': 8,
      Trees: 15,
      Graphs: 10,
      'Dynamic Programming': 15,
      Backtracking: 5,
    }),
  },
  {
    path: '/tracks/core-patterns',
    title: 'Core Patterns',
    bare: true,
    shows: (page) => texts(page, /0 \/ 17/),
  },
  {
    path: '/question/dsa/arrays/two-sum',
    title: 'Two Sum',
    bare: true,
    shows: async (page) => {
      for (const name of ['Copy', 'Reset', 'Run', 'Submit'])
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      const language = page.getByRole('combobox', { name: 'Language' });
      await expect(language.getByRole('option')).toHaveText(['Java', 'Python', 'C++']);
      await texts(page, 'Examples', 'Constraints', 'Topics', 'Hint 1');
      // On a phone it is made when it comes near.
      await page.getByRole('region', { name: 'Editor' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('textbox', { name: /Code editor/ })).toBeVisible();
    },
  },
  {
    path: '/system-design-question/system-design/hld/url-shortener',
    title: 'URL Shortener',
    shows: async (page) => {
      await texts(page, 'Functional requirements', 'Non-functional requirements', 'Examples', 'Hint 1');
      await texts(page, /^(Easy|Medium|Hard)$/, 'High Level Design', 'Keywords');
      await expect(page.getByRole('button', { name: /Mock Interview/ })).toContainText(/soon/i);
      for (const name of ['Concurrency', 'High Level Design', 'Low Level Design'])
        await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    },
  },
  {
    path: '/ml-question/machine-learning/ml-system-design/card-fraud-detection',
    title: 'Card Fraud Detection',
    shows: async (page) => {
      await texts(page, 'Functional requirements', 'Non-functional requirements', 'Hint 1');
      for (const name of ['Data Source', 'Preprocess', 'Model', 'Metric', 'Deploy'])
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    },
  },
  {
    path: '/behavior-question/behavioral/leadership/leading-without-authority',
    title: 'Tell me about a time you led people who did not report to you',
    shows: async (page) => {
      for (const name of ['Situation', 'Task', 'Action', 'Result', 'Notes'])
        await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue('');
      await expect(page.getByRole('slider', { name: 'Confidence' })).toHaveValue('3');
      await texts(page, 'Hint 1');
    },
  },
  {
    path: '/question/dsa/arrays/unknown',
    title: 'Question not found',
    bare: true,
    shows: async (page) => {
      await texts(page, 'The requested question could not be found in our database.');
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
    },
  },
  { path: '/nowhere/at/all', title: 'Page not found' },
];

/** The page that a row is about. */
export const pageOf = ({ path }: Row): PageId => pageAt(path)?.id ?? 'notFound';

/** A page that nothing is said of above is looked at under its first address, with the title that `pages.ts` gives it. */
function rowFor({ id, title, bare }: (typeof PAGE_LIST)[number]): Row[] {
  const path = first.get(id);
  return path === undefined ? [] : [{ path, title: title ?? /./, heading: /./, bare }];
}
const [first, specified] = [firstAddresses(), new Set(SPECIFIED.map(pageOf))];

/** At least one row for every page of `pages.ts`. */
export const ROWS: readonly Row[] = [
  ...SPECIFIED,
  ...PAGE_LIST.filter(({ id }) => !specified.has(id)).flatMap(rowFor),
];
