import { type ReactNode, useEffect, useRef } from 'react';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { Html } from '#ui/html.tsx';
import { Examples } from '#ui/question/examples.tsx';
import { HtmlList } from '#ui/question/html-list.tsx';
import { Part } from '#ui/question/part.tsx';
import type { AskedQuestion } from '../asked-question.ts';

interface Props {
  asked: AskedQuestion;
  /** Takes the focus when it appears. */
  focused: boolean;
  /** Stands in the line below the title. */
  children: ReactNode;
}

/** What is asked, as an interviewer would tell it: without hints, topics and companies. */
export function QuestionText({ asked, focused, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, []);
  const [hidden] = usePreference(hideDifficulty);
  const { area, form, question } = asked;
  return (
    <article>
      <h2 ref={heading} tabIndex={-1} className="rounded text-xl leading-snug font-semibold outline-offset-4">
        {question.title}
      </h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {!hidden && <DifficultyBadge difficulty={question.difficulty} />}
        {area.label}
        {children}
      </p>
      <Html className="prose mt-4" html={question.description} />
      {(form === 'diagram' || form === 'pipeline') && (
        <>
          <Part title="Functional requirements">
            <HtmlList items={question.requirements.functional} />
          </Part>
          <Part title="Non-functional requirements">
            <HtmlList items={question.requirements.non_functional} />
          </Part>
        </>
      )}
      {form !== 'star' && (
        <>
          <Examples examples={question.examples} code={form === 'code'} />
          <Part title="Constraints">
            <HtmlList items={question.constraints} />
          </Part>
        </>
      )}
    </article>
  );
}
