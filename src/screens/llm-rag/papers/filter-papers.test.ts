import { expect, test } from 'vitest';
import type { Paper } from '#dataset/paper.ts';
import { filterPapers } from './filter-papers.ts';

const paper = (id: string, more: Partial<Paper>): Paper => ({
  id,
  title: id,
  authors: ['Ada Lovelace'],
  andOthers: false,
  year: 2020,
  venue: 'NeurIPS 2020',
  identifier: { kind: 'arxiv', value: '2005.11401' },
  theme: 'rag',
  why: 'Because.',
  ...more,
});
const papers = [
  paper('rag', {}),
  paper('scaling', { theme: 'scaling', year: 2022 }),
  paper('fid', { year: 2021 }),
];
const ids = (theme: string, search: string) =>
  filterPapers(papers, theme, search).map((group) => [group.theme, ...group.papers.map(({ id }) => id)]);

test('papers are grouped in the order of the themes', () => {
  expect(ids('', '')).toEqual([
    ['scaling', 'scaling'],
    ['rag', 'rag', 'fid'],
  ]);
});

test('theme and every word of the search must match', () => {
  expect(ids('rag', '')).toEqual([['rag', 'rag', 'fid']]);
  expect(ids('', 'LOVELACE 2021')).toEqual([['rag', 'fid']]);
  expect(ids('scaling', 'fid')).toEqual([]);
  expect(ids('', '2005.11401 neurips')).toHaveLength(2);
});
