import { ContentError } from '../read/content-error.ts';

export const TRACE_HEADING = '## Traced example';

/** Where a traced example stands among the lines of an editorial, from its heading on; ends are exclusive. */
export interface TraceSection {
  lines: string[];
  start: number;
  end: number;
  /** Of the table; both are where it belongs if there is none yet. */
  tableStart: number;
  tableEnd: number;
}

const isRow = (line: string | undefined) => line?.startsWith('|') === true;

/** The lead paragraph's end, which an editorial without a table gets one behind. */
function leadEnd(lines: readonly string[], start: number, end: number): number {
  let index = start + 1;
  while (index < end && lines[index] === '') index += 1;
  while (index < end && lines[index] !== '') index += 1;
  return index;
}

/**
 * Finds the section of the traced example, or undefined where an editorial (Markdown) has none.
 * @throws {ContentError} where it doesn't stand right behind the last approach, or holds two tables
 */
export function findTraceSection(text: string, file: string): TraceSection | undefined {
  const lines = text.split('\n');
  const start = lines.indexOf(TRACE_HEADING);
  if (start === -1) return;
  const headings = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const place = headings.indexOf(start);
  const isApproach = (index: number | undefined) => lines[index ?? -1]?.startsWith('## Approach ') === true;
  if (!isApproach(headings[place - 1]) || isApproach(headings[place + 1])) {
    throw new ContentError(
      file,
      TRACE_HEADING,
      'stands right behind the last section "## Approach N"; move it there',
    );
  }
  const end = headings[place + 1] ?? lines.length;
  const starts = lines.flatMap((line, index) =>
    index > start && index < end && isRow(line) && !isRow(lines[index - 1]) ? [index] : [],
  );
  if (starts.length > 1) throw new ContentError(file, TRACE_HEADING, 'holds one table; take the others out');
  const [tableStart] = starts;
  if (tableStart === undefined) {
    const behind = leadEnd(lines, start, end);
    return { lines, start, end, tableStart: behind, tableEnd: behind };
  }
  let tableEnd = tableStart;
  while (isRow(lines[tableEnd])) tableEnd += 1;
  return { lines, start, end, tableStart, tableEnd };
}

const hasText = (lines: readonly string[]) => lines.some((line) => line.trim() !== '');

/** What the author still has to write around the table. */
export function missingText({ lines, start, end, tableStart, tableEnd }: TraceSection): string | undefined {
  if (!hasText(lines.slice(start + 1, tableStart)))
    return 'says nothing before the table; give the input in a sentence';
  if (!hasText(lines.slice(tableEnd, end)))
    return 'says nothing after the table; say in a sentence what to see in it';
  return;
}

/** The editorial with another table in its section, and an empty line on both sides of it. */
export function withTable({ lines, tableStart, tableEnd }: TraceSection, table: readonly string[]): string {
  const before = lines.slice(0, tableStart);
  const after = lines.slice(tableEnd);
  while (before.at(-1) === '') before.pop();
  while (after[0] === '') after.shift();
  return [...before, '', ...table, '', ...after].join('\n');
}
