import { expect, it } from 'vitest';
import type { Line } from './line.ts';
import { isTableHead, readTable } from './tables.ts';

const row = (cells: readonly (readonly [x: number, text: string])[], gap = 2): Line => ({
  segments: cells.map(([x, text]) => ({
    runs: [{ text, bold: false, italic: false }],
    x,
    right: x + text.length * 5,
  })),
  x: cells[0]?.[0] ?? 0,
  right: 500,
  y: 0,
  size: 10,
  page: 0,
  column: 0,
  gap,
});
const HEAD = row([
  [50, 'Degree'],
  [200, 'University / Board'],
  [350, 'Year'],
  [430, 'Score'],
]);
const values = (items: object[]) =>
  items.map((item) => Object.fromEntries(Object.entries(item).map(([name, { value }]) => [name, value])));

it('reads rows by the names of their columns, also cells of two lines', () => {
  const note = row([[50, 'Grades are out of ten.']]);
  const table = readTable('education', [
    HEAD,
    row([
      [50, 'B.E. Information'],
      [200, 'Pune University'],
      [350, '2019 – 2023'],
      [430, '8.2'],
    ]),
    row([[50, 'Technology']], 1.4),
    row([
      [50, 'Class XII'],
      [200, 'Fergusson College'],
      [350, '2019'],
    ]),
    note,
  ]);
  expect(values(table?.items ?? [])).toEqual([
    {
      start: '2019',
      end: '2023',
      subtitle: 'B.E. Information Technology',
      title: 'Pune University',
      text: 'Score: 8.2',
    },
    { end: '2019', subtitle: 'Class XII', title: 'Fergusson College' },
  ]);
  expect(table?.behind).toEqual([note]);
});

it('takes no other line for the head of a table', () => {
  const jobs = row([
    [50, 'Course Director'],
    [200, 'City University of Northwind, London'],
    [400, '2019 – 2021'],
  ]);
  expect(isTableHead(jobs)).toBe(false);
  expect(isTableHead(HEAD)).toBe(true);
  expect(readTable('education', [jobs])).toBeUndefined();
  expect(readTable('education', [HEAD])).toBeUndefined();
  expect(readTable('skills', [HEAD, jobs])).toBeUndefined();
});
