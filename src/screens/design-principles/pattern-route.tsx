import patterns from 'virtual:dataset/patterns';
import { compilePattern } from '#dataset/content.server.ts';
import type { PatternPageData, PrinciplePageData } from '#dataset/pattern.ts';
import { paths } from '#paths.ts';
import { BackLink } from '#ui/back-link.tsx';
import { knownLoader } from '#ui/known-loader.ts';
import { LessonNotFound } from '#ui/lesson/lesson-not-found.tsx';
import { Neighbors } from '#ui/neighbors.tsx';
import { Page } from '#ui/page.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import type { Route } from './+types/pattern-route.ts';
import { PatternPage } from './pattern-page.tsx';
import { PrinciplePage } from './principle-page.tsx';

/** Runs at build time. */
export const loader = ({ params }: Route.LoaderArgs) => compilePattern(params.pattern);

const known = new Set(patterns.map(({ id }) => id));

export const clientLoader = knownLoader<PatternPageData | PrinciplePageData, { pattern: string }>(
  ({ pattern }) => known.has(pattern),
);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta(
        loaderData.kind === 'pattern' ? `${loaderData.title} pattern` : loaderData.title,
        loaderData.kind === 'pattern' ? loaderData.intent : loaderData.statement,
      )
    : pageMeta('Pattern not found', 'We couldn’t find that pattern.');

export default function PatternRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <LessonNotFound title="Pattern not found" to={paths.designPrinciples} label="All patterns" />;
  return (
    <Page key={loaderData.id} width="reading">
      <article>
        <div className="mb-5">
          <BackLink to={paths.designPrinciples} label="Design Principles" />
        </div>
        {loaderData.kind === 'pattern' ? (
          <PatternPage pattern={loaderData} />
        ) : (
          <PrinciplePage principle={loaderData} />
        )}
        <div className="mt-12">
          <Neighbors label="Patterns" previous={loaderData.previous} next={loaderData.next} />
        </div>
      </article>
    </Page>
  );
}
