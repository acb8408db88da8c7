import type { ReactNode } from 'react';

/** The sliders and fields of a thing, two in a row where there is room. */
export function Controls({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>;
}

/** Buttons in a row. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap gap-2.5">{children}</div>;
}

/** What came out, and what it means. It is read out when it changes. */
export function Result({ main, children }: { main: ReactNode; children?: ReactNode }) {
  return (
    <p className="mt-4 text-sm" role="status">
      <span className="font-semibold">{main}</span> {children}
    </p>
  );
}
