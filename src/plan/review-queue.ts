import { addDays, type Day, daysBetween } from './dates.ts';
import { type Candidate, type PracticeRecord, REVIEW_MINUTES, type Step } from './model.ts';

/** Days after something new until its reviews, about as the scheduler spaces them for Good. */
const SPACING = [1, 4, 12];
/** Expected reviews take at most this part of a day, so that something new fits in as well. */
const EXPECTED_PART = 0.4;

interface Waiting {
  id: string;
  title: string;
  due: Day;
  expected: boolean;
}

const whyOf = ({ due, expected }: Waiting, day: Day): string => {
  if (expected) return 'Expected: it comes back about now.';
  const late = daysBetween(due, day);
  return late <= 0
    ? 'Due today, just before you’d forget it.'
    : `Due ${late === 1 ? 'yesterday' : `${late} days ago`}.`;
};

/** Reviews that are due by the user's record, and those that the plan itself will lead to. */
export class ReviewQueue {
  #waiting: Waiting[];

  constructor(reviews: PracticeRecord['reviews']) {
    this.#waiting = reviews.map((review) => ({ ...review, expected: false }));
  }

  /** Notes that something new is planned for a day: it comes back. */
  expect({ id, title }: Candidate, day: Day): void {
    for (const days of SPACING) this.#waiting.push({ id, title, due: addDays(day, days), expected: true });
  }

  /** Takes out what is due on a day, longest overdue first and known before expected, as far as it fits. */
  take(day: Day, left: number, minutesPerDay: number): Omit<Step, 'key' | 'done'>[] {
    const due = this.#waiting
      .filter((waiting) => waiting.due <= day)
      .sort(
        (a, b) =>
          Number(a.expected) - Number(b.expected) || a.due.localeCompare(b.due) || a.id.localeCompare(b.id),
      );
    const taken: Waiting[] = [];
    const ids = new Set<string>();
    for (const waiting of due) {
      const most = waiting.expected ? Math.min(left, minutesPerDay * EXPECTED_PART) : left;
      if ((taken.length + 1) * REVIEW_MINUTES > most || ids.has(waiting.id)) continue;
      ids.add(waiting.id);
      taken.push(waiting);
    }
    this.#waiting = this.#waiting.filter((waiting) => !taken.includes(waiting));
    return taken.map((waiting) => ({
      id: waiting.id,
      kind: 'review',
      title: waiting.title,
      minutes: REVIEW_MINUTES,
      why: whyOf(waiting, day),
      ...(waiting.expected && { expected: true }),
    }));
  }
}
