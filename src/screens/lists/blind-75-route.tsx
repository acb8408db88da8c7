import lists from 'virtual:dataset/lists';
import { PAGES } from '#pages.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { CuratedList } from './curated-list.tsx';

export const meta = () => pageMeta(PAGES.blind75.title, '75 coding questions that cover every pattern once.');

export default function Blind75Route() {
  return (
    <CuratedList
      title="Blind 75"
      text="75 questions that cover every pattern once. Start here if you’re short on time."
      categories={lists['blind-75']}
      // Totals up to 3 read Easy, up to 6 Medium, above that Hard.
      bounds={{ easy: 3, medium: 6 }}
    />
  );
}
