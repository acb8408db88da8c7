import { Splitter } from '#ui/splitter.tsx';
import { TextArea } from '#ui/star/text-area.tsx';
import { useAskedQuestion } from '../asked-question.ts';
import { useAnswer } from '../use-answer.ts';
import { AnswerTool } from './answer-tool.tsx';
import { QuestionText } from './question-text.tsx';

interface Props {
  databaseId: string;
  interviewId: string;
  pace: number;
  /** Moves the focus to the question once it is there. */
  focused: boolean;
}

/** One question: what is asked and notes on the left, the answer on the right. */
export function QuestionStage({ databaseId, interviewId, pace, focused }: Props) {
  const asked = useAskedQuestion(databaseId);
  const model = useAnswer(interviewId, databaseId);
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
            <QuestionText asked={asked} pace={pace} focused={focused} />
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
          <AnswerTool asked={asked} interviewId={interviewId} model={model} />
        </div>
      }
    />
  );
}
