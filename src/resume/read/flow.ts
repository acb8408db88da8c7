import { findDates } from '../dates.ts';
import { UNSPACED } from '../scripts.ts';
import {
  isBareBullet,
  isBullet,
  type Line,
  lineText,
  segmentText,
  startsBold,
  withoutBullet,
} from './line.ts';
import { NO_PAGE } from './text-lines.ts';
import { isDegree } from './words.ts';

/** Beyond this many characters a text file does not break its lines at an edge. */
const LONGEST_WRAPPED = 120;
const SHORTEST_WRAPPED = 50;

/** A word may be this much narrower than its letters are on average. */
const NARROW = 0.95;
/** Points by which a full line may end before the edge. */
const TOLERANCE = 1;

/** How far lines of each column reach, by page and column. */
export type Edges = ReadonlyMap<string, number>;

const place = ({ page, column }: Line): string => `${page}/${column}`;

export function edgesOf(lines: readonly Line[]): Edges {
  const edges = new Map<string, number>();
  for (const line of lines) edges.set(place(line), Math.max(edges.get(place(line)) ?? 0, line.right));
  return edges;
}

/** Words that keep their hyphen at the end of a line. */
const HYPHENATED =
  /(?:^|[\s-])(?:well|self|cross|re|co|non|pre|multi|high|low|end|real|state|error|user|long|short|full|part|time|cost|data|event|test|open|large|small|on|off|up|in|out|all|one|two|three|four|five|six|ten|first|second|third|early|late|anti|post|sub|inter|micro|end-to|state-of|state-of-the|year|day|hour|week|month)-$/i;

/** Two lines of one paragraph as one; a word cut at the line's end is whole again. */
export function joinLines(first: string, second: string, cutsWords: boolean): string {
  if (/\u00ad$/.test(first)) return first.slice(0, -1) + second;
  if (UNSPACED.test(first.slice(-1)) && UNSPACED.test(second.slice(0, 1))) return first + second;
  if (!/[\p{L}\p{N}][-‐]$/u.test(first)) return `${first} ${second}`;
  const cut = cutsWords && /^\p{Ll}/u.test(second) && !HYPHENATED.test(first.replace('‐', '-'));
  return cut ? first.slice(0, -1) + second : first + second;
}

/** Whether a line ends where it does because its next word did not fit. */
export function wraps(line: Line, next: Line, edges: Edges): boolean {
  const edge = edges.get(place(line)) ?? 0;
  const text = lineText(line);
  const [word = ''] = lineText(next).split(' ');
  if (line.page === NO_PAGE) {
    if (edge > LONGEST_WRAPPED || edge < SHORTEST_WRAPPED) return false;
    return line.right + 1 + word.length > edge;
  }
  const letter = (line.right - line.x) / Math.max(text.length, 1);
  return line.right + (word.length + 1) * letter * NARROW > edge - TOLERANCE;
}

/** What a line is in its section. */
export interface Piece {
  type: 'head' | 'bullet' | 'prose';
  /** Its first line; further ones are in `text` already. */
  lines: Line[];
  text: string;
}

const LONG = 75;
const LONGEST_DEGREE = 140;

/** A line that opens with a degree names a school's entry, however long it is. */
const opensWithDegree = (text: string): boolean =>
  text.length < LONGEST_DEGREE && /^\p{Lu}/u.test(text) && isDegree(text.split(' ').slice(0, 2).join(' '));

const isProse = (line: Line, text: string): boolean =>
  line.segments.length === 1 &&
  !opensWithDegree(text) &&
  !startsBold(line) &&
  (text.length > LONG || (/[.;]$/.test(text) && text.length > 45));

/** Points by which a list without drawn marks stands in from the names of its entries. */
const INDENT = 6;
/** What stands further in is a column or set to the right. */
const LARGEST_INDENT = 45;

const isDateOnly = (text: string): boolean => {
  const dates = findDates(text);
  return dates !== undefined && text.length - dates.length <= 2;
};

/** Where a line begins, apart from a date in a column at the left. */
const beginning = ({ segments: [first, second] }: Line): number =>
  (first && second && isDateOnly(segmentText(first)) ? second.x : first?.x) ?? 0;

/** Where the entries of a section begin: at its leftmost bold line, or leftmost line of several pieces. */
function baseOf(lines: readonly Line[]): number | undefined {
  const heads = lines.filter(
    (line) => line.page !== NO_PAGE && (startsBold(line) || line.segments.length > 1),
  );
  return heads.length > 0 ? Math.min(...heads.map(beginning)) : undefined;
}

const isIndented = (line: Line, base: number): boolean =>
  line.page !== NO_PAGE &&
  line.segments.length === 1 &&
  !line.segments.some(({ runs }) => runs.some(({ bold, italic }) => bold || italic)) &&
  line.x > base + INDENT &&
  line.x < base + LARGEST_INDENT &&
  !findDates(lineText(line))?.range;

/**
 * Lines of a section as heads, bullets and paragraphs, with wrapped lines joined.
 * @param own whether they come from our own template, where bullets hang and everything else is a head
 */
export function piecesOf(lines: readonly Line[], edges: Edges, cutsWords: boolean, own = false): Piece[] {
  const pieces: Piece[] = [];
  const base = baseOf(lines);
  let bare: Line | undefined;
  for (const [at, line] of lines.entries()) {
    const text = lineText(line);
    if (isBareBullet(text)) {
      bare = line;
      continue;
    }
    const previous = lines[at - 1];
    const last = pieces.at(-1);
    if (isBullet(text) || bare) {
      pieces.push({ type: 'bullet', lines: [line], text: withoutBullet(text) });
      bare = undefined;
      continue;
    }
    const start = last?.lines[0];
    const indented = !own && base !== undefined && isIndented(line, base);
    const close = line.gap < 1.75 || line.page !== previous?.page;
    const wrapped = previous && wraps(previous, line, edges);
    const hanging = start && line.x > start.x + 1.5 && !startsBold(line);
    const goesOn =
      last &&
      previous &&
      close &&
      line.column === previous.column &&
      line.segments.length === 1 &&
      ((last.type === 'bullet' &&
        ((wrapped && !own) || (hanging && line.page !== NO_PAGE) || (hanging && /^\p{Ll}/u.test(text)))) ||
        (last.type === 'prose' && wrapped));
    if (goesOn) {
      last.text = joinLines(last.text, text, cutsWords);
      last.lines.push(line);
    } else {
      const type = indented && last ? 'bullet' : !own && isProse(line, text) ? 'prose' : 'head';
      pieces.push({ type, lines: [line], text });
    }
  }
  return pieces;
}
