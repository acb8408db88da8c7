import { useState } from 'react';
import type { MlQuestion } from '#dataset/answer-question.ts';
import { DesignPanel } from '#ui/answer-question/design-panel.tsx';
import { ReferenceAnswer } from '#ui/answer-question/reference-answer.tsx';
import { Review } from '#ui/answer-question/review.tsx';
import { PipelineBuilder } from '#ui/pipeline/pipeline-builder.tsx';
import { PipelineView } from '#ui/pipeline/pipeline-view.tsx';
import { Splitter } from '#ui/splitter.tsx';
import { Tabs } from '#ui/tabs.tsx';

type TabId = 'question' | 'review';

/** A machine learning question: what is asked on the left, the pipeline that answers it on the right. */
export function MlQuestionScreen({ question }: { question: MlQuestion }) {
  const [tab, setTab] = useState<TabId>('question');
  const pipeline = <PipelineView pipeline={question.pipeline} label="Reference pipeline" />;
  return (
    <div className="lg:h-[calc(100dvh-4.5rem)]">
      <Splitter
        direction="columns"
        label="Width of the question"
        initial={36}
        first={
          <div className="h-full overflow-hidden rounded-lg border bg-surface">
            <Tabs<TabId>
              label="Question and review"
              className="h-full"
              active={tab}
              onChange={setTab}
              tabs={[
                { id: 'question', label: 'Question', content: <DesignPanel question={question} /> },
                {
                  id: 'review',
                  label: 'Review',
                  content: (
                    <div className="px-5 pt-5 pb-10">
                      <h1 className="mb-1 text-[1.1rem] font-semibold">Review: {question.title}</h1>
                      <Review question={question} revealLabel="the reference answer">
                        <ReferenceAnswer
                          sections={question.reference}
                          drawing={{ below: 'Framing', content: pipeline }}
                        />
                      </Review>
                    </div>
                  ),
                },
              ]}
            />
          </div>
        }
        second={<PipelineBuilder id={question.databaseId} fileName={question.id} />}
      />
    </div>
  );
}
