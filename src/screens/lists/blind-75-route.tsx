import lists from 'virtual:dataset/lists';
import { PAGES } from '#pages.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { CuratedList } from './curated-list.tsx';

export const meta = () =>
  pageMeta(PAGES.blind75.title, 'Seventy-five coding questions that cover every pattern once.');

export default function Blind75Route() {
  return (
    <CuratedList
      title="Blind 75"
      text="Seventy-five questions that cover every pattern once. Start here when time is short."
      categories={lists['blind-75']}
      // Totals up to 3 read Easy, up to 6 Medium, above that Hard.
      bounds={{ easy: 3, medium: 6 }}
    />
  );
}
