import { Link } from 'react-router';
import type { DsaQuestion } from '#dataset/schema.ts';
import type { Nearest } from '#related/find-related.ts';
import type { Ask } from '#storage/ask-record.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { Html } from '#ui/html.tsx';
import { EditorialText } from '#ui/question/editorial-text.tsx';
import type { Solution } from './solution-of.ts';
import { SolutionView } from './solution-view.tsx';

interface Props {
  near: Nearest;
  question: DsaQuestion;
  ask: Ask;
  solution: Solution | undefined;
  compare: boolean;
}

/** How to approach one bundled question: hints, reference solution, editorial. */
export function Suggestion({ near, question, ask, solution, compare }: Props) {
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-6 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <header className="lg:col-span-2">
        <h3 className="flex flex-wrap items-center gap-2.5 text-lg font-semibold">
          <Link
            to={near.id}
            className="underline decoration-border-strong underline-offset-4 hover:text-accent"
          >
            {question.title}
          </Link>
          <DifficultyBadge difficulty={question.difficulty} />
        </h3>
        <p className="mt-1 text-sm text-muted">
          {question.topics.join(', ')}. {near.weak ? 'Weak match. Only these words match' : 'Matching words'}:{' '}
          {near.words.join(', ')}.
        </p>
      </header>
      <section>
        <h4 className="mb-2 text-base font-semibold">How to approach it</h4>
        <div className="prose">
          <ol>
            {question.hints.map((hint) => (
              <li key={hint}>
                <Html as="span" html={hint} />
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="lg:col-start-2 lg:row-span-2 lg:row-start-2">
        <SolutionView ask={ask} solution={solution} compare={compare} />
      </section>
      <details className="self-start rounded-lg border px-4 py-2.5">
        <summary className="text-sm font-medium">Editorial: approaches and their complexity</summary>
        <div className="mt-3 text-base">
          <EditorialText question={question} />
        </div>
      </details>
    </article>
  );
}
