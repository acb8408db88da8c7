import { describe, expect, it } from 'vitest';
import { levelOf } from './level.ts';

describe('a level', () => {
  it.each([
    ['Native', 5],
    ['native or bilingual proficiency', 5],
    ['C1', 4],
    ['C1 (IELTS 8.0)', 4],
    ['Fluent, daily use', 4],
    ['Upper-intermediate', 3],
    ['Professional working proficiency', 3],
    ['B1', 2],
    ['A2', 1],
    ['Muttersprache', 5],
    ['母语', 5],
    ['4/5', 4],
    ['7 / 10', 4],
  ])('is told by “%s”', (text, level) => {
    expect(levelOf(text)).toBe(level);
  });

  it.each(['TypeScript, Go', '', 'Native apps', '7/5', '0/5', 'Advanced Excel', 'Go'])(
    'is not told by “%s”',
    (text) => {
      expect(levelOf(text)).toBeUndefined();
    },
  );
});
