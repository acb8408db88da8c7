import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import { STEP_LABELS, type StepRow } from '#ui/plan/step-rows.ts';

/** Something that can be opened. */
export interface Place {
  title: string;
  to: string;
}

/** What Today is put together from. */
export interface TodaySources {
  /** The interview in progress. */
  interview?: { id: string; questions: number; minutes: number };
  /** What is due for review, longest overdue first. */
  due: readonly { title: string }[];
  /** The question that was worked on last and is not solved. */
  question?: Place & { label: string };
  /** The lesson that was read last and is not finished. */
  lesson?: Place;
  /** What is due in the user's applications. */
  appointments?: readonly StepRow[];
  /** The plan's rows of this day; absent where there is no plan. */
  planned?: readonly StepRow[];
  /** What comes next in a curated list, for those without a plan. */
  inList?: Place & { list: string };
}

/** A row and what its button says. */
export interface TodayRow extends StepRow {
  verb: string;
}

const CONTINUE = 'Pick up where you left off.';

/** Whether both lead to the same page, at whatever section. */
const isSame = (a: { to?: string }, b: { to?: string }) =>
  a.to !== undefined && a.to.split('#')[0] === b.to?.split('#')[0];

/**
 * What there is to do today: what was begun, reviews, what is planned or comes next, and at the end what is done.
 * Nothing is listed twice.
 */
export function rowsOfToday({
  interview,
  appointments = [],
  due,
  question,
  lesson,
  planned,
  inList,
}: TodaySources): TodayRow[] {
  const open: Omit<TodayRow, 'done'>[] = [];
  if (interview)
    open.push({
      key: 'interview',
      label: STEP_LABELS.mock,
      title: `${amount(interview.questions, 'question')} in ${interview.minutes} minutes`,
      to: paths.interview(interview.id),
      why: 'Interview in progress.',
      verb: 'Continue',
    });
  open.push(...appointments.map((row) => ({ ...row, verb: 'Open' })));
  const plannedReview = planned?.find(({ to, done }) => to === paths.review && !done);
  const [first] = due;
  if (first)
    open.push({
      key: 'reviews',
      label: STEP_LABELS.review,
      title: due.length === 1 ? first.title : `${first.title} and ${due.length - 1} more`,
      to: paths.review,
      minutes: plannedReview?.minutes,
      why: `${due.length} due today.`,
      verb: 'Review',
    });
  const minutesOf = (place: Place) => planned?.find((row) => isSame(row, place) && !row.done)?.minutes;
  if (question)
    open.push({
      ...question,
      key: 'question',
      minutes: minutesOf(question),
      why: CONTINUE,
      verb: 'Continue',
    });
  if (lesson)
    open.push({
      ...lesson,
      key: 'lesson',
      label: STEP_LABELS.lesson,
      minutes: minutesOf(lesson),
      why: CONTINUE,
      verb: 'Continue',
    });
  const isOpen = (place: { to?: string }) => open.some((row) => isSame(row, place));
  const rest = planned?.filter((row) => !row.done && row !== plannedReview && !isOpen(row)) ?? [];
  if (inList && !isOpen(inList))
    open.push({
      ...inList,
      key: 'list',
      label: STEP_LABELS.question,
      why: `Next in ${inList.list}.`,
      verb: 'Start',
    });
  const done = planned?.filter((row) => row.done) ?? [];
  const planOf = (row: StepRow) => ({ ...row, verb: 'Start' });
  return [...open.map((row) => ({ ...row, done: false })), ...[...rest, ...done].map(planOf)];
}
