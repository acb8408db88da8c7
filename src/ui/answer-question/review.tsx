import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnswerQuestion } from '#dataset/answer-question.ts';
import { Button } from '#ui/button.tsx';
import { ComesBack, NextInList } from '#ui/question/next-in-list.tsx';
import { Rubric } from './rubric.tsx';
import { useSelfReview } from './use-self-review.ts';

interface Props {
  question: AnswerQuestion;
  /** What the button calls that which comes after the rubric, like `the reference answer`. */
  revealLabel: string;
  /** Shown once asked for, so that the own answer is marked before another one is read. */
  children: ReactNode;
}

/** Marking the own answer against the rubric, then the reference to compare it with. */
export function Review({ question, revealLabel, children }: Props) {
  const review = useSelfReview(question.databaseId);
  const [shown, setShown] = useState(false);
  return (
    <div>
      <p className="mb-4 text-sm text-muted">Check only what you actually said or wrote, then compare.</p>
      <Rubric rubric={question.rubric} review={review} />
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        <Button
          variant={shown ? 'secondary' : 'primary'}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? `Hide ${revealLabel}` : `Show ${revealLabel}`}
        </Button>
        <Button onClick={() => review.setFinished(!review.finished)}>
          {review.finished && <CircleCheck size={15} className="text-easy" aria-hidden />}
          {review.finished ? 'Reviewed' : 'Mark as reviewed'}
        </Button>
      </div>
      {review.finished && (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border p-3">
          <NextInList databaseId={question.databaseId} />
          <ComesBack databaseId={question.databaseId} />
        </div>
      )}
      {shown && <div className="mt-8 border-t pt-6">{children}</div>}
    </div>
  );
}
