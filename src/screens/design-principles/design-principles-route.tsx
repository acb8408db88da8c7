import { Link } from 'react-router';
import { buildPatternIndex } from '#dataset/content.server.ts';
import type { PatternLink } from '#dataset/pattern.ts';
import { PAGES } from '#pages.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/design-principles-route.ts';
import { patternGroups } from './groups.ts';

export const meta = () =>
  pageMeta(PAGES.designPrinciples.title, 'All 23 classic design patterns and SOLID, with diagrams and code.');

export const loader = () => buildPatternIndex();

// Asked of the kept data file where the fallback page stands in for the prerendered one, offline.
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

function PatternCard({ pattern }: { pattern: PatternLink }) {
  return (
    <Link
      to={pattern.to}
      className="flex h-full flex-col rounded-lg border bg-surface px-4 py-3.5 transition-colors hover:border-border-strong"
    >
      <span className="font-semibold">{pattern.title}</span>
      <span className="mt-0.5 text-sm text-muted">{pattern.text}</span>
    </Link>
  );
}

/** The patterns in their three groups, then SOLID. */
export default function DesignPrinciplesRoute({ loaderData }: Route.ComponentProps) {
  const groups = patternGroups.map((group) => ({
    ...group,
    patterns: loaderData.filter((pattern) => pattern.group === group.id),
  }));
  return (
    <Page>
      <BackLink to={paths.systemDesign} label="System Design" />
      <h1 className="mt-5 text-2xl font-semibold">Design Principles</h1>
      <p className="mt-1 max-w-2xl text-muted">
        The 23 classic patterns and the five SOLID principles: a diagram or before-and-after code, when to use
        each and when to avoid it, and a runnable example in Java and Python.
      </p>
      <nav aria-label="Groups" className="mt-5 flex flex-wrap gap-2">
        {groups.map(({ id, title, patterns }) => (
          <Link
            key={id}
            to={`#${id}`}
            className="rounded-md border bg-surface px-3 py-1.5 text-sm transition-colors hover:border-border-strong"
          >
            {title} <span className="text-muted tabular-nums">{patterns.length}</span>
          </Link>
        ))}
      </nav>
      {groups.map(({ id, title, text, patterns }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
          <h2 id={`${id}-title`} className="text-xl font-semibold">
            {title}
          </h2>
          <p className="mt-0.5 text-sm text-muted">{text}</p>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {patterns.map((pattern) => (
              <li key={pattern.id}>
                <PatternCard pattern={pattern} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
