import { addDays, type Day, daysBetween } from './dates.ts';
import { type Candidate, type PracticeRecord, REVIEW_MINUTES, type Step } from './model.ts';

/** Days after something new until its reviews, about as the scheduler spaces them for Good. */
const SPACING = [1, 4, 12];
/** Expected reviews take at most this part of a day, so that something new fits in as well. */
const EXPECTED_PART = 0.4;

type ReviewStep = Omit<Step, 'key' | 'done'>;

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

  /** Takes out what is due on a day by the user's record, longest overdue first, as far as it fits. */
  takeDue(day: Day, left: number): ReviewStep[] {
    return this.#take(day, (waiting) => !waiting.expected, left);
  }

  /**
   * Takes out what is expected on a day, as far as it fits and reviews have not had their part of the day.
   * @param taken what the day has already
   */
  takeExpected(day: Day, left: number, minutesPerDay: number, taken: readonly ReviewStep[]): ReviewStep[] {
    const part = minutesPerDay * EXPECTED_PART - taken.length * REVIEW_MINUTES;
    const isNew = ({ id }: Waiting) => !taken.some((step) => step.id === id);
    return this.#take(day, (waiting) => waiting.expected && isNew(waiting), Math.min(left, part));
  }

  #take(day: Day, wanted: (waiting: Waiting) => boolean, minutes: number): ReviewStep[] {
    const due = this.#waiting
      .filter((waiting) => waiting.due <= day && wanted(waiting))
      .sort((a, b) => a.due.localeCompare(b.due) || a.id.localeCompare(b.id));
    const once = due.filter(({ id }, index) => due.findIndex((other) => other.id === id) === index);
    const taken = once.slice(0, Math.max(0, Math.floor(minutes / REVIEW_MINUTES)));
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
