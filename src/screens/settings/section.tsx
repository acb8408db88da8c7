import { type ReactNode, useId } from 'react';

/** A part of the page: what it is about on the left, what can be done on the right. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t py-7 md:grid-cols-[13.5rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        <p className="mt-1 text-sm text-muted">{text}</p>
      </div>
      <div className="min-w-0 space-y-5">{children}</div>
    </section>
  );
}
