import { type ReactNode, useState } from 'react';
import type { DesignQuestion, MlQuestion } from '#dataset/answer-question.ts';
import { Notes } from '#ui/question/notes.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DesignPanel } from './design-panel.tsx';
import { ReferenceAnswer } from './reference-answer.tsx';
import { Review } from './review.tsx';

type TabId = 'question' | 'review' | 'notes';

interface Props {
  question: DesignQuestion | MlQuestion;
  /** The reference answer's drawing, below the section of that title. */
  drawing: { below: string; content: ReactNode };
}

/** The left side of a system design or machine learning question: what is asked, and the review of what was answered. */
export function QuestionSide({ question, drawing }: Props) {
  const [tab, setTab] = useState<TabId>('question');
  return (
    <div className="h-full overflow-hidden rounded-lg border bg-surface print:h-auto print:overflow-visible print:border-0">
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
                <h1 className="mb-1 text-lg font-semibold">Review: {question.title}</h1>
                <Review question={question} revealLabel="the reference answer">
                  <ReferenceAnswer question={question} drawing={drawing} />
                </Review>
              </div>
            ),
          },
          { id: 'notes', label: 'Notes', content: <Notes databaseId={question.databaseId} /> },
        ]}
      />
    </div>
  );
}
