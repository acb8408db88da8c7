import type { ReactNode } from 'react';
import { Page } from '#ui/page.tsx';

interface Props {
  title: string;
  text: string;
  /** Header cards. */
  cards: ReactNode;
  children: ReactNode;
}

/** The page of an area: what it is about, cards that lead to its parts, and its questions. */
export function ListPage({ title, text, cards, children }: Props) {
  return (
    <Page>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{cards}</div>
      {children}
    </Page>
  );
}
