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
    intro: 'Problems you did not finish in a contest and mean to solve afterwards.',
    empty: 'Nothing to upsolve. After a contest, add the first problem that stopped you.',
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
    intro: 'What went wrong and what you will do instead. Read it before the next contest.',
    empty: 'No mistakes noted. The next wrong answer is worth a line here.',
    add: 'Add mistake',
    dayLabel: 'Happened on',
    noteLabel: 'What went wrong, and next time',
    notePlaceholder: 'Overflow in the sum. Next time: check 10^5 × 10^9 first.',
    done: 'Learned',
    markDone: 'Mark as learned',
    removed: 'Entry removed from the mistake log.',
  },
};
