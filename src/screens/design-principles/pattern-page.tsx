import { Link } from 'react-router';
import type { PatternPageData } from '#dataset/pattern.ts';
import { CodeTabs } from '#ui/code-tabs.tsx';
import { Html } from '#ui/html.tsx';
import { PageHead } from './page-head.tsx';
import { Part } from './part.tsx';
import { When } from './when.tsx';

/** A pattern: intent, drawing, participants, when, how it works, the example, and what it is confused with. */
export function PatternPage({ pattern }: { pattern: PatternPageData }) {
  return (
    <>
      <PageHead group={pattern.group} title={pattern.title} text={pattern.intent} />
      <figure className="fig mt-8">
        {/* biome-ignore lint/a11y/useSemanticElements: a frame that scrolls on a phone, not a set of fields */}
        <div
          role="group"
          aria-label={pattern.diagramTitle}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
          tabIndex={0}
          className="fig-scroll"
        >
          <Html html={pattern.diagram} />
        </div>
        <figcaption className="mt-2.5 text-sm text-muted">{pattern.diagramTitle}</figcaption>
      </figure>
      <When useWhen={pattern.useWhen} avoidWhen={pattern.avoidWhen} />
      <Part title="Participants">
        <dl className="divide-y rounded-lg border bg-surface text-base">
          {pattern.participants.map(({ name, role }) => (
            <div key={name} className="grid gap-x-5 gap-y-0.5 px-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted">{role}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="How it works and what it costs">
        <Html className="prose" html={pattern.html} />
      </Part>
      <Part title="Example">
        <CodeTabs label="Language of the example" code={pattern.code} />
      </Part>
      <Part title="In the interview">
        <p>{pattern.interview}</p>
      </Part>
      <Part title="Often confused with">
        <ul className="space-y-2.5 text-base">
          {pattern.related.map(({ id, to, title, difference }) => (
            <li key={id}>
              <Link to={to} className="font-medium text-accent underline underline-offset-2">
                {title}
              </Link>
              <span className="text-muted">: </span>
              {difference}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
