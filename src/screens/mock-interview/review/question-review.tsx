import { useEffect, useState } from 'react';
import type { InterviewQuestion } from '#interview/interview.ts';
import type { Criterion } from '#interview/score.ts';
import { Rubric } from '#ui/answer-question/rubric.tsx';
import { Button } from '#ui/button.tsx';
import { useAskedQuestion } from '../asked-question.ts';
import { AnswerView } from './answer-view.tsx';
import { Reference, referenceLabel } from './reference.tsx';
import { rubricOf } from './rubric-of.ts';

interface Props {
  number: number;
  interviewId: string;
  question: InterviewQuestion;
  /** Told once it is known; of a question that is gone, nothing. */
  onRubric: (rubric: readonly Criterion[]) => void;
  onMet: (met: string[]) => void;
}

/** One question of the review: what was answered, the rubric, and on request what to compare with. */
export function QuestionReview({ number, interviewId, question, onRubric, onMet }: Props) {
  const asked = useAskedQuestion(question.id);
  const [compared, setCompared] = useState(false);
  const heading = `question-${number}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens
  useEffect(() => {
    if (asked !== undefined) onRubric(asked ? rubricOf(asked) : []);
  }, [asked]);
  const toggle = (id: string) =>
    onMet(question.met.includes(id) ? question.met.filter((other) => other !== id) : [...question.met, id]);
  return (
    <section aria-labelledby={heading} className="rounded-lg border bg-surface p-4 sm:p-6">
      <p className="text-sm text-muted">
        Question {number}
        {question.skipped && ', skipped'}
      </p>
      <h2 id={heading} className="text-xl font-semibold">
        {question.title}
      </h2>
      {asked === undefined && <p className="mt-3 text-muted">Loading…</p>}
      {asked === null && <p className="mt-3 text-muted">This question is no longer part of Dryrun.</p>}
      {asked && (
        <>
          <h3 className="mt-5 mb-2 text-base font-semibold">Your answer</h3>
          <AnswerView asked={asked} interviewId={interviewId} />
          <h3 className="mt-7 mb-2 text-base font-semibold">Rubric</h3>
          <Rubric rubric={rubricOf(asked)} review={{ met: new Set(question.met), toggle }} />
          <Button className="mt-5" aria-expanded={compared} onClick={() => setCompared(!compared)}>
            {compared ? 'Hide' : 'Show'} {referenceLabel(asked)}
          </Button>
          {compared && (
            <div className="mt-6 border-t pt-6">
              <Reference asked={asked} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
