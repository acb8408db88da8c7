import type { Line, Run, Segment } from './line.ts';

const SIZE = 10;
/** How much larger a Markdown heading of each level counts. */
const LEVELS = [18, 13, 11, 10.5, 10, 10];

/** The page of lines that come from a text file, which has none. */
export const NO_PAGE = -1;

/** Markdown's marks as styles: bold, italic, code and links. */
function runsOf(text: string, heading: boolean): Run[] {
  const runs: Run[] = [];
  const plain = text
    .replace(/!?\[([^\]]*)\]\(<?([^)>\s]+)>?[^)]*\)/g, (_, label: string, url: string) =>
      label.includes('@') || url.includes(label) || url.startsWith('mailto:') || url.startsWith('tel:')
        ? label
        : `${label} ${url}`,
    )
    .replace(/`([^`]+)`/g, '$1');
  for (const part of plain.split(/(\*\*[^*]+\*\*|__[^_]+__|(?<![\w*])[*_][^*_\s][^*_]*[*_](?![\w*]))/)) {
    if (!part) continue;
    const bold = /^(\*\*|__)/.test(part);
    const italic = !bold && /^[*_].*[*_]$/.test(part) && part.length > 2;
    const inner = bold ? part.slice(2, -2) : italic ? part.slice(1, -1) : part;
    runs.push({ text: inner.replace(/\\([\\`*_[\]<>#|~.)+-])/g, '$1'), bold: bold || heading, italic });
  }
  return runs;
}

const NUMBERED = /^(\s*)(\d{1,2})[.)]\s+(?=\S)/;
const numberOf = (line: string | undefined): number => Number(NUMBERED.exec(line ?? '')?.[2] ?? Number.NaN);

/** Items of a numbered list with bullets. A numbered heading has no other number above or below it. */
const bulleted = (line: string, at: number, lines: readonly string[]): string => {
  const number = numberOf(line);
  const isItem = numberOf(lines[at - 1]) === number - 1 || numberOf(lines[at + 1]) === number + 1;
  return isItem ? line.replace(NUMBERED, '$1- ') : line;
};

const ROW = /^\s*\|(.+)\|\s*$/;
/** What parts the head of a table from its rows. */
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** Rows of a Markdown table as lines: a name with its text, or cells with room between them. Its head only names columns. */
function unfolded(line: string, at: number, lines: readonly string[]): string {
  const cells = ROW.exec(line)?.[1]
    ?.split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (!cells) return line;
  if (RULE.test(line) || RULE.test(lines[at + 1] ?? '')) return '';
  return cells.length === 2 ? cells.join(': ') : cells.join('    ');
}

/** The lines of a text or Markdown file. Tabs and wide gaps part a line in pieces. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  for (const [number, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n|\f/)
    .map(unfolded)
    .map(bulleted)
    .entries()) {
    const [, hashes = '', rest = ''] =
      /^(?:\s{0,3}(#{1,6})\s+)?(.*)$/.exec(raw.replace(/\s+#+\s*$/, '')) ?? [];
    // A rule, and the line below a heading, are no text.
    if (!rest.trim() || /^\s*([-=*_~])\1{2,}\s*$/.test(rest)) {
      blank += 1;
      continue;
    }
    const indent = rest.length - rest.trimStart().length;
    let x = indent;
    const segments: Segment[] = rest
      .trim()
      .split(/\t+|\s{3,}/)
      .map((piece) => {
        const segment = { runs: runsOf(piece, hashes !== ''), x, right: x + piece.length };
        x += piece.length + 3;
        return segment;
      });
    const size = hashes ? (LEVELS[hashes.length - 1] ?? SIZE) : SIZE;
    const right = rest.length;
    lines.push({ segments, x: indent, right, y: number, size, page: NO_PAGE, column: 0, gap: 1 + blank });
    blank = 0;
  }
  return lines;
}
