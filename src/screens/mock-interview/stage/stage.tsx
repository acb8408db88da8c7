import { ArrowLeft, ArrowRight, Flag, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { areaOf } from '#areas.ts';
import { end, pause, reopen, resume } from '#interview/clock.ts';
import type { Interview, InterviewQuestion } from '#interview/interview.ts';
import { paceOf } from '#interview/plan.ts';
import { turnTo } from '#interview/turns.ts';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { toast } from '#ui/toast.tsx';
import { KIND_TEXTS } from '../kinds.ts';
import { Clock } from './clock.tsx';
import { QuestionStage } from './question-stage.tsx';
import { Steps } from './steps.tsx';

interface Props {
  interview: Interview;
  put: (interview: Interview) => void;
}

/** An interview in progress: the clock, one question at a time, and where it is answered. */
export function Stage({ interview, put }: Props) {
  const { questions, current, kind, minutes } = interview;
  const at = Math.min(current, questions.length - 1);
  const question = questions[at];
  const last = at === questions.length - 1;
  const paused = interview.pausedAt !== undefined;
  const [moved, setMoved] = useState(false);
  if (!question) return null;

  const withQuestion = (fields: Partial<InterviewQuestion>): Interview => ({
    ...interview,
    questions: questions.map((other, place) => (place === at ? { ...other, ...fields } : other)),
  });
  const go = (index: number, skipped?: boolean) => {
    setMoved(true);
    put(turnTo(skipped === undefined ? interview : withQuestion({ skipped }), index, Date.now()));
  };
  const finish = () => {
    const ended = end(interview, Date.now());
    put(ended);
    toast({ text: 'The interview is over.', undo: () => put(reopen(ended, Date.now())) });
  };
  const areas = questions.flatMap(({ id }) => areaOf(id)?.id ?? []);
  return (
    <Page width="wide">
      <div className="flex flex-col gap-2 lg:h-[calc(100dvh-4.5rem)]">
        <header className="sticky top-15 z-10 shadow-[0_-0.5rem_0_var(--bg)] flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1.5 rounded-lg border bg-surface px-3 py-2 lg:static lg:shadow-none">
          <h1 className="sr-only text-base font-semibold sm:not-sr-only">
            {KIND_TEXTS[kind].label} interview
          </h1>
          <Steps questions={questions} current={at} onGo={go} />
          <Clock interview={interview} />
          <div className="ml-auto flex items-center gap-2 sm:ml-0">
            <Button
              size="sm"
              onClick={() => put(paused ? resume(interview, Date.now()) : pause(interview, Date.now()))}
            >
              {paused ? <Play size={14} aria-hidden /> : <Pause size={14} aria-hidden />}
              <span className="sr-only sm:not-sr-only">{paused ? 'Resume' : 'Pause'}</span>
            </Button>
            <Button size="sm" onClick={finish}>
              <Flag size={14} aria-hidden />
              <span className="sr-only sm:not-sr-only">Finish</span>
            </Button>
          </div>
        </header>
        {paused && (
          <div className="grid flex-1 place-content-center rounded-lg border bg-surface px-6 py-20 text-center">
            <p className="font-medium">Paused</p>
            <p className="mt-1 text-muted">
              The question is hidden until you continue, so pausing buys no extra time.
            </p>
            <Button
              variant="primary"
              className="mt-5 justify-self-center"
              onClick={() => put(resume(interview, Date.now()))}
            >
              <Play size={15} aria-hidden />
              Continue
            </Button>
          </div>
        )}
        {/* Only covered, so that the editor keeps its place. */}
        <div hidden={paused} className="min-h-0 flex-1">
          <QuestionStage
            key={question.id}
            interview={interview}
            question={question}
            pace={paceOf(areas, minutes)[at] ?? minutes}
            focused={moved}
            onChange={(fields) => put(withQuestion(fields))}
          />
        </div>
        <footer className="flex shrink-0 flex-wrap justify-between gap-2">
          <Button disabled={at === 0 || paused} onClick={() => go(at - 1)}>
            <ArrowLeft size={15} aria-hidden />
            Previous
          </Button>
          <span className="flex gap-2">
            {!last && (
              <Button variant="quiet" disabled={paused} onClick={() => go(at + 1, true)}>
                Skip
              </Button>
            )}
            {last ? (
              <Button variant="primary" disabled={paused} onClick={finish}>
                Finish and review
              </Button>
            ) : (
              <Button variant="primary" disabled={paused} onClick={() => go(at + 1, false)}>
                Next
                <ArrowRight size={15} aria-hidden />
              </Button>
            )}
          </span>
        </footer>
      </div>
    </Page>
  );
}
