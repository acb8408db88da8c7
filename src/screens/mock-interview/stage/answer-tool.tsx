import { interviewAnswerId } from '#storage/interview-records.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PipelineBuilder } from '#ui/pipeline/pipeline-builder.tsx';
import { StarBuilder } from '#ui/star/star-builder.tsx';
import type { AskedQuestion } from '../asked-question.ts';
import type { AnswerModel } from '../use-answer.ts';
import { CodeTool } from './code-tool.tsx';

const DrawingTool = lazyPart(() => import('./drawing-tool.tsx'));

interface Props {
  asked: AskedQuestion;
  interviewId: string;
  model: AnswerModel;
}

/** Where a question is answered: each kind in its own way, kept apart from what is on the question's own page. */
export function AnswerTool({ asked, interviewId, model }: Props) {
  const { form, question } = asked;
  const id = interviewAnswerId(interviewId, question.databaseId);
  if (form === 'code') return <CodeTool question={question} model={model} />;
  if (form === 'pipeline')
    return <PipelineBuilder id={id} questionId={question.databaseId} fileName={question.id} />;
  if (form === 'diagram') {
    return <DrawingTool id={id} question={question} />;
  }
  return (
    <section aria-label="Your answer" className="rounded-lg border bg-surface p-4 lg:h-full lg:overflow-auto">
      <StarBuilder
        answer={model.answer}
        readOnly={!model.loaded}
        onPart={(part, text) => model.change({ [part]: text })}
      />
    </section>
  );
}
