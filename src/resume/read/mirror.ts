import type { PdfItem, PdfPage } from '../pdf/text.ts';
import { isRightToLeft } from '../scripts.ts';

/** Whether a document is mostly written from right to left. */
export const isSetRightToLeft = (pages: readonly PdfPage[]): boolean =>
  isRightToLeft(pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' '));

const isLatin = (text: string): boolean => /\p{L}/u.test(text) && !isRightToLeft(text);

/** Whether an item follows another on its line without a wide gap. */
const follows = (item: PdfItem, last: PdfItem): boolean =>
  Math.abs(last.y - item.y) < 0.1 && Math.abs(item.x - last.x - last.width) < item.size;

/** Latin words in a row, with the spaces and marks between them, in the order in which they stand on a mirrored page. */
function latinRows(items: readonly PdfItem[]): PdfItem[][] {
  const rows: PdfItem[][] = [];
  let row: PdfItem[] = [];
  const close = () => {
    const words = row.slice(0, row.findLastIndex(({ text }) => isLatin(text)) + 1);
    if (words.length > 1) rows.push(words);
    row = [];
  };
  for (const item of items.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const last = row.at(-1);
    if (isRightToLeft(item.text) || (last && !follows(item, last))) close();
    if (isLatin(item.text) || (row.length > 0 && !isRightToLeft(item.text))) row.push(item);
  }
  close();
  return rows;
}

const OTHER_BRACKET: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' };

/** Two numbers as of a range of dates, and what parts them. */
const RANGE = /(\d[\d/.]*)(\s*[-–—]\s*)(\d[\d/.]*)/;
const yearIn = (date: string): number => Number(/\d{4}/.exec(date)?.[0] ?? 0);

/** What stands at the left of a word in a text from right to left comes behind it, and brackets are drawn turned. */
function inOrder(text: string): string {
  if (isRightToLeft(text) || !/[\p{L}\d]/u.test(text))
    return text.replace(/[()[\]«»]/g, (bracket) => OTHER_BRACKET[bracket] ?? bracket);
  const [, first = '', parting = '', second = ''] = RANGE.exec(text) ?? [];
  if (yearIn(first) > yearIn(second) && yearIn(second) > 0)
    return text.replace(first + parting + second, second + parting + first);
  const marks = isLatin(text) ? '.,:;!?' : '.,:;!?-';
  const {
    before = '',
    word = '',
    after = '',
  } = new RegExp(`^(?<before>[${marks}]*)(?<word>.*?)(?<after>[${marks}]*)$`, 'su').exec(text)?.groups ?? {};
  return after + word + before;
}

/**
 * A page that is read from right to left as one that is read from left to right: the rules about columns, indents and what
 * stands at the edge then hold for it too.
 */
export function mirrorPage({ width, height, items: placed }: PdfPage): PdfPage {
  const items = placed.map((item) => ({ ...item, text: inOrder(item.text), x: width - item.x - item.width }));
  for (const row of latinRows(items)) {
    const left = Math.min(...row.map(({ x }) => x));
    const right = Math.max(...row.map((item) => item.x + item.width));
    for (const item of row) item.x = left + right - item.x - item.width;
  }
  return { width, height, items };
}
