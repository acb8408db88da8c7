import type { ReactNode } from 'react';
import { PointerLine } from './pointer-line.tsx';

/** A whole page that only says something: not found, an error. `children` are the ways on. */
export function PageMessage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-3 px-6 py-24 text-center">
      <PointerLine className="mb-3" />
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="text-muted">{text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}
