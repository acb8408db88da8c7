import type { PdfItem, PdfPage } from '../pdf/text.ts';
import { isFurniture, segmentsOf, toLines } from './layout.ts';
import type { Line } from './line.ts';
import { isOwnHeading, isOwnHeadline, type OwnLayout } from './own.ts';

/** What stands before the first heading of a document: name, headline and contacts across both columns. */
const beforeHeadings = (items: readonly PdfItem[], own: OwnLayout): number =>
  Math.max(
    items.findIndex((item) => isOwnHeading(item, own)),
    0,
  );

/** The items of a page by the stream of lines they belong to: what stands across the page, then each column. */
function streamsOf({ items }: PdfPage, first: boolean, own: OwnLayout): PdfItem[][] {
  const { columns } = own;
  if (!columns) return [[...items]];
  const across = first ? beforeHeadings(items, own) : 0;
  const isMain = ({ x }: PdfItem) => x >= columns.gutter === (columns.main === 'right');
  const rest = items.slice(across);
  return [items.slice(0, across), rest.filter(isMain), rest.filter((item) => !isMain(item))];
}

/**
 * The lines of one of our own documents in the order in which they are read: each column to its end on the last page. Its
 * columns are known, so dates at the right edge are never taken for one.
 */
export function ownLines(pages: readonly PdfPage[], own: OwnLayout): Line[] {
  const streams: Line[][] = [[], [], []];
  for (const [number, page] of pages.entries())
    for (const [column, items] of streamsOf(page, number === 0, own).entries())
      streams[column]?.push(
        ...toLines(segmentsOf(items), number, column).filter((line) => !isFurniture(line, page, [])),
      );
  return streams.flat();
}

/** A headline is this much larger than running text; contacts are not. */
const LARGER = 0.5;

/**
 * The lines of a headline, which stands between the name and the contacts.
 * @param lines all of the document, whose sizes tell it in files of earlier releases: it lies between text and name
 */
export function ownHeadline(head: readonly Line[], lines: readonly Line[], own: OwnLayout): Line[] {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  const body = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const name = Math.max(...head.map(({ size }) => size));
  return head.filter(
    (line) => isOwnHeadline(line, own) ?? (line.size > body + LARGER && line.size < name - LARGER),
  );
}
