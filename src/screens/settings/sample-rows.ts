import type { Row, Tables } from '#backup/row.ts';
import { isoWeek } from '#competitive/iso-week.ts';
import { emptyWeek, tick } from '#competitive/weekly-plan.ts';
import { sampleAnswer, sampleDrawing } from './sample-design.ts';

const DAY = 86_400_000;

/** Questions with the day before today on which they were tried, and how often until they were solved. */
const TRIED: [id: string, daysAgo: number, tries: number, solved: boolean][] = [
  ['dsa/arrays/two-sum', 33, 1, true],
  ['dsa/arrays/contains-duplicate', 31, 1, true],
  ['dsa/arrays/best-time-to-buy-and-sell-stock-ii', 26, 2, true],
  ['dsa/arrays/longest-consecutive-sequence', 24, 3, true],
  ['dsa/arrays/find-pivot-index', 17, 1, true],
  ['dsa/arrays/gas-station', 12, 2, false],
  ['dsa/arrays/jump-game', 9, 1, true],
  ['dsa/arrays/jump-game-ii', 4, 3, true],
  ['dsa/arrays/largest-number', 1, 2, false],
];
const LESSONS: [id: string, daysAgo: number][] = [
  ['speedrun/caching', 20],
  ['speedrun/rate-limiter', 13],
  ['speedrun/monitoring', 2],
];
const DESIGN = 'system-design/hld/url-shortener';
const STORY = 'behavioral/problem-solving/production-incident';
const SOURCE = '# Sample data: what you submit stands here with its verdict.\n';

/** Five weeks of somebody's practice, so that an empty product can be seen at work. */
export function sampleRows(now: number): Tables {
  const ago = (days: number) => now - days * DAY;
  const star = {
    situation: 'Checkout failed for one customer in fifty after a release, and nobody knew why.',
    task: 'I was on call and had to bring it back before the evening peak.',
    action:
      'I rolled the release back, compared both versions’ error logs and found a timeout that had halved.',
    result: 'Checkout was back in 25 minutes; a test for the timeout now runs on every change.',
  };
  return {
    progress: [
      ...TRIED.map(([id, days, , solved]) =>
        row({ id, status: solved ? 'solved' : 'attempted', at: ago(days) }),
      ),
      row({ id: DESIGN, status: 'attempted', at: ago(5) }),
      row({ id: STORY, status: 'attempted', at: ago(6) }),
    ],
    drawings: [row({ id: DESIGN, shapes: sampleDrawing, at: ago(5) })],
    designAnswers: [row({ id: DESIGN, ...sampleAnswer, at: ago(5) })],
    submissions: TRIED.flatMap(([questionId, days, tries, solved]) =>
      Array.from({ length: tries }, (_, at) => {
        const accepted = solved && at === tries - 1;
        return row({
          id: `sample-${questionId}-${at}`,
          questionId,
          language: 'python',
          source: SOURCE,
          verdict: accepted ? 'Accepted' : 'Wrong Answer',
          passed: accepted ? 12 : 7 + at,
          total: 12,
          ms: 40 + at,
          at: ago(days) + at * 600_000,
        });
      }),
    ),
    reviews: TRIED.filter(([, , , solved]) => solved).map(([id, days]) =>
      row({
        id,
        due: ago(days) + 8 * DAY,
        stability: 8,
        difficulty: 5,
        scheduledDays: 8,
        reps: 1,
        lapses: 0,
        state: 2,
        lastReview: ago(days),
      }),
    ),
    lessons: LESSONS.map(([id, days]) => row({ id, at: ago(days), completedAt: ago(days) })),
    stories: [
      row({
        id: 'sample-story',
        title: 'Sample: the checkout that failed one time in fifty',
        competencies: ['Ownership'],
        questionIds: [STORY],
        bullets: [],
        ...star,
        at: ago(6),
      }),
    ],
    starAnswers: [
      row({
        id: STORY,
        ...star,
        notes: 'Sample data: overwrite it or remove it in the settings.',
        confidence: 4,
        at: ago(6),
      }),
    ],
    journal: [
      row({
        id: 'sample-upsolve',
        kind: 'upsolve',
        title: 'Sample: the problem of the last contest that stayed open',
        url: '',
        note: 'Try it again with a monotonic stack.',
        day: '',
        createdAt: ago(3),
      }),
    ],
    contestWeeks: [
      row(tick(tick(emptyWeek(isoWeek(new Date(now)).id), 'contests', 0, true), 'daily', 0, true)),
    ],
  };
}

const row = (record: { id: string; [field: string]: unknown }): Row => ({ editedAt: 0, ...record });
