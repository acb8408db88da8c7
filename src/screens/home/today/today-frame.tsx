import type { ReactNode } from 'react';

const dateFormat = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' });

/** The heading of Today and its card. @param now absent while it is prerendered: it is another day when it is read */
export function TodayFrame({ now, note, children }: { now?: number; note?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="today">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="today" className="text-2xl font-semibold">
          Today
        </h2>
        {now !== undefined && <p className="text-muted">{dateFormat.format(now)}</p>}
      </div>
      {note}
      <div className="overflow-hidden rounded-xl border bg-surface">{children}</div>
    </section>
  );
}

/** In the place of Today until all of it is there; what follows on the page waits for it, see `home.css`. */
export function TodayLoading() {
  return (
    <TodayFrame>
      <div data-loading className="min-h-dvh">
        <p className="sr-only">Loading…</p>
      </div>
    </TodayFrame>
  );
}
