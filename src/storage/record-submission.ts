import type { Report } from '#judge/verdict.ts';
import { once } from './live.ts';
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
  const places = [
    { table: 'submissions', id },
    { table: 'progress', id: questionId },
  ] as const;
  await once(places, () => {
    void submissions.put({ id, questionId, language, source, verdict, passed, total, ms, at });
    void progress.update(questionId, (before) =>
      before?.status === 'solved'
        ? before
        : { id: questionId, status: verdict === 'Accepted' ? 'solved' : 'attempted', at },
    );
  });
}
