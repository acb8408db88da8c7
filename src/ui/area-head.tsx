import type { ReactNode } from 'react';
import type { Area } from '#areas.ts';
import { AreaSketch } from './area-sketch.tsx';

/** The head of an area's page: its title, what one does there, and its picture where there is room. */
export function AreaHead({ area, title, children }: { area: Area; title: string; children: ReactNode }) {
  return (
    <header className="flex items-start justify-between gap-8">
      <div>
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-muted">{children}</p>
      </div>
      <AreaSketch area={area} className="-my-1 shrink-0 max-md:hidden print:hidden" />
    </header>
  );
}
