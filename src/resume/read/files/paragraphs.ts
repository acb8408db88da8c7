import type { Line, Run, Segment } from '../line.ts';
import { NO_PAGE } from '../text-lines.ts';

/** A paragraph of a document that has no pages: a Word file or HTML. Tabs part it, line feeds break it. */
export interface Paragraph {
  runs: Run[];
  /** In points. */
  size: number;
  /** Whether it is an entry of a list. */
  listed: boolean;
  indent: number;
  /** Distance to the paragraph above, in line heights. */
  gap: number;
  column: number;
}

export const textOf = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

/** Wider than any line that a text file breaks, so that no line counts as broken at an edge. */
const NO_EDGE = 1000;
const BULLET_INDENT = 2;

/** A paragraph's runs, cut at a character. */
function cutRuns(runs: readonly Run[], mark: RegExp): Run[][] {
  const pieces: Run[][] = [[]];
  for (const run of runs)
    for (const [at, text] of run.text.split(mark).entries()) {
      if (at > 0) pieces.push([]);
      if (text) pieces.at(-1)?.push({ ...run, text });
    }
  return pieces;
}

const hasText = (runs: readonly Run[]): boolean => runs.some(({ text }) => text.trim());

function segmentsOf(runs: readonly Run[], indent: number): Segment[] {
  let x = indent;
  return cutRuns(runs, /\t+|\u2003{2,}| {4,}/)
    .filter(hasText)
    .map((piece) => {
      const segment = { runs: piece, x, right: x };
      x += piece.reduce((sum, { text }) => sum + text.length, 0) + 3;
      return segment;
    });
}

/** Paragraphs as the lines that the reader of resumes takes. */
export function linesOfParagraphs(paragraphs: readonly Paragraph[]): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  for (const paragraph of paragraphs) {
    if (!textOf(paragraph).trim()) {
      blank += 1;
      continue;
    }
    const indent = paragraph.listed ? paragraph.indent + BULLET_INDENT : paragraph.indent;
    for (const [at, runs] of cutRuns(paragraph.runs, /\n/).filter(hasText).entries()) {
      const mark: Run[] = paragraph.listed && at === 0 ? [{ text: '• ', bold: false, italic: false }] : [];
      lines.push({
        segments: segmentsOf([...mark, ...runs], indent),
        x: indent,
        right: NO_EDGE,
        y: lines.length,
        size: paragraph.size,
        page: NO_PAGE,
        column: paragraph.column,
        gap: at === 0 ? paragraph.gap + blank : 1,
      });
      blank = 0;
    }
  }
  return lines;
}

/** Cells of one row of a table: side by side in one line if each is one paragraph, otherwise one after the other. */
export function rowOf(cells: readonly Paragraph[][]): Paragraph[] {
  const said = cells.map((cell) => cell.filter((one) => textOf(one).trim()));
  const filled = said.filter((cell) => cell.length > 0);
  const [first, ...others] = filled;
  const [head] = first ?? [];
  if (!head || others.length === 0) return said.flat();
  const tab = (runs: Run[]): Run[] => [{ text: '\t', bold: false, italic: false }, ...runs];
  const beside = others.flatMap(([paragraph]) => (paragraph ? tab(paragraph.runs) : []));
  if (filled.every((cell) => cell.length === 1)) return [{ ...head, runs: [...head.runs, ...beside] }];
  const [main, ...more] = others;
  // A date or a label beside what it is of.
  if (main && more.length === 0 && first?.length === 1 && textOf(head).trim().length <= 40) {
    const [top, ...rest] = main;
    return top ? [{ ...top, gap: head.gap, runs: [...head.runs, ...tab(top.runs)] }, ...rest] : [head];
  }
  return said.flatMap((cell, at) => cell.map((paragraph) => ({ ...paragraph, column: at + 1 })));
}
