import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { areaOf } from '#areas.ts';
import { type PageId, pageAt } from '#pages.ts';

/** A page that leads to questions: where a question's way back leads. */
export interface Origin {
  /** Address with its query, so that a filtered table comes back filtered. */
  to: string;
  page: PageId;
  label: string;
}

/** First segments of the questions that such a page leads to; absent: of every area. */
const LISTS: Partial<Record<PageId, readonly string[] | 'any'>> = {
  home: 'any',
  plan: 'any',
  review: 'any',
  dsa: ['dsa'],
  blind75: ['dsa'],
  leetcode150: ['dsa'],
  track: ['dsa'],
  systemDesign: ['system-design', 'machine-learning'],
  machineLearning: ['machine-learning'],
  behavioral: ['behavioral'],
};

/** The list that was on screen last in this tab. */
let last: Origin | undefined;

/** Notes the page that is on screen if it leads to questions; both layouts call it. */
export function useNoteOrigin(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const page = pageAt(pathname);
    if (!page || !LISTS[page.id]) return;
    last = { to: `${pathname}${search}`, page: page.id, label: page.name ?? page.title ?? 'Track' };
  }, [pathname, search]);
}

/** Where one came to a question from; its area's page where that is not known. */
export function originOf(databaseId: string): Origin {
  const area = areaOf(databaseId);
  const leads = last && LISTS[last.page];
  if (last && leads && (leads === 'any' || (area && leads.includes(area.top)))) return last;
  const to = area?.path ?? '/';
  const page = pageAt(to);
  return { to, page: page?.id ?? 'home', label: page?.name ?? page?.title ?? 'Home' };
}
