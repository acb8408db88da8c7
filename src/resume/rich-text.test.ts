import { expect, test } from 'vitest';
import { richRuns, withoutMarks } from './rich-text.ts';

test('bold, italic, links and bare addresses are runs of their own', () => {
  expect(richRuns('Cut **costs** by *half*, see [notes](example.com/n) and https://example.org/a.')).toEqual([
    { text: 'Cut ' },
    { text: 'costs', bold: true },
    { text: ' by ' },
    { text: 'half', italic: true },
    { text: ', see ' },
    { text: 'notes', href: 'https://example.com/n' },
    { text: ' and ' },
    { text: 'https://example.org/a', href: 'https://example.org/a' },
    { text: '.' },
  ]);
});

test.each(['2 * 3 * 4', 'a*b*c', 'SELECT *, 5* rating', '** nothing **', 'array[0](x)', 'C++ and **', ''])(
  'what is no mark stays: %s',
  (line) => expect(withoutMarks(line)).toBe(line),
);

test('an address that could run a script is no link', () => {
  expect(richRuns('[x](javascript:alert.call(1))').every(({ href }) => href === undefined)).toBe(true);
});
