import type { ReactNode } from 'react';
import type { ReferenceSection } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';

interface Props {
  sections: readonly ReferenceSection[];
  /** Drawn below the section of that title, `Architecture` of a high-level design, or else first. */
  drawing?: { below: string; content: ReactNode };
}

/** A reference answer section by section, with its diagram where the text speaks of it. */
export function ReferenceAnswer({ sections, drawing }: Props) {
  const placed = sections.some(({ title }) => title === drawing?.below);
  return (
    <article>
      <h2 className="mb-4 text-lg font-semibold">Reference answer</h2>
      {drawing && !placed && drawing.content}
      {sections.map(({ title, html }) => (
        <section key={title} className="mt-7 first:mt-0">
          <h3 className="mb-2 text-lg font-semibold">{title}</h3>
          <Html className="prose" html={html} />
          {drawing?.below === title && <div className="mt-4">{drawing.content}</div>}
        </section>
      ))}
    </article>
  );
}
