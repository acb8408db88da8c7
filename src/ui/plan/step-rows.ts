import { areaOf } from '#areas.ts';
import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import type { Step, StepKind } from '#plan/model.ts';
import { lessonPath } from './catalog.ts';

/** A step as it is listed; the reviews of a day are one row. */
export interface StepRow {
  key: string;
  label: string;
  title: string;
  /** Absent for what cannot be opened yet. */
  to?: string;
  minutes?: number;
  why: string;
  done: boolean;
}

/** What each kind is called in a list. */
export const STEP_LABELS: Record<StepKind, string> = {
  question: 'Coding',
  lesson: 'Lesson',
  design: 'Design',
  story: 'Story',
  mock: 'Mock',
  review: 'Review',
  application: 'Job',
};

function addressOf({ kind, id }: Step): string {
  if (kind === 'mock') return paths.mockInterview;
  if (kind === 'application') return paths.application(id);
  if (kind === 'lesson') return lessonPath(id);
  return areaOf(id)?.question(id) ?? paths.plan;
}

const sum = (steps: readonly Step[]) => steps.reduce((all, { minutes }) => all + minutes, 0);

function reviewRow(reviews: readonly Step[], state: 'open' | 'done' | 'expected'): StepRow[] {
  const [first] = reviews;
  if (!first) return [];
  const rest = reviews.length - 1;
  return [
    {
      key: `reviews ${state}`,
      label: STEP_LABELS.review,
      title: rest === 0 ? first.title : `${first.title} and ${amount(rest, 'more', 'more')}`,
      to: state === 'open' ? paths.review : undefined,
      minutes: sum(reviews),
      why: first.why,
      done: state === 'done',
    },
  ];
}

/** The rows of a day: reviews first, then what is new, in the plan's order. */
export function rowsOf(steps: readonly Step[]): StepRow[] {
  const reviews = steps.filter(({ kind }) => kind === 'review');
  const known = reviews.filter(({ expected }) => !expected);
  return [
    ...reviewRow(
      known.filter(({ done }) => done),
      'done',
    ),
    ...reviewRow(
      known.filter(({ done }) => !done),
      'open',
    ),
    ...reviewRow(
      reviews.filter(({ expected }) => expected),
      'expected',
    ),
    ...steps
      .filter(({ kind }) => kind !== 'review')
      .map((step) => ({ ...step, label: STEP_LABELS[step.kind], to: addressOf(step) })),
  ];
}
