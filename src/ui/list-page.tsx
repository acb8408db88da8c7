import type { ReactNode } from 'react';
import { type AreaId, areaById } from '#areas.ts';
import { Page } from '#ui/page.tsx';
import { AreaHead } from './area-head.tsx';

interface Props {
  area: AreaId;
  title: string;
  text: string;
  /** Header cards. */
  cards: ReactNode;
  children: ReactNode;
}

/** The page of an area: what it is about, cards that lead to its parts, and its questions. */
export function ListPage({ area, title, text, cards, children }: Props) {
  return (
    <Page>
      <AreaHead area={areaById(area)} title={title}>
        {text}
      </AreaHead>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{cards}</div>
      {children}
    </Page>
  );
}
