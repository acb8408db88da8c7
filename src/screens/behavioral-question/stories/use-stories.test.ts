import { describe, expect, it } from 'vitest';
import { linkStory, titleFrom } from './use-stories.ts';

const parts = { situation: '', task: '', action: '', result: '' };
const story = {
  ...{ id: 's', title: 'Outage', at: 1 },
  ...{ competencies: [], questionIds: ['a', 'b'], bullets: [] },
  ...parts,
};

describe('a story', () => {
  it('is linked to a question once, and unlinked without touching others', () => {
    const linked = linkStory(linkStory(story, 'c', true), 'c', true);
    expect(linked.questionIds).toEqual(['a', 'b', 'c']);
    expect(linkStory(linked, 'a', false).questionIds).toEqual(['b', 'c']);
    expect(story.questionIds).toEqual(['a', 'b']);
  });

  it.each([
    ['', ''],
    ['  Two  words ', 'Two words'],
    ['one two three four five six seven eight nine', 'one two three four five six seven eight …'],
  ])('is first named by the opening words of %j', (text, title) => {
    expect(titleFrom(text)).toBe(title);
  });
});
