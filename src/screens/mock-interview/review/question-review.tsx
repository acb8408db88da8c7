import { useEffect, useState } from 'react';
import { amount } from '#base/amount.ts';
import type { RubricPoint } from '#dataset/answer-question.ts';
import { formatUsed } from '#interview/clock.ts';
import type { InterviewQuestion } from '#interview/interview.ts';
import { HINT_COST } from '#interview/score.ts';
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
  /** Milliseconds that it took. */
  spentMs: number;
  /** Told once it is known; of a question that is gone, nothing. */
  onRubric: (rubric: readonly RubricPoint[]) => void;
  onMet: (met: string[]) => void;
}

/** One question of the review: what was answered, the rubric, and on request what to compare with. */
export function QuestionReview({ number, interviewId, question, spentMs, onRubric, onMet }: Props) {
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
        <span className="tabular-nums">, {formatUsed(spentMs)}</span>
        {question.judged &&
          `, judged ${question.judged.verdict} (${question.judged.passed} / ${question.judged.total} tests)`}
      </p>
      <h2 id={heading} className="text-xl font-semibold">
        {question.title}
      </h2>
      {asked === undefined && <p className="mt-3 text-muted">Loading…</p>}
      {asked === null && <p className="mt-3 text-muted">This question is no longer part of Dryrun.</p>}
      {asked && (
        <>
          <h3 className="mt-5 mb-2 text-base font-semibold">Your answer</h3>
          <AnswerView asked={asked} interviewId={interviewId} followUps={question.followUps ?? 0} />
          <h3 className="mt-7 mb-2 text-base font-semibold">Rubric</h3>
          <Rubric rubric={rubricOf(asked)} review={{ met: new Set(question.met), toggle }} />
          {question.hints ? (
            <p className="mt-3 text-sm text-muted">
              {amount(question.hints, 'hint')} asked for: minus {amount(question.hints * HINT_COST, 'point')}.
            </p>
          ) : null}
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
