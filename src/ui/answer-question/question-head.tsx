import type { ReactNode } from 'react';
import type { AnswerQuestion } from '#dataset/answer-question.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { Html } from '#ui/html.tsx';

interface Props {
  question: AnswerQuestion;
  /** Follows the badges. */
  children?: ReactNode;
}

/** Title, badges and description. */
export function QuestionHead({ question, children }: Props) {
  const [hidden] = usePreference(hideDifficulty);
  return (
    <header>
      <h1 className="text-xl leading-snug font-semibold">{question.title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {!hidden && <DifficultyBadge difficulty={question.difficulty} />}
        <span className="rounded bg-surface-2 px-1.5 py-px text-xs font-medium">{question.subcategory}</span>
        <span className="contents print:hidden">{children}</span>
      </div>
      <Html className="prose mt-5" html={question.description} />
    </header>
  );
}
