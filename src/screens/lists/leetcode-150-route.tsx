import lists from 'virtual:dataset/lists';
import { PAGES } from '#pages.ts';
import { pageMeta } from '#ui/page-meta.ts';
import { CuratedList } from './curated-list.tsx';

export const meta = () =>
  pageMeta(PAGES.leetcode150.title, 'One hundred and fifty coding questions, topic by topic.');

export default function Leetcode150Route() {
  return (
    <CuratedList
      title="LeetCode 150"
      text="One hundred and fifty questions, topic by topic. The thorough preparation."
      categories={lists['leetcode-150']}
      bounds={{ easy: 4, medium: 8 }}
    />
  );
}
