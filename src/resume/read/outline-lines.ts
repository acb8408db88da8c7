import { findDates } from '../dates.ts';
import { guessKind, type HeadingKind, kindOfHeading } from './headings.ts';
import { kindByContent } from './kind-by-content.ts';
import { isBold, isBullet, isCapitals, type Line, lineText } from './line.ts';
import { isOwnHeading, type OwnLayout } from './own.ts';

/** Lines under one heading; the first part has none. */
export interface Part {
  kind: HeadingKind | 'head';
  /** The heading as it is written. */
  title: string;
  heading?: Line;
  lines: Line[];
  /** How sure it is that the heading is one. */
  confidence: number;
}

/** How a line looks: what headings of one document share. */
const lookOf = (line: Line): string =>
  [Math.round(line.size * 2), isBold(line), isCapitals(lineText(line))].join(' ');

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const short = (line: Line): boolean => {
  const text = lineText(line);
  return (
    line.segments.length === 1 && text.length <= 45 && text.split(' ').length <= 6 && /\p{L}{2}/u.test(text)
  );
};

/** A heading that is a known word: alone on its line, or set apart by its look. */
function isKnown(line: Line, body: number): boolean {
  if (line.segments.length !== 1 || isBullet(lineText(line))) return false;
  if (!kindOfHeading(lineText(line))) return false;
  const text = lineText(line);
  return (
    isBold(line) ||
    isCapitals(text) ||
    line.size > body + 0.4 ||
    line.gap > 1.35 ||
    /:$/.test(text) ||
    line.page < 0
  );
}

/** Looks by which this document's known headings differ from all of its text. */
function headingLooks(lines: readonly Line[], known: ReadonlySet<Line>, body: number): Set<string> {
  const looks = new Map<string, number>();
  for (const line of known) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1);
  const strong = [...looks].filter(([look, count]) => {
    const alike = lines.filter((line) => lookOf(line) === look);
    const [sample] = alike;
    if (!sample) return false;
    const apart = sample.size > body + 0.8 || isCapitals(lineText(sample));
    // A look that most of its lines share with entries is none of headings.
    return apart && count >= 1 && alike.filter(short).length <= count * 2 + 3;
  });
  return new Set(strong.map(([look]) => look));
}

/** Cuts one of our own documents at its headings, whose size is known. */
export function cutOwnParts(lines: readonly Line[], own: OwnLayout): Part[] {
  const parts: Part[] = [{ kind: 'head', title: '', lines: [], confidence: 1 }];
  for (const line of lines) {
    const title = lineText(line);
    if (isOwnHeading({ size: line.size, bold: isBold(line) }, own))
      parts.push({
        kind: kindOfHeading(title) ?? guessKind(title),
        title,
        heading: line,
        lines: [],
        confidence: 0.98,
      });
    else parts.at(-1)?.lines.push(line);
  }
  return parts;
}

/** Cuts a document into its parts at the headings: known words first, then what looks like them. */
export function cutParts(lines: readonly Line[]): Part[] {
  const body = median(lines.map(({ size }) => size));
  const known = new Set(lines.filter((line) => isKnown(line, body)));
  const looks = headingLooks(lines, known, body);
  const largest = Math.max(...lines.slice(0, 12).map(({ size }) => size));
  const firstKnown = lines.findIndex((line) => known.has(line));
  const parts: Part[] = [{ kind: 'head', title: '', lines: [], confidence: 1 }];
  for (const [at, line] of lines.entries()) {
    const text = lineText(line);
    const alike =
      !known.has(line) &&
      firstKnown >= 0 &&
      // Above the first heading that is known only its size tells one.
      (at > firstKnown || (at > 0 && line.size > body + 0.8 && line.size < largest - 0.6)) &&
      short(line) &&
      looks.has(lookOf(line)) &&
      line.size < largest + 0.01 &&
      !(line.size === largest && line.size > body * 1.6) &&
      !/[@\d]|[.,;]$/.test(text) &&
      !isBullet(text) &&
      !findDates(text);
    if (known.has(line)) {
      const kind = kindOfHeading(text) ?? 'custom';
      parts.push({ kind, title: text, heading: line, lines: [], confidence: 0.95 });
    } else if (alike)
      parts.push({ kind: guessKind(text), title: text, heading: line, lines: [], confidence: 0.7 });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map((part) =>
    part.kind === 'custom' && part.heading && !kindOfHeading(part.title)
      ? { ...part, kind: kindByContent(part.lines) }
      : part,
  );
}
