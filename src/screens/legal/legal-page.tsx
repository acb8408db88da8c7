import type { ReactNode } from 'react';
import { CONTACT_EMAIL } from '#contact.ts';
import { Page } from '#ui/page.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The current day where the reader is. The prerendered page cannot know it, so it says "today". */
function LastUpdated() {
  const now = useHydrated() ? new Date() : undefined;
  const day = now && [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return (
    <p className="mt-1 text-sm text-muted">
      Last updated:{' '}
      {now && day ? (
        <time dateTime={day.map((part) => String(part).padStart(2, '0')).join('-')}>
          {dateFormat.format(now)}
        </time>
      ) : (
        'today'
      )}
    </p>
  );
}

export function ContactLink() {
  return <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>;
}

/** One section of a legal page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A legal text in a column that is easy to read. `summary` says the same in one paragraph. */
export function LegalPage({
  title,
  summary,
  children,
}: {
  title: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page width="reading">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <LastUpdated />
      <p className="mt-6 rounded-lg border bg-surface px-4 py-3">{summary}</p>
      <div className="prose mt-2 [&_section>*+*]:mt-[0.85em] [&_section]:mt-8">{children}</div>
    </Page>
  );
}
