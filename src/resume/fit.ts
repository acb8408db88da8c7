import { type Design, designed } from './design.ts';
import type { ResumeContent } from './model.ts';

const STEPS = 24;
/** What people still read on paper, and what looks no worse than crowded. */
const TIGHTEST = { size: 8.4, lineHeight: 1.18, margin: 0.62, spacing: 0.5 };

const between = (from: number, to: number, share: number, digits: number): number => {
  const value = from + (Math.min(from, to) - from) * share;
  return Number(value.toFixed(digits));
};

/**
 * Designs that hold more and more on a page: first spaces and margins shrink, then lines move together, and the text
 * becomes smaller last.
 */
export function tighter(content: ResumeContent): Design[] {
  const { page } = designed(content);
  const { design = {} } = content;
  return Array.from({ length: STEPS }, (_, at) => {
    const share = (at + 1) / STEPS;
    const early = Math.min(1, share * 1.6);
    const late = Math.max(0, (share - 0.35) / 0.65);
    return {
      ...design,
      margin: between(design.margin ?? 1, TIGHTEST.margin, early, 2),
      spacing: between(design.spacing ?? 1, TIGHTEST.spacing, early, 2),
      lineHeight: between(page.lineHeight, TIGHTEST.lineHeight, share, 2),
      size: between(page.fontSize, TIGHTEST.size, late, 1),
    };
  });
}
