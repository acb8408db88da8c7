import type { CSSProperties } from 'react';
import type { ResumeTemplate } from '#resume/templates/template.ts';
import { cssFamily } from '../fonts/face-rules.ts';

const FALLBACK = { sans: 'sans-serif', serif: 'serif' } as const;

/** How a template looks on the screen: the variables that `preview.css` is written in, lengths as points without a unit. */
export const sheetStyle = (template: ResumeTemplate): CSSProperties => {
  const { page, name, contacts, section, heading, entry, bullet, accent, align, family } = template;
  return {
    '--font': `${cssFamily(family)}, ${FALLBACK[family]}`,
    '--align': align,
    '--accent': accent,
    '--page-vertical': page.vertical,
    '--page-horizontal': page.horizontal,
    '--page-size': page.fontSize,
    '--line-height': page.lineHeight,
    '--name-size': name.fontSize,
    '--contacts-size': contacts.fontSize,
    '--contacts-gap': contacts.gap,
    '--section-gap': section.gap,
    '--heading-size': heading.fontSize,
    '--heading-padding': heading.padding,
    '--heading-gap': heading.gap,
    '--rule-width': heading.rule.width,
    '--rule-color': heading.rule.color,
    '--entry-gap': entry.gap,
    '--bullet-gap': bullet.gap,
  } as CSSProperties;
};
