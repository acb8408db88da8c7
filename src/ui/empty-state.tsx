import type { ReactNode } from 'react';
import { PointerLine } from './pointer-line.tsx';

interface Props {
  /** What is not there yet, and how it comes. */
  children: ReactNode;
  /** Ways to make it come. */
  actions?: ReactNode;
  /** Around it, where it does not stand inside a card. */
  framed?: boolean;
}

/** Nothing is there yet: the pointer waits at the beginning of its line. */
export function EmptyState({ children, actions, framed = false }: Props) {
  return (
    <div className={`px-6 py-10 text-center text-muted ${framed ? 'rounded-lg border bg-surface' : ''}`}>
      <PointerLine className="mx-auto mb-4" />
      <div className="mx-auto max-w-md text-pretty">{children}</div>
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{actions}</div>}
    </div>
  );
}
