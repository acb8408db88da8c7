import type { DsaQuestion } from '#dataset/schema.ts';
import { submissions } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';

/** The community's acceptance rate, how often the question is listed, and the user's own submissions. */
export function Stats({ question }: { question: DsaQuestion }) {
  const own = useRecords(submissions, (records) => records, {
    field: 'questionId',
    equals: question.databaseId,
  });
  const accepted = own?.filter((submission) => submission.verdict === 'Accepted').length ?? 0;
  return (
    <>
      {question.acceptanceRate !== undefined && (
        <span title="Acceptance rate, from public community data">{question.acceptanceRate}% accepted</span>
      )}
      <span title="Company lists that include this question, out of 656 in a public collection from August 2026">
        On {question.reportedBy} of 656 company lists
      </span>
      {/* Its place is kept until it is known, so that nothing below it moves. */}
      <span className={own?.length ? undefined : 'invisible'}>
        You: {accepted} of {own?.length ?? 0} accepted
      </span>
    </>
  );
}
