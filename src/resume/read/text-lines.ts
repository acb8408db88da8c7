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

/** The lines of a text or Markdown file. Tabs and wide gaps part a line in pieces. */
export function linesOfText(text: string): Line[] {
  const lines: Line[] = [];
  let blank = 0;
  for (const [number, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n|\f/)
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
