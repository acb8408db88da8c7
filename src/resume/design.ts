import { z } from 'zod/mini';
import { DATE_FORMATS } from './date-format.ts';
import { FONT_FAMILY_IDS } from './templates/font-families.ts';
import type { ResumeTemplate } from './templates/template.ts';
import { TEMPLATES, type TemplateId } from './templates/templates.ts';

export const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;
export type Paper = keyof typeof PAPERS;
const PAPER_IDS = Object.keys(PAPERS) as Paper[];

/** How far each number may be changed; margin and spacing are shares of the template's own. */
export const LIMITS = {
  size: { min: 8, max: 13, step: 0.1 },
  lineHeight: { min: 1.1, max: 1.8, step: 0.02 },
  margin: { min: 0.5, max: 1.5, step: 0.05 },
  spacing: { min: 0.4, max: 1.6, step: 0.05 },
} as const;
export type DesignNumber = keyof typeof LIMITS;

const number = (name: DesignNumber) =>
  z.catch(z.optional(z.number().check(z.gte(LIMITS[name].min), z.lte(LIMITS[name].max))), undefined);

/** What a user changes of a template; what is missing is as the template has it. A value of a later release is too. */
export const designSchema = z.object({
  paper: z.catch(z.optional(z.enum(PAPER_IDS)), undefined),
  font: z.catch(z.optional(z.enum(FONT_FAMILY_IDS)), undefined),
  accent: z.catch(z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i))), undefined),
  size: number('size'),
  lineHeight: number('lineHeight'),
  margin: number('margin'),
  spacing: number('spacing'),
  dates: z.catch(z.optional(z.enum(DATE_FORMATS)), undefined),
  /** From two pages on, unless they are not wanted. */
  pageNumbers: z.catch(z.optional(z.boolean()), undefined),
  /** A small drawing before each contact. */
  icons: z.catch(z.optional(z.boolean()), undefined),
  /** Dots that show the level that is written beside a language or skill. */
  levels: z.catch(z.optional(z.boolean()), undefined),
  /** Ids of the sections and items that are kept and not printed. */
  hidden: z.catch(z.optional(z.array(z.string())), undefined),
});
export type Design = z.infer<typeof designSchema>;

/** What has a template and may have changes of it. */
export interface Designed {
  template: TemplateId;
  design?: Design | undefined;
}

export const paperOf = ({ design }: Designed): Paper => design?.paper ?? 'a4';

/** Where offices and printers use US Letter. */
const LETTER_REGIONS = new Set('US CA MX PR PH CL CO CR DO GT HN NI PA SV VE'.split(' '));

/** The design that a new document begins with, by the language of its user's browser, such as `en-US`. */
export function designIn(language: string): Design {
  const region = new Intl.Locale(language).maximize().region ?? '';
  return LETTER_REGIONS.has(region) ? { paper: 'letter' } : {};
}

/** Nearer than this, in points, the reader of our own PDFs could not tell bullets and entries from wrapped lines. */
const LEAST = { bullet: 0.45, entry: 1.2 };

/** A template with the user's changes in its numbers. */
export function designed({ template: id, design = {} }: Designed): ResumeTemplate {
  const template: ResumeTemplate = TEMPLATES[id];
  const { page, heading } = template;
  const { size = page.fontSize, lineHeight = page.lineHeight, margin = 1, spacing = 1 } = design;
  const scaled = (points: number) => Math.round(points * (size / page.fontSize) * 100) / 100;
  const spaced = (points: number) => Math.round(points * spacing * 100) / 100;
  const bullet = Math.max(LEAST.bullet, spaced(template.bullet.gap));
  return {
    ...template,
    family: design.font ?? template.family,
    accent: design.accent ?? template.accent,
    page: {
      vertical: page.vertical * margin,
      horizontal: page.horizontal * margin,
      fontSize: size,
      lineHeight,
    },
    name: { fontSize: scaled(template.name.fontSize) },
    headline: { fontSize: scaled(template.headline.fontSize), gap: spaced(template.headline.gap) },
    contacts: { fontSize: scaled(template.contacts.fontSize), gap: spaced(template.contacts.gap) },
    section: { gap: spaced(template.section.gap) },
    heading: { ...heading, fontSize: scaled(heading.fontSize), gap: spaced(heading.gap) },
    entry: { gap: Math.max(bullet + LEAST.entry, spaced(template.entry.gap)) },
    bullet: { gap: bullet },
    word: { ...template.word, fontSize: Math.round(scaled(template.word.fontSize) * 2) / 2 },
  };
}

/** What is kept and not printed. */
export const hiddenOf = ({ design }: Designed): ReadonlySet<string> => new Set(design?.hidden);
