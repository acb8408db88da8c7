import { findDates, isPresent } from '../dates.ts';
import type { PdfItem, PdfPage } from '../pdf/text.ts';
import { kindOfHeading } from './headings.ts';
import { isBareBullet, type Line, lineText, type Run, type Segment, segmentText } from './line.ts';
import { unspaced } from './unspaced.ts';

interface Placed extends Segment {
  y: number;
  size: number;
}

/** Wider gaps than this, in sizes of the font, part a line in two. */
const WIDE_GAP = 1.5;
const NARROW_GAP = 0.12;
/** Between words a gap is narrower than this. */
const CELL_GAP = 0.6;

/** A date, or the first half of one, and nothing else. */
function isDateOnly(text: string): boolean {
  const plain = text.trim();
  const dates = findDates(plain);
  return dates !== undefined && plain.length - dates.length <= 2;
}

const isPresentOnly = (text: string): boolean => isPresent(text.replace(/^[-–—\s]+/, ''));

/** Drops the hyphens of a line at which no word is cut; the one at its end stays for what follows. */
function dropSoftHyphens(runs: Run[]): void {
  for (const [at, run] of runs.entries())
    run.text = run.text.replace(at < runs.length - 1 ? /\u00ad/g : /\u00ad(?!$)/g, '');
}

/** Whether a gap that could be between words stands between a date and what it dates, or before a bullet. */
function partsCells(last: Segment | undefined, item: PdfItem, gap: number): boolean {
  if (!last || gap < CELL_GAP * item.size) return false;
  // Two halves of a range, whose dash is a line or left out.
  const first = segmentText(last);
  if (isDateOnly(first) && !findDates(first)?.range && (isDateOnly(item.text) || isPresentOnly(item.text)))
    return false;
  return isDateOnly(segmentText(last)) || isDateOnly(item.text) || isBareBullet(item.text);
}

/** Items of one height become the segments of a line, left to right. */
export function segmentsOf(items: readonly PdfItem[]): Placed[] {
  const rows: PdfItem[][] = [];
  const sorted = items.filter(({ text }) => text.trim()).sort((a, b) => a.y - b.y || a.x - b.x);
  for (const item of sorted) {
    const row = rows.findLast((candidate) => {
      const [first] = candidate;
      return first && Math.abs(first.y - item.y) < 0.4 * Math.min(first.size, item.size);
    });
    if (row) row.push(item);
    else rows.push([item]);
  }
  return rows.flatMap((row) => {
    const segments: Placed[] = [];
    for (const placed of row.sort((a, b) => a.x - b.x)) {
      // Letters set apart are one word; a gap beside them parts words.
      const item = { ...placed, text: unspaced(placed.text) };
      const last = segments.at(-1);
      const gap = last ? item.x - last.right : 0;
      const bare = last && isBareBullet(segmentText(last));
      const near = gap < Math.max(WIDE_GAP * item.size, 10) && !partsCells(last, item, gap);
      if (last && (near || (bare && gap < 4 * item.size))) {
        const space = gap > NARROW_GAP * item.size ? ' ' : '';
        append(last, item, space);
      } else
        segments.push({
          runs: [{ text: item.text, bold: item.bold, italic: item.italic }],
          x: item.x,
          right: item.x + item.width,
          y: item.y,
          size: item.size,
        });
    }
    for (const segment of segments) {
      dropSoftHyphens(segment.runs);
      const text = unspaced(segment.runs.map((run) => run.text).join(''));
      const [first] = segment.runs;
      if (first && text !== segment.runs.map((run) => run.text).join('')) segment.runs = [{ ...first, text }];
    }
    return segments;
  });
}

function append(segment: Placed, item: PdfItem, space: string): void {
  const last = segment.runs.at(-1);
  if (last && last.bold === item.bold && last.italic === item.italic) last.text += space + item.text;
  else segment.runs.push({ text: space + item.text, bold: item.bold, italic: item.italic } satisfies Run);
  segment.right = Math.max(segment.right, item.x + item.width);
  // A large initial or a small superscript does not set the line's size.
  if (item.text.trim().length > 1) segment.size = Math.max(segment.size, item.size);
}

interface Band {
  gutter: number;
  top: number;
  bottom: number;
}

const CLEARANCE = 3;

/** Of dates beside their entries a second line may be broken off, as "Present". */
const DATED_SHARE = 0.45;

/** Of the texts in a rail of headings this many are headings that people commonly write. */
const RAIL_SHARE = 0.6;

/** Whether the segments at both sides of a gutter are columns, and not lines with a date at one end. */
function areColumns(left: readonly Placed[], right: readonly Placed[]): boolean {
  if (left.length < 3 || right.length < 3) return false;
  // Headings beside what they announce are no column of their own.
  const headings = left.filter((segment) => kindOfHeading(segmentText(segment)));
  if (headings.length > 1 && headings.length >= left.length * RAIL_SHARE) return false;
  const beside = left.filter((segment) => !kindOfHeading(segmentText(segment)));
  const dated = beside.filter((segment) => findDates(segmentText(segment))).length;
  if (dated > 1 && dated >= beside.length * DATED_SHARE) return false;
  const headed = (side: readonly Placed[]) => side.some((segment) => kindOfHeading(segmentText(segment)));
  if (headed(left) && headed(right)) return true;
  const level = right.filter((one) => left.some((other) => Math.abs(one.y - other.y) < 1)).length;
  const long = right.filter((segment) => segmentText(segment).length > 30).length;
  return level < right.length * 0.4 && long > right.length * 0.3 && (headed(left) || headed(right));
}

/** The tallest part of a page that an empty strip divides into two columns of text. */
function findColumns(segments: readonly Placed[], width: number): Band | undefined {
  let best: (Band & { count: number }) | undefined;
  const edges = [...new Set(segments.map(({ x }) => Math.round(x) - CLEARANCE))];
  for (const gutter of edges.filter((x) => x > width * 0.18 && x < width * 0.82)) {
    let run: Placed[] = [];
    const close = () => {
      const left = run.filter(({ right }) => right <= gutter + CLEARANCE);
      const right = run.filter(({ x }) => x >= gutter);
      if (run.length > (best?.count ?? 0) && areColumns(left, right)) {
        const ys = run.map(({ y }) => y);
        best = { gutter, top: Math.min(...ys), bottom: Math.max(...ys), count: run.length };
      }
      run = [];
    };
    for (const segment of segments) {
      if (segment.x < gutter && segment.right > gutter) close();
      else run.push(segment);
    }
    close();
  }
  return best;
}

export function toLines(segments: readonly Placed[], page: number, column: number): Line[] {
  const lines: Line[] = [];
  for (const segment of segments) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - segment.y) < 0.4 * Math.min(last.size, segment.size)) {
      last.segments.push(segment);
      last.right = Math.max(last.right, segment.right);
      last.size = Math.max(last.size, segment.size);
    } else {
      const { x, right, y, size } = segment;
      const gap = last ? (y - last.y) / Math.max(size, 1) : 9;
      lines.push({ segments: [segment], x, right, y, size, page, column, gap });
    }
  }
  return lines;
}

/** Page numbers and running titles: short lines at the foot or head that come again on other pages. */
export function isFurniture(line: Line, page: PdfPage, others: readonly Line[]): boolean {
  const text = line.segments.map(segmentText).join(' ');
  const outer = line.y > page.height * 0.94 || line.y < page.height * 0.05;
  return (
    outer && (/^(?:page |seite )?\d{1,2}(?:\s*(?:\/|of|von)\s*\d{1,2})?$/i.test(text) || others.length > 1)
  );
}

/** How much larger a name is than all that stands in the column beside it. */
const NAME_SIZE = 1.3;

/** Two columns from the top of a page: a name that heads the right one comes before the left one. */
function nameFirst(left: readonly Line[], right: readonly Line[]): Line[] {
  const end = right.findIndex((line) => kindOfHeading(lineText(line)) !== undefined);
  const top = right.slice(0, Math.max(end, 0));
  const largest = Math.max(...left.map(({ size }) => size));
  const named = top[0] !== undefined && top[0].size > largest * NAME_SIZE;
  return named ? [...top, ...left, ...right.slice(top.length)] : [...left, ...right];
}

/**
 * The lines of a document in the order in which they are read: what spans the page first, then its left column,
 * then the right one. A column goes on with the same column of the next page.
 */
export function linesOfPages(pages: readonly PdfPage[]): Line[] {
  const heads: Line[] = [];
  let streams: [Line[], Line[]] = [[], []];
  let gutter: number | undefined;
  const flush = () => {
    heads.push(...(heads.length === 0 ? nameFirst(...streams) : streams.flat()));
    streams = [[], []];
    gutter = undefined;
  };
  for (const [number, page] of pages.entries()) {
    const segments = segmentsOf(page.items);
    const band = findColumns(segments, page.width);
    if (!band || (gutter !== undefined && Math.abs(gutter - band.gutter) > 12)) flush();
    if (!band) {
      heads.push(...toLines(segments, number, 0));
      continue;
    }
    const within = ({ y }: Placed) => y >= band.top - 1 && y <= band.bottom + 1;
    const above = segments.filter((one) => !within(one) && one.y < band.top);
    const below = segments.filter((one) => !within(one) && one.y >= band.top);
    if (above.length > 0 && gutter !== undefined) flush();
    heads.push(...toLines(above, number, 0));
    gutter = band.gutter;
    const inBand = segments.filter(within);
    streams[0].push(
      ...toLines(
        inBand.filter(({ right }) => right <= band.gutter + CLEARANCE),
        number,
        1,
      ),
    );
    streams[1].push(
      ...toLines(
        inBand.filter(({ x }) => x >= band.gutter),
        number,
        2,
      ),
    );
    if (below.length > 0) {
      flush();
      heads.push(...toLines(below, number, 0));
    }
  }
  flush();
  const repeated = (line: Line) => {
    const text = line.segments.map(segmentText).join(' ').replace(/\d+/g, '#');
    return heads.filter(
      (other) =>
        other.page !== line.page &&
        Math.abs(other.y - line.y) < 4 &&
        other.segments.map(segmentText).join(' ').replace(/\d+/g, '#') === text,
    );
  };
  return heads.filter((line) => {
    const page = pages[line.page];
    return !page || !isFurniture(line, page, repeated(line));
  });
}
