import type { BehavioralQuestion } from '#dataset/answer-question.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { QuestionHead } from '#ui/answer-question/question-head.tsx';
import { Hints } from '#ui/question/hints.tsx';
import { Topics } from '#ui/question/topics.tsx';

/** What is asked, its topics, and hints that open one by one. */
export function QuestionPanel({ question }: { question: BehavioralQuestion }) {
  const [hidden] = usePreference(hideDifficulty);
  return (
    <article className="min-w-0 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto">
      <QuestionHead question={question} />
      {!hidden && <Topics databaseId={question.databaseId} topics={question.keywords} />}
      <Hints hints={question.hints} />
    </article>
  );
}
