import { useState } from 'react';
import { Link } from 'react-router';
import type { GlossaryArea, GlossaryEntry } from '#dataset/glossary.ts';
import { inputClass } from '#ui/field.tsx';
import { Html } from '#ui/html.tsx';

/** Entries whose term or meaning holds what was typed. */
const matching = (entries: readonly GlossaryEntry[], text: string) =>
  entries.filter(({ term, meaning }) => `${term} ${meaning}`.toLowerCase().includes(text));

/** The terms area by area, filtered by what is typed. */
export function GlossaryList({ areas }: { areas: readonly GlossaryArea[] }) {
  const [typed, setTyped] = useState('');
  const text = typed.trim().toLowerCase();
  const shown = areas
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
          <dl className="divide-y border-y">
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
    <div
      id={id}
      className="scroll-mt-20 px-2 py-2.5 target:bg-surface-2 sm:grid sm:grid-cols-[12rem_1fr] sm:gap-4"
    >
      <dt className="font-medium">{term}</dt>
      <dd>
        <Html as="span" className="prose-inline" html={meaning} />
        {usedIn.length > 0 && (
          <ul className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
            {usedIn.map(({ title, to }) => (
              <li key={to}>
                <Link to={to} className="rounded underline-offset-2 hover:text-text hover:underline">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
