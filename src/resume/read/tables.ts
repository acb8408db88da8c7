import { findDates } from '../dates.ts';
import type { ItemField, SectionKind } from '../model.ts';
import { type Line, segmentText } from './line.ts';
import { field, type ReadItem } from './result.ts';

type Column = ItemField | 'dates';

/** What the columns of a table are called, by what they hold. */
const COLUMNS: readonly (readonly [RegExp, Column])[] = [
  [/^(?:college|school|institut\w*|universit\w*|board|employer|company|organi[sz]ation|firm)\b/i, 'title'],
  [
    /^(?:course|degree|qualification|exam\w*|class|program\w*|standard|designation|role|position|job title|title)\b/i,
    'subtitle',
  ],
  [/^(?:years?|duration|period|dates?|session|from|passing year|year of|tenure|when)\b/i, 'dates'],
  [/^(?:place|location|city|country)\b/i, 'location'],
  [
    /^(?:percentage|score|cgpa|gpa|grades?|marks|result|division|remarks|details|%|subjects?|speciali[sz]ation|responsibilities)/i,
    'text',
  ],
];

const columnOf = (text: string): Column | undefined => COLUMNS.find(([name]) => name.test(text))?.[1];

/** Cells of a row may begin so far, in points, from the name of their column. */
const NEAR = 12;

/** Whether a line names the columns of a table of schools or jobs. */
export function isTableHead({ segments }: Line): boolean {
  const columns = segments.map((segment) => columnOf(segmentText(segment)));
  return (
    segments.length >= 3 &&
    segments.every((segment) => segmentText(segment).length < 30) &&
    columns.every((column) => column !== undefined) &&
    (columns.includes('title') || columns.includes('subtitle')) &&
    new Set(columns).size > 2
  );
}

/** The text of each cell of a row; undefined for a line that is none. */
function cellsOf(line: Line, head: Line): string[] | undefined {
  const cells = head.segments.map(() => '');
  for (const segment of line.segments) {
    const at = head.segments.findLastIndex(({ x }) => x <= segment.x + NEAR);
    if (at < 0 || Math.abs((head.segments[at]?.x ?? 0) - segment.x) > NEAR) return undefined;
    cells[at] = [cells[at], segmentText(segment)].filter(Boolean).join(' ');
  }
  return cells;
}

function itemOf(cells: readonly string[], names: readonly string[]): ReadItem {
  const values: Partial<Record<ItemField, string[]>> = {};
  for (const [at, cell] of cells.entries()) {
    const name = names[at] ?? '';
    const column = columnOf(name);
    if (!cell || !column) continue;
    const dates = column === 'dates' ? findDates(cell) : undefined;
    if (dates) {
      values.start = [dates.start].filter(Boolean);
      values.end = [dates.end].filter(Boolean);
    } else if (column === 'text' || column === 'dates')
      values.text = [...(values.text ?? []), `${name}: ${cell}`];
    else values[column] = [...(values[column] ?? []), cell];
  }
  const source = cells.filter(Boolean).join(' ');
  const read = Object.entries(values).flatMap(([name, texts]) => {
    const value = field(texts.join(name === 'text' ? '\n' : ', '), 0.9, source);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(read) as ReadItem;
}

/**
 * The rows of a table whose first line names its columns, as many people list their schools, and the lines before and
 * behind it. Undefined where there is no such table.
 */
export function readTable(
  kind: SectionKind,
  lines: readonly Line[],
): { items: ReadItem[]; before: Line[]; behind: Line[] } | undefined {
  const at = kind === 'education' || kind === 'work' ? lines.findIndex(isTableHead) : -1;
  const head = lines[at];
  if (!head) return undefined;
  const rows: string[][] = [];
  let next = at + 1;
  for (let line = lines[next]; line; line = lines[next]) {
    const cells = cellsOf(line, head);
    const filled = cells?.filter(Boolean).length ?? 0;
    const last = rows.at(-1);
    if (!cells || (filled < 2 && !last)) break;
    // A cell that takes two lines goes on below, close to its first.
    if (last && filled < head.segments.length && line.gap < 1.65)
      for (const [column, text] of cells.entries()) last[column] = `${last[column] ?? ''} ${text}`.trim();
    else if (filled >= 2) rows.push(cells);
    else break;
    next += 1;
  }
  if (rows.length === 0) return undefined;
  const names = head.segments.map(segmentText);
  return {
    items: rows.map((cells) => itemOf(cells, names)),
    before: lines.slice(0, at),
    behind: lines.slice(next),
  };
}
