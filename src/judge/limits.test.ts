import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES, languageOf } from './languages.ts';
import { timeLimits } from './limits.ts';
import { OUTPUT_LIMIT_CHARACTERS } from './program-limits.ts';

test('a question’s limit is scaled by language and machine; twenty such tests are the whole run', () => {
  expect(timeLimits({ timeLimitMs: 300 }, languageOf('python'))).toEqual({
    timeLimitMs: 1500,
    wholeLimitMs: 30_000,
  });
  expect(timeLimits({ timeLimitMs: 300 }, languageOf('python'), 1.3).timeLimitMs).toBe(1950);
});

test('no test of any language gets less than a second before the machine’s speed counts', () => {
  for (const language of LANGUAGES) {
    expect(timeLimits({ timeLimitMs: 60 }, language)).toEqual({ timeLimitMs: 1000, wholeLimitMs: 20_000 });
  }
  expect(timeLimits({ timeLimitMs: 300 }, languageOf('cpp'), 0.5).timeLimitMs).toBe(500);
  expect(timeLimits({ timeLimitMs: 300 }, languageOf('cpp'), 4).timeLimitMs).toBe(4000);
});

test('Python’s harness has the limit the page tells of', () => {
  const source = readFileSync(
    new URL('./languages/python/harness/judge_harness/limits.py', import.meta.url),
    'utf8',
  );
  const stated = (name: string) => {
    const factors = new RegExp(`^${name} = ([\\d* ]+)`, 'm').exec(source)?.[1] ?? '';
    return factors.split('*').reduce((product, factor) => product * Number(factor), 1);
  };
  expect(stated('STDOUT_LIMIT')).toBe(OUTPUT_LIMIT_CHARACTERS);
  expect(stated('ANSWER_LIMIT')).toBe(OUTPUT_LIMIT_CHARACTERS);
});
