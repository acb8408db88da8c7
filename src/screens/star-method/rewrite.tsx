import { rewrite } from './star-text.ts';

/** The same story told weakly and strongly, and what made the difference. */
export function Rewrite() {
  return (
    <>
      <p className="mt-3 text-muted">The same story in 30 seconds, as the answer to a quick follow-up.</p>
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <section aria-label="Weak" className="rounded-lg border bg-surface p-4 sm:p-5">
          <h3 className="text-sm font-semibold text-hard">Weak</h3>
          <p className="mt-2 text-base">{rewrite.weak}</p>
        </section>
        <section aria-label="Strong" className="rounded-lg border bg-surface p-4 sm:p-5">
          <h3 className="text-sm font-semibold text-easy">Strong</h3>
          <p className="mt-2 text-base">{rewrite.strong}</p>
        </section>
      </div>
      <ul className="prose mt-5 text-base">
        {rewrite.notes.map((note) => (
          <li key={note} className="ml-[1.3em] list-disc">
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}
