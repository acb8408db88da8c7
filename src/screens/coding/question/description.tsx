import type { DsaQuestion } from '#dataset/schema.ts';
import { hideDifficulty, usePreference } from '#storage/settings.ts';
import { DifficultyBadge } from '#ui/difficulty-badge.tsx';
import { Html } from '#ui/html.tsx';
import { Examples } from '#ui/question/examples.tsx';
import { Hints } from '#ui/question/hints.tsx';
import { HtmlList } from '#ui/question/html-list.tsx';
import { Part } from '#ui/question/part.tsx';
import { Companies, Topics } from '#ui/question/topics.tsx';
import { Stats } from './stats.tsx';

/** Title, description, examples, constraints, topics, and hints that open one by one. */
export function Description({ question }: { question: DsaQuestion }) {
  const [hidden] = usePreference(hideDifficulty);
  return (
    <article className="px-5 pt-5 pb-10">
      <h1 className="text-xl font-semibold">{question.title}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {!hidden && <DifficultyBadge difficulty={question.difficulty} />}
        <Stats question={question} />
      </div>
      <Html className="prose mt-5" html={question.description} />
      <Examples examples={question.examples} code />
      <Part title="Constraints">
        <HtmlList items={question.constraints} />
      </Part>
      {!hidden && <Topics databaseId={question.databaseId} topics={question.topics} />}
      <Hints hints={question.hints} target={question.target} />
      <Companies databaseId={question.databaseId} companies={question.companies} />
    </article>
  );
}
