import type { ReactNode } from 'react';

/** One thing that stands on the back of a card. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 text-sm font-semibold text-muted">{title}</h3>
      {children}
    </section>
  );
}

/** What the user wrote, as it was written. */
export const Prose = ({ text }: { text: string }) => (
  <p className="text-base leading-relaxed break-words whitespace-pre-wrap">{text}</p>
);
/** Says that there is nothing of the user's yet. */
export const Nothing = ({ text }: { text: string }) => <p className="text-sm text-muted">{text}</p>;
