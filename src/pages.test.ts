import { expect, it } from 'vitest';
import { AREAS } from './areas.ts';
import { isPattern, PAGE_LIST, pageAt } from './pages.ts';
import { footerLinks, navigation } from './shell/navigation.ts';

it('the sidebar is the specification’s, in its order and with its badges, and more rooms after it', () => {
  const shown = navigation.map(({ title, items }) => [
    title,
    items.map(({ label, to, soon }) => [label, to, soon ? 'SOON' : undefined]),
  ]);
  expect(shown).toEqual([
    [
      'PREPARE',
      [
        ['DSA', '/dsa', undefined],
        ['System Design', '/system-design', undefined],
        ['Behavioral', '/behavioral', undefined],
        ['AI Interview', '/coming-soon', 'SOON'],
        ['Competitive Coding Review', '/competitive-coding', undefined],
        ['Study Plan', '/plan', undefined],
        ['Review', '/review', undefined],
        ['Mock Interview', '/mock-interview', undefined],
        ['Machine Learning', '/machine-learning', undefined],
      ],
    ],
    [
      'RESOURCES',
      [
        ['LLM and RAG Resources', '/resources/llm-rag', undefined],
        ['Night Mode', undefined, 'SOON'],
        ['Resume & CV', '/resumes', undefined],
        ['Learning Courses', '/learning-courses', undefined],
      ],
    ],
  ]);
  expect(footerLinks.map(({ label, to }) => [label, to])).toEqual([
    ['Settings', '/settings'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]);
});

it('a page has an address of its own, and a title unless its content gives it', () => {
  expect(new Set(PAGE_LIST.map(({ path }) => path)).size).toBe(PAGE_LIST.length);
  expect(PAGE_LIST.filter(({ path, title }) => !title && !isPattern(path))).toEqual([]);
  const named = PAGE_LIST.filter(({ search, sidebar }) => search || sidebar);
  expect(named.filter(({ name, title }) => !name && !title)).toEqual([]);
});

it('an address is that of the page that is there alone before one that takes many', () => {
  const pages = ['/resumes', '/resumes/coming-soon', '/resumes/new', '/resumes/x/y', '/dsa/', '/', '/none'];
  expect(pages.map((address) => pageAt(address)?.id)).toEqual([
    'resumes',
    'resumesComingSoon',
    'resume',
    undefined,
    'dsa',
    'home',
    undefined,
  ]);
});

it('every area has its list and a page for its questions', () => {
  for (const { id, path, question, top } of AREAS) {
    expect(pageAt(path)?.share, id).toBe(id);
    expect(pageAt(question(`${top}/group/question`))?.share, id).toBe(id);
  }
});
