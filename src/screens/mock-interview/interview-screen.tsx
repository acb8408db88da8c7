import { useEffect } from 'react';
import { Link } from 'react-router';
import { endIfExpired } from '#interview/clock.ts';
import { paths } from '#paths.ts';
import { interviews } from '#storage/interview-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { Stage } from './stage/stage.tsx';

/** One interview: in progress, or over and to be reviewed. */
export default function InterviewScreen({ id }: { id: string }) {
  const [interview, put, loaded] = useRecord(interviews, id);
  useEffect(() => {
    if (!interview) return;
    const settled = endIfExpired(interview, Date.now());
    if (settled !== interview) put(settled);
  }, [interview, put]);
  if (!loaded) return <p className="p-8 text-muted">Loading…</p>;
  if (!interview) {
    return (
      <PageMessage
        title="Interview not found"
        text="This browser has no such interview. It may have been deleted."
      >
        <Link to={paths.mockInterview} className={buttonClass({ variant: 'primary' })}>
          Mock Interview
        </Link>
      </PageMessage>
    );
  }
  return interview.endedAt === undefined ? (
    <Stage interview={interview} put={put} />
  ) : (
    <ReviewScreen interview={interview} put={put} />
  );
}
