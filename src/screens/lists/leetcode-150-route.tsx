import lists from 'virtual:dataset/lists';
import { PAGES } from '#pages.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { CuratedList } from './curated-list.tsx';

export const meta = () => pageMeta(PAGES.leetcode150.title, '150 coding questions by topic.');

export default function Leetcode150Route() {
  return (
    <CuratedList
      title="LeetCode 150"
      text="150 questions by topic, for thorough preparation."
      categories={lists['leetcode-150']}
      bounds={{ easy: 4, medium: 8 }}
    />
  );
}
