import type { ReactNode } from 'react';
import type { DesignQuestion, MlQuestion, SectionPart } from '#dataset/answer-question.ts';
import { CodeTabs } from '#ui/code-tabs.tsx';
import { Html } from '#ui/html.tsx';
import { FollowUps } from './follow-ups.tsx';
import { Levels } from './levels.tsx';

interface Props {
  question: DesignQuestion | MlQuestion;
  /** Drawn below the section of that title, `Architecture` of a high-level design, or else first. */
  drawing?: { below: string; content: ReactNode };
}

/** The texts and programs of a section, one below the other. */
function SectionParts({ parts }: { parts: readonly SectionPart[] }) {
  return parts.map((part, index) =>
    'html' in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <Html key={index} className="prose" html={part.html} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their places
      <div key={index} className="my-4">
        <CodeTabs label="Language of the code" code={part.programs} />
      </div>
    ),
  );
}

/** A reference answer section by section, with its diagram where the text speaks of it, then what is asked next. */
export function ReferenceAnswer({ question, drawing }: Props) {
  const { reference, followUps, levels } = question;
  const placed = reference.some(({ title }) => title === drawing?.below);
  return (
    <article>
      <h2 className="mb-4 text-lg font-semibold">Reference answer</h2>
      {drawing && !placed && drawing.content}
      {reference.map(({ title, parts }) => (
        <section key={title} className="mt-7 first:mt-0">
          <h3 className="mb-2 text-lg font-semibold">{title}</h3>
          <SectionParts parts={parts} />
          {drawing?.below === title && <div className="mt-4">{drawing.content}</div>}
        </section>
      ))}
      <FollowUps followUps={followUps} />
      <Levels levels={levels} />
    </article>
  );
}
