import { type DateFormat, formatDate } from './date-format.ts';
import { dateRange } from './dates.ts';
import { hiddenOf } from './design.ts';
import { isInline } from './kinds.ts';
import { type Headings, headingsIn, languageOf } from './language.ts';
import type { Item, PersonalInfo, ResumeContent, Section, SectionKind } from './model.ts';
import type { PhotoShape } from './photo.ts';
import { withoutMarks } from './rich-text.ts';
import type { HeadField } from './templates/template.ts';

export interface Contact {
  kind: 'email' | 'phone' | 'place' | 'linkedin' | 'github' | 'website';
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
  headline: string;
  /** The address of a photo that is printed. */
  photo: { image: string; shape: PhotoShape } | undefined;
  contacts: Contact[];
  summary: string[];
  sections: OutlineSection[];
  /** What it is written in, as a BCP 47 tag. */
  language: string;
  /** The headings of summary and contacts in its language; sections have their own. */
  headings: Headings;
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
  if (email) found.push({ kind: 'email', text: email, href: `mailto:${email}` });
  if (mobile) found.push({ kind: 'phone', text: mobile, href: `tel:${mobile.replace(/[^\d+]/g, '')}` });
  if (location) found.push({ kind: 'place', text: location });
  for (const kind of ['linkedin', 'github', 'website'] as const) {
    const profile = info[kind].trim();
    if (profile) found.push({ kind, text: withoutScheme(profile), href: linkOf(profile) });
  }
  return found;
}

/** The lines of a text, without bullet marks typed before them. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-*•·‣▪◦–]\s+/, '').trim())
    .filter(Boolean);

const entryOf = (item: Item, format: DateFormat | undefined): Entry => ({
  id: item.id,
  title: item.title.trim(),
  subtitle: item.subtitle.trim(),
  location: item.location.trim(),
  dates: dateRange({ start: formatDate(item.start, format), end: formatDate(item.end, format) }),
  lines: linesOf(item.text),
});

const isFilled = ({ title, subtitle, location, dates, lines }: Entry): boolean =>
  `${title}${subtitle}${location}${dates}` !== '' || lines.length > 0;

function outlineSection(
  { id, kind, title, items }: Section,
  hidden: ReadonlySet<string>,
  format: DateFormat | undefined,
): OutlineSection {
  const entries = items
    .filter((item) => !hidden.has(item.id))
    .map((item) => entryOf(item, format))
    .filter(isFilled);
  return { id, kind, title, inline: isInline(kind), entries };
}

/** What a resume prints, with the marks of bold, italic and links in its lines. */
export function richOutlineOf(content: ResumeContent): Outline {
  const { personalInfo, sections, headline = '', design } = content;
  const hidden = hiddenOf(content);
  const words = {
    firstName: personalInfo.firstName.trim(),
    lastName: personalInfo.lastName.trim(),
    headline: headline.trim(),
    photo: content.photo?.shown ? content.photo : undefined,
    contacts: contactsOf(personalInfo),
    summary: linesOf(personalInfo.summary),
    sections: sections
      .filter(({ id }) => !hidden.has(id))
      .map((section) => outlineSection(section, hidden, design?.dates))
      .filter(({ entries }) => entries.length > 0),
  };
  const language = languageOf(textOf(words));
  return { ...words, language, headings: headingsIn(language) };
}

/** What a resume prints as text without marks. */
export function outlineOf(content: ResumeContent): Outline {
  const outline = richOutlineOf(content);
  return {
    ...outline,
    summary: outline.summary.map(withoutMarks),
    sections: outline.sections.map((section) => ({
      ...section,
      entries: section.entries.map((entry) => ({ ...entry, lines: entry.lines.map(withoutMarks) })),
    })),
  };
}

/** A piece of an entry's head and how it is set. */
export interface HeadPiece {
  text: string;
  look: 'bold' | 'italic' | 'gray';
}

/** The reader of our own PDFs knows what a piece is by its look. */
const LOOKS = { title: 'bold', subtitle: 'italic', location: 'gray', dates: 'gray' } as const;

/** Fields of an entry's head as pieces, without what is empty. */
export const headPieces = (entry: Entry, fields: readonly HeadField[]): HeadPiece[] =>
  fields.map((field) => ({ text: entry[field], look: LOOKS[field] })).filter(({ text }) => text);

/** The words of a resume in a row, without what is written with Latin letters in every language: contacts and dates. */
export const textOf = ({
  firstName,
  lastName,
  headline,
  summary,
  sections,
}: Pick<Outline, 'firstName' | 'lastName' | 'headline' | 'summary' | 'sections'>): string =>
  [
    firstName,
    lastName,
    headline,
    ...summary,
    ...sections.flatMap(({ title, entries }) => [
      title,
      ...entries.flatMap((entry) => [entry.title, entry.subtitle, entry.location, ...entry.lines]),
    ]),
  ].join(' ');
