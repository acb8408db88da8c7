import { describe, expect, it } from 'vitest';
import { createProject, emptyContent } from '#resume/create.ts';
import type { GroupId, PaletteEntry } from './entry.ts';
import { createFinder } from './results.ts';
import { resumeEntries } from './resume-entries.ts';

const entry = (title: string, group: GroupId = 'coding', words = ''): PaletteEntry => ({
  id: `/${title}`,
  group,
  title,
  detail: words,
  words,
  topics: words ? [words] : [],
});

const resume = (title: string, fields: { archived?: boolean; tags?: string[] } = {}) => ({
  ...createProject({ title, content: emptyContent(), now: 0 }),
  ...fields,
});

const find = createFinder([
  entry('Two Sum'),
  entry('Two Sum II', 'coding', 'Two Pointers'),
  entry('Move Zeroes', 'coding', 'Two Pointers'),
  entry('DSA', 'page'),
  ...resumeEntries([
    resume('Two pages for Acme', { tags: ['backend'] }),
    resume('Two years ago', { archived: true }),
  ]),
]);

describe('results', () => {
  it('come group by group, the best find first; a topic weighs less than a title', () => {
    expect(
      find('two', []).map(({ id, options }) => [id, options.map((option) => option.entry.title)]),
    ).toEqual([
      ['coding', ['Two Sum', 'Two Sum II', 'Move Zeroes']],
      ['resume', ['Two pages for Acme']],
    ]);
  });

  it('have resumes by title and tag, without those that are put away', () => {
    const [group] = find('backend', []);
    expect(group?.title).toBe('Resumes and letters');
    expect(group?.options[0]).toMatchObject({ entry: { detail: 'Resume' }, topic: 'backend' });
    expect(find('years', [])).toEqual([]);
  });

  it('are suggestions as long as nothing is typed: earlier choices first, each once', () => {
    expect(find(' ', ['/DSA', '/gone']).map(({ id, options }) => [id, options.length])).toEqual([
      ['recent', 1],
    ]);
    expect(find('', []).map(({ id }) => id)).toEqual(['page']);
  });
});
