import type { z } from 'zod/mini';
import { recordings, selfReviews, starAnswers, stories } from './answer-records.ts';
import { applications } from './application-records.ts';
import { asks } from './ask-record.ts';
import { activity, contestWeeks, journal } from './competitive-records.ts';
import type { TableName } from './database.ts';
import { designAnswers, drawings } from './design-records.ts';
import { exercises } from './exercise-records.ts';
import { interviewAnswers, interviews } from './interview-records.ts';
import { pipelines } from './pipeline-records.ts';
import { quarantinedRecords } from './quarantined-records.ts';
import { bookmarks, notes } from './question-records.ts';
import { drafts, lessons, progress, reviews, settings, submissions, testCases } from './records.ts';
import { projects, resumeVersions } from './resume-records.ts';

/** What a backup needs of a collection, whatever its records are. */
interface Table {
  schema: z.ZodMiniType<{ id: string }>;
  remove(id: string): Promise<void>;
}

/**
 * Every table with its records' collection and what the user calls them. The type demands each name of the database:
 * a table that is added there does not compile before it stands here, and with that it is in the backup.
 */
export const TABLES: Readonly<Record<TableName, { title: string; collection: Table }>> = {
  progress: { title: 'Question progress', collection: progress },
  submissions: { title: 'Submissions', collection: submissions },
  drafts: { title: 'Code drafts', collection: drafts },
  testCases: { title: 'Test cases', collection: testCases },
  starAnswers: { title: 'Behavioral answers', collection: starAnswers },
  stories: { title: 'Stories', collection: stories },
  recordings: { title: 'Recordings', collection: recordings },
  selfReviews: { title: 'Self-reviews', collection: selfReviews },
  designAnswers: { title: 'System design answers', collection: designAnswers },
  drawings: { title: 'Drawings', collection: drawings },
  pipelines: { title: 'Pipelines', collection: pipelines },
  notes: { title: 'Notes on questions', collection: notes },
  bookmarks: { title: 'Bookmarks', collection: bookmarks },
  interviews: { title: 'Mock interviews', collection: interviews },
  interviewAnswers: { title: 'Answers in mock interviews', collection: interviewAnswers },
  lessons: { title: 'Lessons read', collection: lessons },
  exercises: { title: 'Exercises', collection: exercises },
  reviews: { title: 'Review schedule', collection: reviews },
  projects: { title: 'Resumes and cover letters', collection: projects },
  resumeVersions: { title: 'Resume versions', collection: resumeVersions },
  applications: { title: 'Applications', collection: applications },
  contestWeeks: { title: 'Weekly checklists', collection: contestWeeks },
  activity: { title: 'Recent activity', collection: activity },
  journal: { title: 'Upsolves and mistakes', collection: journal },
  asks: { title: 'Draft question', collection: asks },
  settings: { title: 'Preferences', collection: settings },
  quarantine: { title: 'Set aside as unreadable', collection: quarantinedRecords },
};

export const TABLE_NAMES = Object.keys(TABLES) as TableName[];
