import type { ReactNode } from 'react';

/** A titled part of a question's text. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-7">
      <h2 className="mb-2.5 text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
