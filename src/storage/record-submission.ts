import type { Report } from '#judge/verdict.ts';
import { progress, submissions } from './records.ts';

interface Judged {
  questionId: string;
  language: string;
  source: string;
  report: Report;
}

/** Keeps a real Submit with its code and moves the question's progress; what is solved stays solved. */
export async function recordSubmission({ questionId, language, source, report }: Judged): Promise<void> {
  // An error of ours says nothing about the user's program.
  if (report.verdict === 'System Error') return;
  const { verdict, passed, total, ms } = report;
  const at = Date.now();
  const id = crypto.randomUUID();
  await submissions.put({ id, questionId, language, source, verdict, passed, total, ms, at });
  const before = await progress.get(questionId);
  if (before?.status === 'solved') return;
  await progress.put({ id: questionId, status: verdict === 'Accepted' ? 'solved' : 'attempted', at });
}
