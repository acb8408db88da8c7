import { ArrowUpRight } from 'lucide-react';
import { findLanguage } from '#judge/languages.ts';
import { drawings } from '#storage/design-records.ts';
import { interviewAnswerId } from '#storage/interview-records.ts';
import { pipelines } from '#storage/pipeline-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { DrawingView } from '#ui/canvas/drawing-view.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { PipelineView } from '#ui/pipeline/pipeline-view.tsx';
import { composeAnswer } from '#ui/star/speaking-time.ts';
import { type AskedQuestion, questionAddress } from '../asked-question.ts';
import { type AnswerModel, useAnswer } from '../use-answer.ts';
import { FollowUpAnswers } from './follow-up-answers.tsx';

const Nothing = ({ text }: { text: string }) => <p className="text-sm text-muted">{text}</p>;

function Code({ model, databaseId }: { model: AnswerModel; databaseId: string }) {
  const { language, code } = model.answer;
  const source = code[language];
  return (
    <>
      {source ? (
        <figure className="overflow-hidden rounded-lg border">
          <figcaption className="flex items-center justify-between border-b py-1 pr-1 pl-3 text-sm text-muted">
            {findLanguage(language)?.label ?? language}
            <CopyButton text={() => source} />
          </figcaption>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
            tabIndex={0}
            className="max-h-96 overflow-auto px-3 py-2.5 font-mono text-sm leading-[1.6]"
          >
            {source}
          </pre>
        </figure>
      ) : (
        <Nothing text="No code written." />
      )}
      <a
        href={questionAddress(databaseId)}
        target="_blank"
        rel="noopener"
        className="mt-2 inline-flex items-center gap-1 rounded text-sm text-accent underline-offset-2 hover:underline"
      >
        Open in the editor to run it
        <ArrowUpRight size={14} aria-hidden />
      </a>
    </>
  );
}

function Drawing({ id, fileName }: { id: string; fileName: string }) {
  const [record, , loaded] = useRecord(drawings, id);
  if (!loaded) return null;
  if (!record?.shapes.length) return <Nothing text="Nothing drawn." />;
  return <DrawingView drawing={record} label="Your drawing" fileName={fileName} />;
}

function Pipeline({ id }: { id: string }) {
  const [record, , loaded] = useRecord(pipelines, id);
  if (!loaded) return null;
  if (!record?.nodes.length) return <Nothing text="No pipeline built." />;
  return <PipelineView pipeline={record} label="Your pipeline" />;
}

interface Props {
  asked: AskedQuestion;
  interviewId: string;
  /** How many follow-up questions were asked. */
  followUps: number;
}

/** What was answered in the interview, to look at. */
export function AnswerView({ asked, interviewId, followUps }: Props) {
  const { form, question } = asked;
  const model = useAnswer(interviewId, question.databaseId);
  const id = interviewAnswerId(interviewId, question.databaseId);
  const spoken = composeAnswer(model.answer);
  return (
    <div className="space-y-4">
      {form === 'code' && <Code model={model} databaseId={question.databaseId} />}
      {form === 'diagram' && <Drawing id={id} fileName={question.id} />}
      {form === 'pipeline' && <Pipeline id={id} />}
      {form === 'star' &&
        (spoken ? (
          <p className="text-base leading-relaxed break-words whitespace-pre-wrap">{spoken}</p>
        ) : (
          <Nothing text="Nothing written." />
        ))}
      {form !== 'code' && (
        <FollowUpAnswers
          asked={question.followUps.slice(0, followUps)}
          answers={model.answer.followUps ?? []}
        />
      )}
      {model.answer.notes && (
        <div>
          <h4 className="text-sm font-semibold text-muted">Notes</h4>
          <p className="text-sm break-words whitespace-pre-wrap">{model.answer.notes}</p>
        </div>
      )}
    </div>
  );
}
