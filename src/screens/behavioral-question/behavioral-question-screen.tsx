import { useState } from 'react';
import type { BehavioralQuestion } from '#dataset/answer-question.ts';
import { Review } from '#ui/answer-question/review.tsx';
import { SampleAnswers } from '#ui/answer-question/sample-answers.tsx';
import { Page } from '#ui/page.tsx';
import { Notes } from '#ui/question/notes.tsx';
import { QuestionTrail } from '#ui/question/question-trail.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { AnswerTab } from './answer/answer-tab.tsx';
import { Practice } from './practice/practice.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { StoryBank } from './stories/story-bank.tsx';
import { useStarAnswer } from './use-star-answer.ts';

type TabId = 'answer' | 'stories' | 'practice' | 'review' | 'notes';

/** A behavioral question: what is asked on the left, the ways to answer it on the right. */
export function BehavioralQuestionScreen({ question }: { question: BehavioralQuestion }) {
  const [tab, setTab] = useState<TabId>('answer');
  const model = useStarAnswer(question.databaseId);
  return (
    <Page>
      <QuestionTrail databaseId={question.databaseId} />
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <QuestionPanel question={question} />
        <Tabs<TabId>
          label="Your answer"
          inPage
          active={tab}
          onChange={setTab}
          tabs={[
            { id: 'answer', label: 'Answer', content: <AnswerTab model={model} /> },
            {
              id: 'stories',
              label: 'Stories',
              content: <StoryBank question={question} model={model} onInserted={() => setTab('answer')} />,
            },
            {
              id: 'practice',
              label: 'Practice out loud',
              content: <Practice questionId={question.databaseId} answer={model.answer} />,
            },
            {
              id: 'review',
              label: 'Review',
              content: (
                <Review question={question} revealLabel="sample answers">
                  <SampleAnswers question={question} />
                </Review>
              ),
            },
            { id: 'notes', label: 'Notes', content: <Notes databaseId={question.databaseId} /> },
          ]}
        />
      </div>
    </Page>
  );
}
