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

const spacingOf = ({ page: { fontSize, lineHeight }, bullet, entry }: ResumeTemplate): OwnSpacing => ({
  wrapped: lineHeight + bullet.gap / fontSize / 2,
  sameEntry: lineHeight + entry.gap / fontSize / 2,
});

/** What the PDF says made it, so that the reader knows its spacing. */
export const creatorOf = (templateId: string): string => `Dryrun ${templateId}`;

/** How near a line's size must be to a template's, in points: PDF.js gives it to about a thousandth. */
const SAME_SIZE = 0.05;

/**
 * The spacing of a PDF of ours, or undefined for any other.
 * @param maker the programs that the PDF names; earlier releases named no template, then the size of the text tells it
 */
export function ownSpacing(maker: string, lines: readonly Line[]): OwnSpacing | undefined {
  const [, isOurs, named] = /^(Dryrun)\b(?: ([\w-]+))?/.exec(maker) ?? [];
  if (!isOurs) return undefined;
  const templates = Object.entries<ResumeTemplate>(TEMPLATES);
  const byName = templates.find(([id]) => id === named)?.[1];
  if (byName) return spacingOf(byName);
  const inSize = ({ page }: ResumeTemplate) =>
    lines.filter(({ size }) => Math.abs(size - page.fontSize) < SAME_SIZE).length;
  const [likeliest] = templates.map(([, template]) => template).sort((a, b) => inSize(b) - inSize(a));
  return likeliest && spacingOf(likeliest);
}
