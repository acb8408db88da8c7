import { kindOfHeading } from './headings.ts';
import { isRange, kindByContent } from './kind-by-content.ts';
import { type Line, lineText, segmentText, startsBold } from './line.ts';
import type { Part } from './outline-lines.ts';

const NEAR = 3;

/** Headings in a rail at the left, each on a line of its own before what it announces. */
export function splitRails(lines: readonly Line[]): Line[] {
  const isRail = ({ segments: [first, second] }: Line) =>
    first !== undefined && second !== undefined && kindOfHeading(segmentText(first)) !== undefined;
  const rails = lines.filter(isRail);
  const x = rails[0]?.segments[0]?.x ?? 0;
  const aligned = rails.filter(({ segments: [first] }) => Math.abs((first?.x ?? 0) - x) < NEAR);
  if (aligned.length < 2) return [...lines];
  const inner = Math.min(...aligned.map(({ segments }) => segments[1]?.x ?? 0));
  return lines.flatMap((line) => {
    const [first, ...others] = line.segments;
    const [beside] = others;
    const isHeading =
      first &&
      beside &&
      Math.abs(first.x - x) < NEAR &&
      Math.abs(beside.x - inner) < NEAR &&
      first.right < inner;
    if (!isHeading) return [line];
    const bold = { ...first, runs: first.runs.map((run) => ({ ...run, bold: true })) };
    return [
      { ...line, segments: [bold], right: first.right, gap: Math.max(line.gap, 2) },
      { ...line, segments: others, x: beside.x, gap: 1 },
    ];
  });
}

/**
 * A career that begins below the contacts, without a heading: it is cut off the head of the document, where the first
 * line with a range of dates is.
 */
export function withCareer(parts: readonly Part[]): Part[] {
  const [head, ...others] = parts;
  if (!head || others.some(({ kind }) => kind === 'work')) return [...parts];
  const at = head.lines.findIndex(isRange);
  const line = head.lines[at];
  if (!line || at < 2 || kindByContent(head.lines.slice(at - 1)) !== 'work') return [...parts];
  const before = head.lines[at - 1];
  // The name of the company may stand above the line with the dates.
  const above = before && startsBold(before) && !startsBold(line) && lineText(before).length < 60;
  const start = above ? at - 1 : at;
  const career: Part = { kind: 'work', title: '', lines: head.lines.slice(start), confidence: 0.6 };
  return [{ ...head, lines: head.lines.slice(0, start) }, career, ...others];
}
