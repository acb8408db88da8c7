import { dateRange } from './dates.ts';
import { isInline } from './kinds.ts';
import type { Item, PersonalInfo, ResumeContent, Section, SectionKind } from './model.ts';
import type { ResumeTemplate } from './templates/template.ts';

export interface Contact {
  text: string;
  /** Where it leads, for what is a link. */
  href?: string;
}

export interface Entry {
  id: string;
  title: string;
  subtitle: string;
  location: string;
  dates: string;
  /** One bullet each. */
  lines: string[];
}

export interface OutlineSection {
  id: string;
  kind: SectionKind;
  title: string;
  /** Its entries are a name and a short text on one line. */
  inline: boolean;
  entries: Entry[];
}

/** What a resume prints, without anything that is empty: the one source of every format. */
export interface Outline {
  firstName: string;
  lastName: string;
  contacts: Contact[];
  summary: string[];
  sections: OutlineSection[];
}

/** The address behind what was typed, or undefined for text that is none. */
export function linkOf(text: string): string | undefined {
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined;
}

const withoutScheme = (text: string): string => text.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

function contactsOf(info: PersonalInfo): Contact[] {
  const [email, mobile, location] = [info.email, info.mobile, info.location].map((text) => text.trim());
  const found: Contact[] = [];
  if (email) found.push({ text: email, href: `mailto:${email}` });
  if (mobile) found.push({ text: mobile, href: `tel:${mobile.replace(/[^\d+]/g, '')}` });
  if (location) found.push({ text: location });
  for (const profile of [info.linkedin, info.github, info.website].map((text) => text.trim()))
    if (profile) found.push({ text: withoutScheme(profile), href: linkOf(profile) });
  return found;
}

/** The lines of a text, without bullet marks typed before them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•·‣▪◦–]\s+/, '').trim())
    .filter(Boolean);

const entryOf = (item: Item): Entry => ({
  id: item.id,
  title: item.title.trim(),
  subtitle: item.subtitle.trim(),
  location: item.location.trim(),
  dates: dateRange(item),
  lines: linesOf(item.text),
});

const isFilled = ({ title, subtitle, location, dates, lines }: Entry): boolean =>
  `${title}${subtitle}${location}${dates}` !== '' || lines.length > 0;

/** Sections that have not changed keep their outline, so that a keystroke draws only its own section anew. */
const outlines = new WeakMap<Section, OutlineSection>();

function outlineSection(section: Section): OutlineSection {
  const known = outlines.get(section);
  if (known) return known;
  const { id, kind, title, items } = section;
  const outline = { id, kind, title, inline: isInline(kind), entries: items.map(entryOf).filter(isFilled) };
  outlines.set(section, outline);
  return outline;
}

export function outlineOf({ personalInfo, sections }: ResumeContent): Outline {
  return {
    firstName: personalInfo.firstName.trim(),
    lastName: personalInfo.lastName.trim(),
    contacts: contactsOf(personalInfo),
    summary: linesOf(personalInfo.summary),
    sections: sections.map(outlineSection).filter(({ entries }) => entries.length > 0),
  };
}

/** A piece of an entry's head and how it is set. */
export interface HeadPiece {
  text: string;
  look: 'bold' | 'italic' | 'gray';
}

/** The reader of our own PDFs knows what a piece is by its look. */
const LOOKS = { title: 'bold', subtitle: 'italic', location: 'gray', dates: 'gray' } as const;

/**
 * The head of an entry, line by line, without what is empty. Dates and places stand beside the names and not at the right
 * edge: machines take what stands apart for a column of its own and read it after everything else.
 * @param lines what the template sets on each line
 */
export const headLines = (entry: Entry, lines: ResumeTemplate['head']): HeadPiece[][] =>
  lines
    .map((fields) => fields.map((field) => ({ text: entry[field], look: LOOKS[field] })))
    .map((pieces) => pieces.filter(({ text }) => text))
    .filter((pieces) => pieces.length > 0);
