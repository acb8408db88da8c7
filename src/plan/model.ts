import type { Appointment } from './application.ts';
import type { Day } from './dates.ts';

/** What a step of a plan is; each kind has its share of the time. */
export type StepKind = 'question' | 'lesson' | 'design' | 'story' | 'mock' | 'review' | 'application';

/** What is prepared for. */
export const FOCUSES = ['coding', 'backend', 'machine-learning', 'behavioral', 'everything'] as const;
export type Focus = (typeof FOCUSES)[number];

export const LEVELS = ['junior', 'mid', 'senior'] as const;
export type Level = (typeof LEVELS)[number];

/** What the user wants: the interview, the time there is for it, and what is known already. */
export interface Goal {
  interviewOn: Day;
  minutesPerDay: number;
  /** Weekdays without practice, 0 is Sunday. */
  daysOff: readonly number[];
  focus: Focus;
  level: Level;
  companies: readonly string[];
  /** Categories of coding questions that the user feels sure of. */
  known: readonly string[];
}

/** Something that can be planned. The catalog lists each in the order in which it is best learned. */
export interface Candidate {
  id: string;
  kind: Exclude<StepKind, 'review' | 'mock' | 'application'>;
  title: string;
  minutes: number;
  difficulty?: 'Easy' | 'Medium' | 'Hard';
  /** Of a coding question, as in `Goal.known`. */
  category?: string;
  /** The curated list that has it: the shorter one first. */
  list?: string;
  /** On how many company lists it is. */
  frequency?: number;
  companies?: readonly string[];
  /** Ids of what should come before it; those that are not in the catalog do not count. */
  needs?: readonly string[];
}

/** What the user has done; times are days. */
export interface PracticeRecord {
  /** The day the plan was made. What was done from then on counts for the shares of its kinds. */
  since: Day;
  /** Ids that are solved, completed or reviewed, with the day. */
  done: ReadonlyMap<string, Day>;
  /** Ids that were tried and not solved yet. */
  attempted: ReadonlySet<string>;
  /** What can be reviewed, and when it is due. */
  reviews: readonly { id: string; title: string; due: Day }[];
  /** Ids of reviews that were answered today. */
  reviewedToday: readonly { id: string; title: string }[];
  /** Days of mock interviews since the plan was made. */
  mocks: readonly Day[];
  /** What is next in the user's applications. */
  appointments?: readonly Appointment[];
}

/** One thing to do on one day. */
export interface Step {
  /** Unique in the plan. */
  key: string;
  /** Of the question or lesson; of a mock interview its number. */
  id: string;
  kind: StepKind;
  title: string;
  minutes: number;
  /** Why it is there and why now. */
  why: string;
  done: boolean;
  /** A review that is expected if the plan is kept. */
  expected?: boolean;
}

export interface PlanDay {
  day: Day;
  steps: Step[];
  /** Of all its steps; never more than the user's time. */
  minutes: number;
  off: boolean;
}

export interface Plan {
  /** From today to the day before the interview. */
  days: PlanDay[];
  /** What did not fit, most useful first. */
  left: Candidate[];
}

/** Minutes for what an application asks for: a message, a call, the last look before an interview. */
export const APPLICATION_MINUTES = 10;

/** Minutes of one review. */
export const REVIEW_MINUTES = 5;
