import { findDates, isHalfRange } from '../dates.ts';
import { type Edges, wraps } from './flow.ts';
import { isBullet, type Line, lineText, type Run, type Segment, segmentText, startsBold } from './line.ts';

const style = (run: Run | undefined): string => `${run?.bold} ${run?.italic}`;
const firstStyle = ({ runs }: Segment): string => style(runs.find(({ text }) => text.trim()));
const lastStyle = ({ runs }: Segment): string => style(runs.findLast(({ text }) => text.trim()));

const joined = (first: Segment, second: Segment): Segment => {
  const [head, ...rest] = second.runs;
  const spaced: Run[] = head ? [{ ...head, text: ` ${head.text}` }, ...rest] : rest;
  return {
    runs: [...first.runs, ...spaced],
    x: Math.min(first.x, second.x),
    right: Math.max(first.right, second.right),
  };
};

/** A date whose second half did not fit beside it. */
const isOpenDate = (text: string): boolean =>
  (/[-–—]$/.test(text) && findDates(text) !== undefined) || isHalfRange(text);

/** Whether the left piece of a line ends where it does because of the piece at its right. */
function isCramped(left: Segment, right: Segment, next: Segment): boolean {
  const text = segmentText(left);
  const [word = ''] = segmentText(next).split(' ');
  const width = (left.right - left.x) / Math.max(text.length, 1);
  return left.right + (word.length + 1) * width > right.x - 4;
}

/** Whether one line of names and dates with marks between them goes on below, because it did not fit. */
function isContinued(line: Line, next: Line, edges: Edges): boolean {
  if (line.segments.length !== 1 || next.segments.length !== 1 || next.gap > 1.65) return false;
  const text = lineText(line);
  const parted = /\s[|·•]\s/.test(text) || isOpenDate(text);
  return (
    parted && !isBullet(text) && !isBullet(lineText(next)) && !startsBold(next) && wraps(line, next, edges)
  );
}

/** Whether a line begins with the second half of a date that stands left of its entry. */
function isBelowDate(line: Line, next: Line): boolean {
  const [date, beside] = line.segments;
  const [half] = next.segments;
  if (!date || !beside || !half || next.page !== line.page || next.gap > 1.65) return false;
  return isOpenDate(segmentText(date)) && half.right < beside.x;
}

/** Whether a name in bold was too long for its line, and the next line has the rest of it. */
function isBrokenName(line: Line, next: Line, edges: Edges): boolean {
  const end = line.segments.at(-1);
  const [more] = next.segments;
  if (!end || !more || next.segments.length > 1 || next.page !== line.page || line.page < 0) return false;
  const bold = ({ runs }: Segment) => runs.every((run) => run.bold || !run.text.trim());
  return (
    bold(end) &&
    bold(more) &&
    next.gap < 1.65 &&
    next.size === line.size &&
    Math.abs(more.x - end.x) < 2 &&
    wraps({ ...line, segments: [end], x: end.x }, next, edges)
  );
}

/**
 * Lines with a piece at each side, as a company and its dates, where one side needed a second line: both lines
 * become one.
 */
export function mergeCells(lines: readonly Line[], edges: Edges): Line[] {
  const merged: Line[] = [];
  for (const line of lines) {
    const last = merged.at(-1);
    const [left, right] = last?.segments ?? [];
    const [nextLeft] = line.segments;
    const nextRight = line.segments.at(-1);
    if (last && left && nextLeft && isContinued(last, line, edges)) {
      merged[merged.length - 1] = { ...last, segments: [joined(left, nextLeft)], right: line.right };
      continue;
    }
    if (last && left && right && nextLeft && isBelowDate(last, line)) {
      merged[merged.length - 1] = { ...last, segments: [joined(left, nextLeft), ...last.segments.slice(1)] };
      const [first, ...others] = line.segments.slice(1);
      if (first) merged.push({ ...line, segments: [first, ...others], x: first.x });
      continue;
    }
    // Places of a text file are counted in characters, which say nothing of room.
    if (last && isBrokenName(last, line, edges)) {
      const end = last.segments.at(-1);
      const [more] = line.segments;
      if (end && more)
        merged[merged.length - 1] = { ...last, segments: [...last.segments.slice(0, -1), joined(end, more)] };
      continue;
    }
    const below =
      last && line.page >= 0 && line.page === last.page && line.column === last.column && line.gap < 1.65;
    if (
      !below ||
      isBullet(lineText(line)) ||
      !left ||
      !right ||
      last.segments.length !== 2 ||
      !nextLeft ||
      !nextRight
    ) {
      merged.push(line);
      continue;
    }
    const sameLeft = Math.abs(nextLeft.x - left.x) < 2 && firstStyle(nextLeft) === lastStyle(left);
    const open = isOpenDate(segmentText(right));
    if (open && line.segments.length === 2 && sameLeft)
      merged[merged.length - 1] = { ...last, segments: [joined(left, nextLeft), joined(right, nextRight)] };
    else if (open && line.segments.length === 1 && nextLeft.x > left.right - 20)
      merged[merged.length - 1] = { ...last, segments: [left, joined(right, nextLeft)] };
    else if (line.segments.length === 1 && sameLeft && isCramped(left, right, nextLeft))
      merged[merged.length - 1] = { ...last, segments: [joined(left, nextLeft), right] };
    else merged.push(line);
  }
  return merged;
}
