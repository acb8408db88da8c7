import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { RubricPoint } from '#dataset/answer-question.ts';
import { formatClock, formatUsed, leftMs, usedMs } from '#interview/clock.ts';
import { worthAnotherRound } from '#interview/debrief.ts';
import type { Interview, InterviewQuestion } from '#interview/interview.ts';
import { percentOf, scoreOf } from '#interview/score.ts';
import { spentMs } from '#interview/turns.ts';
import { paths } from '#paths.ts';
import { removeInterview } from '#storage/remove-interview.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { toast } from '#ui/toast.tsx';
import { KIND_TEXTS } from '../kinds.ts';
import { bringBack } from './bring-back.ts';
import { Debrief } from './debrief.tsx';
import { QuestionReview } from './question-review.tsx';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

interface Props {
  interview: Interview;
  put: (interview: Interview) => void;
}

/** The time that was used, in words. */
function timeText(interview: Interview): string {
  const used = `${formatUsed(usedMs(interview, interview.endedAt ?? 0))} of ${interview.minutes} minutes used`;
  const left = leftMs(interview, interview.endedAt ?? 0);
  return left < 0 ? `${used}, ${formatClock(-left)} over` : used;
}

/** An interview that is over: every answer beside its rubric, marked by the user, and the score that comes of it. */
export function ReviewScreen({ interview, put }: Props) {
  const { questions, kind, startedAt, minutes } = interview;
  const [rubrics, setRubrics] = useState<ReadonlyMap<string, readonly RubricPoint[]>>(new Map());
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { label } = KIND_TEXTS[kind];
  const percent = percentOf(interview);
  const ready = questions.every(({ id }) => rubrics.has(id));

  const scored = (question: InterviewQuestion): InterviewQuestion => {
    const rubric = rubrics.get(question.id);
    return rubric ? { ...question, score: scoreOf(rubric, question.met, question.hints) } : question;
  };
  const setMet = (id: string, met: string[]) =>
    put({
      ...interview,
      questions: questions.map((question) => (question.id === id ? scored({ ...question, met }) : question)),
    });
  const finish = () => {
    const reviewed = { ...interview, questions: questions.map(scored), reviewedAt: Date.now() };
    put(reviewed);
    void bringBack(worthAnotherRound(reviewed), reviewed.reviewedAt);
    // Where the score appears.
    heading.current?.focus();
  };
  const remove = async () => {
    const restore = await removeInterview(interview);
    await navigate(paths.mockInterview);
    toast({ text: `${label} interview deleted.`, undo: () => void restore() });
  };
  return (
    <Page>
      <BackLink to={paths.mockInterview} label="Mock Interview" />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="scroll-mt-28 rounded text-2xl font-semibold outline-offset-4"
          >
            {label} interview
          </h1>
          <p className="mt-1 text-muted">
            {dateFormat.format(startedAt)}. {timeText(interview)}.
          </p>
        </div>
        {percent !== undefined && (
          <p role="status" className="sm:text-right">
            <span className="block text-2xl leading-none font-semibold tabular-nums">{percent}%</span>
            <span className="text-sm text-muted">self-graded</span>
          </p>
        )}
      </div>
      {percent === undefined && (
        <p className="mt-5 rounded-lg border bg-surface px-4 py-3 text-base">
          Grade yourself: check only what you actually said or wrote, then compare.
        </p>
      )}
      <div className="mt-5 space-y-4">
        {questions.map((question, index) => (
          <QuestionReview
            key={question.id}
            number={index + 1}
            interviewId={interview.id}
            question={question}
            spentMs={spentMs(interview, index, interview.endedAt ?? 0)}
            onRubric={(rubric) => setRubrics((known) => new Map(known).set(question.id, rubric))}
            onMet={(met) => setMet(question.id, met)}
          />
        ))}
      </div>
      {percent !== undefined && ready && <Debrief interview={interview} rubrics={rubrics} />}
      <div className="mt-5 flex flex-wrap items-center gap-2.5">
        {interview.reviewedAt === undefined ? (
          <Button variant="primary" size="lg" disabled={!ready} onClick={finish}>
            Save review
          </Button>
        ) : (
          <Link
            to={`${paths.mockInterview}?kind=${kind}&minutes=${minutes}`}
            className={buttonClass({ variant: 'primary' })}
          >
            Start another like this
          </Link>
        )}
        <Button variant="danger" className="ml-auto" onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Page>
  );
}
