import type { DsaQuestion } from '#dataset/schema.ts';
import { submissions } from '#storage/records.ts';
import { useWatch } from '#storage/use-watch.ts';

/** The community's acceptance rate, how often the question is listed, and the user's own submissions. */
export function Stats({ question }: { question: DsaQuestion }) {
  const own = useWatch(
    submissions,
    (source) => source.list({ field: 'questionId', equals: question.databaseId }),
    question.databaseId,
  );
  const accepted = own?.filter((submission) => submission.verdict === 'Accepted').length ?? 0;
  return (
    <>
      {question.acceptanceRate !== undefined && (
        <span title="Share of accepted submissions, as published by the community">
          {question.acceptanceRate}% accepted
        </span>
      )}
      <span title="Companies that list this question, of 656 in a public community collection of August 2026">
        {question.reportedBy} of 656 companies
      </span>
      {/* Its place is kept until it is known, so that nothing below it moves. */}
      <span className={own ? undefined : 'invisible'}>
        You: {own?.length ? `${accepted} of ${own.length} accepted` : 'nothing submitted yet'}
      </span>
    </>
  );
}
