import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mark } from './marks.ts';
import { createSearch } from './search.ts';

const entry = (title: string, detail = '', words = '') => ({ id: title, title, detail, words });
const search = createSearch([
  entry('Two Sum', 'Arrays', 'Hash Table'),
  entry('3Sum', 'Two Pointers'),
  entry('Find Median from Data Stream', 'Heaps'),
  entry('LRU Cache', 'Linked Lists', 'Design'),
  entry('Caching', 'System Design Speed Run'),
  entry('Toggle theme', 'Command', 'dark light night'),
]);
const titles = (text: string) => search(text).map((hit) => hit.entry.title);

describe('search', () => {
  it.each([
    ['two sum', 'Two Sum'],
    ['TWO', 'Two Sum'],
    ['medi', 'Find Median from Data Stream'],
    ['meidan', 'Find Median from Data Stream'],
    ['cach', 'Caching'],
    ['hash', 'Two Sum'],
    ['3', '3Sum'],
    ['dark', 'Toggle theme'],
    ['stream heaps', 'Find Median from Data Stream'],
  ])('%s finds %s first', (text, title) => {
    expect(titles(text)[0]).toBe(title);
  });

  it('wants all words, and makes do with some', () => {
    expect(titles('lru cache')).toEqual(['LRU Cache']);
    expect(titles('lru photosynthesis')).toEqual(['LRU Cache']);
    expect(titles('photosynthesis')).toEqual([]);
    expect(titles('  ?! ')).toEqual([]);
  });

  it('ranks a title above a topic, and of two that fit alike the shorter title first', () => {
    const two = createSearch([
      entry('Two Sum II', 'Two Pointers', 'Two Pointers'),
      entry('Move Zeroes', 'Two Pointers', 'Two Pointers'),
      entry('Two Sum', 'Arrays', 'Hash Table'),
      entry('Longer Twin', 'Cache'),
      entry('Twin', 'Cache'),
    ]);
    const found = (text: string) => two(text).map((hit) => hit.entry.title);
    expect(found('two')).toEqual(['Two Sum', 'Two Sum II', 'Move Zeroes']);
    expect(found('cache')).toEqual(['Twin', 'Longer Twin']);
  });

  it('takes any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void search(text)));
  });
});

describe('marks', () => {
  const marked = (text: string, typed: string, matched: string[] = []) =>
    mark(text, typed, matched)
      .map((segment) => (segment.marked ? `[${segment.text}]` : segment.text))
      .join('');

  it('marks typed letters, and whole words that were meant', () => {
    expect(marked('Find Median from Data Stream', 'medi str')).toBe('Find [Medi]an from Data [Str]eam');
    expect(marked('Find Median', 'meidan', ['median'])).toBe('Find [Median]');
    expect(marked('Two Sum', '')).toBe('Two Sum');
    expect(marked('Two Tworows', 't two')).toBe('[Two] [Two]rows');
  });

  it('loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, typed) => {
        expect(
          mark(text, typed, [])
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
