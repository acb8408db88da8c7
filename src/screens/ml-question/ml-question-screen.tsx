import type { MlQuestion } from '#dataset/answer-question.ts';
import { Brief } from '#ui/answer-question/brief.tsx';
import { QuestionSide } from '#ui/answer-question/question-side.tsx';
import { Page } from '#ui/page.tsx';
import { PipelineBuilder } from '#ui/pipeline/pipeline-builder.tsx';
import { PipelineView } from '#ui/pipeline/pipeline-view.tsx';
import { Splitter } from '#ui/splitter.tsx';

/** A machine learning question: what is asked on the left, the pipeline that answers it on the right. */
export function MlQuestionScreen({ question }: { question: MlQuestion }) {
  const pipeline = <PipelineView pipeline={question.pipeline} label="Reference pipeline" />;
  return (
    <Page width="wide">
      <div className="lg:h-[calc(100dvh-4.5rem)] print:h-auto">
        <Splitter
          direction="columns"
          label="Width of the question"
          initial={36}
          first={<QuestionSide question={question} drawing={{ below: 'Framing', content: pipeline }} />}
          second={
            <PipelineBuilder
              id={question.databaseId}
              fileName={question.id}
              brief={<Brief question={question} />}
            />
          }
        />
      </div>
    </Page>
  );
}
