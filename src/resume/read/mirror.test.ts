import { expect, it } from 'vitest';
import { mirrorPage } from './mirror.ts';

const item = (text: string, x: number, width: number) => ({
  text,
  x,
  width,
  y: 10,
  size: 10,
  bold: false,
  italic: false,
});

/** The texts of a mirrored line in the order in which it is then read. */
const reading = (...items: ReturnType<typeof item>[]): string[] =>
  mirrorPage({ width: 100, height: 100, items })
    .items.toSorted((one, other) => one.x - other.x)
    .map(({ text }) => text);

it('reads a line from its right end, and Latin words in it from their left one', () => {
  expect(reading(item('Open', 0, 10), item(' ', 10, 2), item('Atlas', 12, 10), item('في', 24, 6))).toEqual([
    'في',
    'Open',
    ' ',
    'Atlas',
  ]);
});

it('puts marks behind their word, brackets and years as they were meant', () => {
  expect(reading(item('.Kubernetes', 0, 30), item('(', 32, 2))).toEqual([')', 'Kubernetes.']);
  expect(reading(item('2021 – 2019', 0, 30))).toEqual(['2019 – 2021']);
});
