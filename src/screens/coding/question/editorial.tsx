import { useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { defaultLanguage, languagesOf } from '#judge/languages.ts';
import { useProgress } from '#storage/use-progress.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Html } from '#ui/html.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** The editorial and reference solutions, behind a click. */
export function Editorial({ question }: { question: DsaQuestion }) {
  const [asked, setShown] = useState(false);
  // Whoever has solved it has nothing left to be kept from.
  const shown = useProgress().get(question.databaseId) === 'solved' || asked;
  const languages = languagesOf(question);
  const [active, setActive] = useState(() => defaultLanguage(languages).id);
  if (!shown) {
    return (
      <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
        <p className="max-w-sm text-muted">
          Approaches, complexity and reference solutions. Try it on your own first; hints are under
          Description.
        </p>
        <Button onClick={() => setShown(true)}>Show the editorial</Button>
      </div>
    );
  }
  return (
    <article className="px-5 pt-5 pb-10">
      <Html className="prose [&_:is(th,td)_code]:whitespace-nowrap" html={question.editorial} />
      <h2 className="mt-8 mb-2 text-lg font-semibold">Solutions</h2>
      <Tabs
        label="Solution language"
        active={active}
        onChange={setActive}
        aside={
          <span className="ml-auto">
            <CopyButton text={() => question.solutions[active]?.source ?? ''} />
          </span>
        }
        tabs={languages.map((language) => ({
          id: language.id,
          label: language.label,
          content: <Html className="prose text-sm" html={question.solutions[language.id]?.html ?? ''} />,
        }))}
      />
    </article>
  );
}
