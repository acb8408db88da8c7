import type { JournalKind } from '#competitive/journal.ts';

/** What differs between the upsolve list and the mistake log: their words. */
export interface JournalTexts {
  title: string;
  intro: string;
  empty: string;
  add: string;
  dayLabel: string;
  noteLabel: string;
  notePlaceholder: string;
  /** Of an entry that is ticked off, and how to tick it off. */
  done: string;
  markDone: string;
  removed: string;
}

export const JOURNAL_TEXTS: Record<JournalKind, JournalTexts> = {
  upsolve: {
    title: 'Upsolve list',
    intro: 'Contest problems you didn’t finish and want to solve later.',
    empty: 'Nothing to upsolve. After a contest, add the first problem that stumped you.',
    add: 'Add problem',
    dayLabel: 'Solve by',
    noteLabel: 'Idea to try',
    notePlaceholder: 'What the editorial hinted at, where you got stuck',
    done: 'Solved',
    markDone: 'Mark as solved',
    removed: 'Problem removed from the upsolve list.',
  },
  mistake: {
    title: 'Mistake log',
    intro: 'What went wrong and what you’ll do differently. Read it before your next contest.',
    empty: 'No mistakes logged yet. Add your next wrong answer here.',
    add: 'Add mistake',
    dayLabel: 'Happened on',
    noteLabel: 'What went wrong, and what to do next time',
    notePlaceholder: 'Overflow in the sum. Next time: check 10^5 × 10^9 first.',
    done: 'Learned',
    markDone: 'Mark as learned',
    removed: 'Entry removed from the mistake log.',
  },
};
