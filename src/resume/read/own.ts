import { PAPERS, type Paper } from '../design.ts';
import type { ResumeTemplate } from '../templates/template.ts';
import { TEMPLATES } from '../templates/templates.ts';
import type { Line } from './line.ts';

/**
 * Distances between lines of our own templates, in multiples of the font size like `Line.gap`: what is nearer belongs
 * together. Each lies halfway between the two distances that it tells apart.
 */
export interface OwnSpacing {
  /** Of two lines of one paragraph, against two bullets. */
  wrapped: number;
  /** Of two lines of one entry's head, against two entries. */
  sameEntry: number;
}

/** How a page with two columns is divided. */
export interface OwnColumns {
  /** Points from the left edge of the page. */
  gutter: number;
  main: 'left' | 'right';
}

/** How one of our own documents is set. */
export interface OwnLayout extends OwnSpacing {
  /** The size of section headings, in points; earlier releases did not tell it. */
  heading?: number | undefined;
  /** The size of the headline below the name, in points; earlier releases did not tell it. */
  headline?: number | undefined;
  columns?: OwnColumns | undefined;
  /** Whether it is set from right to left. */
  rightToLeft?: boolean;
}

const spacingOf = ({ page: { fontSize, lineHeight }, bullet, entry }: ResumeTemplate): OwnSpacing => ({
  wrapped: lineHeight + bullet.gap / fontSize / 2,
  sameEntry: lineHeight + entry.gap / fontSize / 2,
});

/**
 * What the PDF says made it, so that the reader knows its spacing: the template and its measures, which users change.
 * "Dryrun sidebar 1.408 1.770 12 H13 L190" has headings of 12 points, a headline of 13 and a narrow column of 190 at the
 * left. With "rtl" at the end it is set from right to left, everything at the other side.
 */
export function creatorOf(id: string, template: ResumeTemplate, paper: Paper, rightToLeft: boolean): string {
  const { wrapped, sameEntry } = spacingOf(template);
  const { side, heading, headline } = template;
  const columns =
    side && (side.at === 'left' ? `L${side.width}` : `R${Math.round(PAPERS[paper].width - side.width)}`);
  return [
    'Dryrun',
    id,
    wrapped.toFixed(3),
    sameEntry.toFixed(3),
    heading.fontSize,
    `H${headline.fontSize}`,
    columns,
    rightToLeft && 'rtl',
  ]
    .filter(Boolean)
    .join(' ');
}

const CREATOR =
  /^Dryrun (?<id>[\w-]+)(?: (?<wrapped>[\d.]+) (?<entry>[\d.]+) (?<heading>[\d.]+)(?: H(?<headline>[\d.]+))?(?: (?<side>[LR])(?<gutter>\d+))?(?<rtl> rtl)?)?/;

/** How a PDF of ours is set, by the programs that it names; undefined for any other, and for those of earlier releases. */
export function ownLayout(maker: string): OwnLayout | undefined {
  const { id = '', wrapped, entry, side, gutter, heading, headline, rtl } = CREATOR.exec(maker)?.groups ?? {};
  const template = Object.entries<ResumeTemplate>(TEMPLATES).find(([known]) => known === id)?.[1];
  if (!wrapped || !entry) return template && spacingOf(template);
  return {
    wrapped: Number(wrapped),
    sameEntry: Number(entry),
    heading: Number(heading),
    ...(headline && { headline: Number(headline) }),
    rightToLeft: rtl !== undefined,
    ...(side && { columns: { gutter: Number(gutter), main: side === 'L' ? 'right' : 'left' } }),
  };
}

/** How near a line's size must be to a template's, in points: PDF.js gives it to about a thousandth. */
const SAME_SIZE = 0.05;

/** Whether a line, or a piece of one, is set as our own documents set the headings of sections. */
export const isOwnHeading = (set: { size: number; bold: boolean }, { heading }: OwnLayout): boolean =>
  heading !== undefined && set.bold && Math.abs(set.size - heading) < SAME_SIZE;

/** Whether a line that stands above the first section is set as our own documents set headlines; undefined if it can't be told. */
export const isOwnHeadline = ({ size }: Line, { headline }: OwnLayout): boolean | undefined =>
  headline === undefined ? undefined : Math.abs(size - headline) < SAME_SIZE;

/** The spacing of a PDF of an early release, which named no template: the size of the text tells it. */
export function earlySpacing(maker: string, lines: readonly Line[]): OwnSpacing | undefined {
  if (!/^Dryrun\b/.test(maker)) return undefined;
  const inSize = ({ page }: ResumeTemplate) =>
    lines.filter(({ size }) => Math.abs(size - page.fontSize) < SAME_SIZE).length;
  const [likeliest] = Object.values<ResumeTemplate>(TEMPLATES).sort((a, b) => inSize(b) - inSize(a));
  return likeliest && spacingOf(likeliest);
}
