import { expect, test } from 'vitest';
import { richRuns, withMark, withoutMarks } from './rich-text.ts';

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

test('a mark goes around what is selected, and off again', () => {
  const bold = withMark('Cut costs by half', 4, 9, 'bold');
  expect(bold).toEqual({ text: 'Cut **costs** by half', start: 6, end: 11 });
  expect(withMark(bold.text, bold.start, bold.end, 'bold').text).toBe('Cut costs by half');
  const both = withMark(bold.text, bold.start, bold.end, 'italic');
  expect(both.text).toBe('Cut ***costs*** by half');
});

test('a link waits for its address, which is selected', () => {
  const { text, start, end } = withMark('see notes', 4, 9, 'link');
  expect(text).toBe('see [notes](https://)');
  expect(text.slice(start, end)).toBe('https://');
});
