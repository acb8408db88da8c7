import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STAR_PARTS } from '#dataset/answer-question.ts';
import { composeAnswer, countWords, formatSeconds, measure, speakingSeconds } from './speaking-time.ts';

const nothing = { situation: '', task: '', action: '', result: '' };
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('speaking time', () => {
  it.each([
    ['', 0],
    ['   \n ', 0],
    ['— … !', 0],
    ['We cut it from 3.5 s to 900 ms, a 74% drop.', 12],
    ["It didn't well-known", 3],
    ['Größe naïve', 2],
  ])('counts the words of %j', (text, count) => {
    expect(countWords(text)).toBe(count);
  });

  it('takes a minute for 140 words', () => {
    expect(speakingSeconds(140)).toBe(60);
    expect(speakingSeconds(0)).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [59.6, '1:00'],
    [105, '1:45'],
    [600, '10:00'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatSeconds(seconds)).toBe(text);
  });

  it('measures each part and its share', () => {
    const { parts, total } = measure({
      situation: words(30),
      task: words(20),
      action: words(120),
      result: words(30),
    });
    expect(total).toEqual({ words: 200, seconds: 86, share: 100 });
    expect(parts.action).toEqual({ words: 120, seconds: 51, share: 60 });
    expect(parts.task.share).toBe(10);
  });

  it('measures an empty answer as nothing', () => {
    expect(measure(nothing).total).toEqual({ words: 0, seconds: 0, share: 0 });
  });

  it('adds up, whatever is written', () => {
    const answer = fc.record({
      situation: fc.string(),
      task: fc.string(),
      action: fc.string(),
      result: fc.string(),
    });
    fc.assert(
      fc.property(answer, (text) => {
        const { parts, total } = measure(text);
        expect(STAR_PARTS.reduce((sum, part) => sum + parts[part].words, 0)).toBe(total.words);
      }),
    );
  });
});

it('composes the parts that are written', () => {
  expect(composeAnswer({ ...nothing, situation: ' First. ', action: 'Third.' })).toBe('First.\n\nThird.');
  expect(composeAnswer(nothing)).toBe('');
});
