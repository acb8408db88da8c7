import type { Interview, InterviewQuestion, Judged } from '#interview/interview.ts';
import { Splitter } from '#ui/splitter.tsx';
import { TextArea } from '#ui/star/text-area.tsx';
import { useAskedQuestion } from '../asked-question.ts';
import { CORRECT_POINT } from '../review/coding-rubric.ts';
import { useAnswer } from '../use-answer.ts';
import { AnswerTool } from './answer-tool.tsx';
import { FollowUps } from './follow-ups.tsx';
import { HintsAsked } from './hints-asked.tsx';
import { QuestionClock } from './question-clock.tsx';
import { QuestionText } from './question-text.tsx';

interface Props {
  interview: Interview;
  /** The one on screen. */
  question: InterviewQuestion;
  /** Minutes that it may take. */
  pace: number;
  /** Moves the focus to the question once it is there. */
  focused: boolean;
  /** Changes what is kept of the question itself. */
  onChange: (fields: Partial<InterviewQuestion>) => void;
}

/** The last verdict decides whether the code counts as correct; the review can still change that. */
function metBy({ verdict }: Judged, met: readonly string[]): string[] {
  const others = met.filter((id) => id !== CORRECT_POINT);
  return verdict === 'Accepted' ? [...others, CORRECT_POINT] : others;
}

/** One question: what is asked and notes on the left, the answer on the right. */
export function QuestionStage({ interview, question, pace, focused, onChange }: Props) {
  const asked = useAskedQuestion(question.id);
  const model = useAnswer(interview.id, question.id);
  if (asked === undefined) return <p className="p-4 text-muted">Loading…</p>;
  if (asked === null) {
    return <p className="p-4 text-muted">This question is no longer part of Dryrun. Skip it.</p>;
  }
  return (
    <Splitter
      direction="columns"
      label="Width of the question"
      initial={38}
      first={
        <div className="flex h-full flex-col overflow-hidden rounded-lg border bg-surface">
          <div className="min-h-0 flex-1 px-5 py-4 lg:overflow-auto">
            <QuestionText asked={asked} focused={focused}>
              <QuestionClock interview={interview} pace={pace} />
            </QuestionText>
            <HintsAsked
              hints={asked.question.hints}
              asked={question.hints ?? 0}
              onAsk={() => onChange({ hints: (question.hints ?? 0) + 1 })}
            />
            {asked.form !== 'code' && (
              <FollowUps
                followUps={asked.question.followUps}
                asked={question.followUps ?? 0}
                onAsk={() => onChange({ followUps: (question.followUps ?? 0) + 1 })}
                model={model}
              />
            )}
          </div>
          <div className="shrink-0 border-t px-5 py-3">
            <TextArea
              label="Notes"
              rows={3}
              className="max-h-48 min-h-20"
              placeholder="Assumptions, numbers, what you would say."
              value={model.answer.notes}
              readOnly={!model.loaded}
              onText={(notes) => model.change({ notes })}
            />
          </div>
        </div>
      }
      second={
        <div className="mt-2 h-full lg:mt-0">
          <AnswerTool
            asked={asked}
            interview={interview}
            model={model}
            onJudged={(judged) => onChange({ judged, met: metBy(judged, question.met) })}
          />
        </div>
      }
    />
  );
}
