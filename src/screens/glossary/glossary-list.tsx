import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { GlossaryArea, GlossaryEntry } from '#dataset/glossary.ts';
import { inputClass } from '#ui/field.tsx';
import { Html } from '#ui/html.tsx';

/** How the parts of an entry look, said once for all of them: there are hundreds, and each would carry its own into the markup. */
const ROWS =
  '*:scroll-mt-20 *:px-2 *:py-2.5 *:target:bg-surface-2 sm:*:grid sm:*:grid-cols-[12rem_1fr] sm:*:gap-4 [&_dt]:font-medium [&_p]:mt-0.5 [&_p]:text-sm [&_p]:text-muted [&_a]:rounded [&_a]:underline-offset-2 [&_a:hover]:text-text [&_a:hover]:underline';

/** Entries whose term or meaning holds what was typed. */
const matching = (entries: readonly GlossaryEntry[], text: string) =>
  entries.filter(({ term, meaning }) => `${term} ${meaning}`.toLowerCase().includes(text));

/** The terms of the courses, fetched once the page is alive: with them its markup would be twice as long. */
function useCourseTerms(): readonly GlossaryArea[] {
  const [areas, setAreas] = useState<readonly GlossaryArea[]>([]);
  useEffect(() => {
    let isGone = false;
    import('virtual:dataset/course-terms').then(
      ({ default: loaded }) => !isGone && setAreas(loaded),
      // Offline, on a first visit, the others are shown.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return areas;
}

/** The terms area by area, filtered by what is typed. */
export function GlossaryList({ areas }: { areas: readonly GlossaryArea[] }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  const courses = useCourseTerms();
  const shown = [...areas, ...courses]
    .map(({ title, entries }) => ({ title, entries: matching(entries, text) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <>
      <input
        type="search"
        aria-label="Filter terms"
        placeholder="Filter terms"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`${inputClass} mt-5 h-9`}
      />
      {shown.length === 0 && <p className="mt-8 text-muted">No matches. Try a shorter word.</p>}
      {shown.map(({ title, entries }) => (
        <section key={title} aria-label={title} className="mt-8">
          <h2 className="mb-2 text-lg font-semibold">{title}</h2>
          <dl className={`prose-inline divide-y border-y ${ROWS}`}>
            {entries.map((entry) => (
              <Term key={entry.id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Term({ entry: { id, term, meaning, usedIn } }: { entry: GlossaryEntry }) {
  return (
    <div id={id}>
      <dt>{term}</dt>
      <dd>
        <Html as="span" html={meaning} />
        {usedIn && (
          <p>
            <Link to={usedIn.to}>{usedIn.title}</Link>
          </p>
        )}
      </dd>
    </div>
  );
}
