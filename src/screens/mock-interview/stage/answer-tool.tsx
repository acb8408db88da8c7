import type { Interview, Judged } from '#interview/interview.ts';
import type { Language } from '#judge/language.ts';
import { interviewAnswerId } from '#storage/interview-records.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { PipelineBuilder } from '#ui/pipeline/pipeline-builder.tsx';
import { StarBuilder } from '#ui/star/star-builder.tsx';
import type { AskedQuestion } from '../asked-question.ts';
import type { AnswerModel } from '../use-answer.ts';
import { CodeTool } from './code-tool.tsx';

const CodeRuns = lazyPart(() => import('./code-runs.tsx'));
const DrawingTool = lazyPart(() => import('./drawing-tool.tsx'));

interface Props {
  asked: AskedQuestion;
  interview: Interview;
  model: AnswerModel;
  /** Told what the judge said of a program that was submitted. */
  onJudged: (judged: Judged) => void;
}

/** Where a question is answered: each kind in its own way, kept apart from what is on the question's own page. */
export function AnswerTool({ asked, interview, model, onJudged }: Props) {
  const { form, question } = asked;
  const id = interviewAnswerId(interview.id, question.databaseId);
  if (form === 'code') {
    const below = (language: Language, source: string) => (
      <CodeRuns question={question} language={language} source={source} onJudged={onJudged} />
    );
    return <CodeTool question={question} model={model} below={interview.runsCode ? below : undefined} />;
  }
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
