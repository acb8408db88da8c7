import { useState } from 'react';
import type { DesignQuestion } from '#dataset/answer-question.ts';
import { DesignPanel } from '#ui/answer-question/design-panel.tsx';
import { ReferenceAnswer } from '#ui/answer-question/reference-answer.tsx';
import { Review } from '#ui/answer-question/review.tsx';
import { DrawingView } from '#ui/canvas/drawing-view.tsx';
import { Tabs } from '#ui/tabs.tsx';

type TabId = 'question' | 'review';

/** The left side: what is asked, and the review of what was answered. */
export function QuestionSide({ question }: { question: DesignQuestion }) {
  const [tab, setTab] = useState<TabId>('question');
  const diagram = (
    <DrawingView drawing={question.diagram} label="Reference diagram" fileName={`${question.id}-reference`} />
  );
  return (
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
                    drawing={{ below: 'Architecture', content: diagram }}
                  />
                </Review>
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
