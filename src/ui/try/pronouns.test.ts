import { expect, test } from 'vitest';
import { countPronouns, wordsToCut } from './pronouns.ts';

test('counts who acts, in every form, and no other words', () => {
  expect(countPronouns('We built it; I’d asked, and my part was the index. We’re done, I think.')).toEqual({
    mine: 3,
    ours: 2,
  });
  expect(countPronouns('Winning is a musing of mice. Wei trusts hours.')).toEqual({ mine: 0, ours: 0 });
});

test('three minutes are 420 words', () => {
  expect([wordsToCut(420), wordsToCut(421), wordsToCut(596)]).toEqual([0, 1, 176]);
});
