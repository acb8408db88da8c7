import { expect, test } from 'vitest';
import { checkSums } from './check-sums.ts';

test.each([
  '16 × 0.09 ÷ 0.0001 = 14,400, close enough for any meeting',
  '0.8416 × 0.4335 = 0.3648',
  '60% × 66.7% × 75% = 30%',
  'effect   11% − 10%                      = 1 point',
  '| both | 2 × (1 − 0.3)² = 0.98 |',
  '1 − e^(−0.357) = 30%',
  'the quantile is 24 ÷ 30 = 0.8, and 48.64 + 0.84 × 1.16 = 49.6 thousand boxes',
  '**2** × 450,000 ≈ 0.9 million',
  'average 0.30 × 0.500 + 0.70 × 0.133                      = 0.243',
  '285,000 ÷ 7 ≈ 40,700',
  '4.5% ÷ 0.30 is 15%',
])('adds up: %s', (text) => {
  const { count, wrong } = checkSums(text);
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test.each([
  ['2 × 20,915 ÷ 1,430 = 29.2 days', '2 × 20,915 ÷ 1,430 = 29.2'],
  ['√(14,400 ÷ 5,000) = 1.8', '√(14,400 ÷ 5,000) = 1.8'],
  ['285,000 ÷ 7 = 40,700', '285,000 ÷ 7 = 40,700'],
  ['a tenth, 0.1 × 30% = 4%', '0.1 × 30% = 4%'],
  ['1 − 0.95²⁰ is 46%', '1 − 0.95²⁰ = 46%'],
])('does not: %s', (text, sum) => {
  expect(checkSums(text).wrong.map((one) => one.sum)).toEqual([sum]);
});

test.each([
  'n × 2 = 9',
  'with 20 tests, x = 3 + 1 = four',
  '1.10 ± 3.18 × 0.22 = 0.4 to 1.8',
  'ln(n + 1) = 7',
  'there are 3 + 4',
  'on 3 of 4 days = none',
])('what a word is part of is left alone: %s', (text) => {
  expect(checkSums(text)).toEqual({ count: 0, wrong: [] });
});
