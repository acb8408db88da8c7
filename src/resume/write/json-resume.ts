import { isoDate, isPresent } from '../dates.ts';
import type { Item, ResumeContent, SectionKind } from '../model.ts';
import { linesOf, linkOf } from '../outline.ts';

/** A JSON Resume document, as far as this product writes it: https://jsonresume.org/schema */
export type JsonResume = Record<string, unknown>;

/** Only what says something: no empty texts, lists or objects. */
function filled<T extends Record<string, unknown>>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<T>;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The schema takes ISO dates only; what is written another way is kept beside it, so that nothing is lost. */
function datesOf({ start, end }: Item) {
  return {
    startDate: isoDate(start),
    endDate: isPresent(end) ? undefined : isoDate(end),
    'x-start': start,
    'x-end': end,
  };
}

const date = ({ end }: Item) => ({ date: isoDate(end), 'x-end': end });

const WRITERS: Record<SectionKind, { list: string; write: (item: Item) => Record<string, unknown> }> = {
  work: {
    list: 'work',
    write: (item) => ({
      name: item.title,
      position: item.subtitle,
      location: item.location,
      ...datesOf(item),
      highlights: linesOf(item.text),
    }),
  },
  education: {
    list: 'education',
    write: (item) => ({
      institution: item.title,
      studyType: item.subtitle,
      'x-location': item.location,
      ...datesOf(item),
      courses: linesOf(item.text),
    }),
  },
  projects: {
    list: 'projects',
    write: (item) => ({
      name: item.title,
      entity: item.subtitle,
      ...datesOf(item),
      highlights: linesOf(item.text),
    }),
  },
  skills: {
    list: 'skills',
    write: (item) => ({
      name: item.title,
      keywords: item.text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    }),
  },
  certifications: {
    list: 'certificates',
    write: (item) => ({ name: item.title, issuer: item.subtitle, ...date(item), 'x-text': item.text }),
  },
  awards: {
    list: 'awards',
    write: (item) => ({ title: item.title, awarder: item.subtitle, ...date(item), summary: item.text }),
  },
  languages: { list: 'languages', write: (item) => ({ language: item.title, fluency: item.text }) },
  // The schema has no lists of one's own; further properties are allowed.
  custom: {
    list: 'x-entries',
    write: (item) => ({
      title: item.title,
      subtitle: item.subtitle,
      location: item.location,
      start: item.start,
      end: item.end,
      text: item.text,
    }),
  },
};

function profile(network: string, text: string) {
  if (!text) return [];
  return [
    filled({
      network,
      username: text.replace(/\/+$/, '').split('/').at(-1) ?? '',
      url: linkOf(text),
      'x-text': text,
    }),
  ];
}

/** A resume as JSON Resume. Each entry says under which heading it stood, so that own sections come back. */
export function toJsonResume({ personalInfo, headline, sections, template }: ResumeContent): JsonResume {
  const { firstName, lastName, email, mobile, location, github, linkedin, website, summary } = personalInfo;
  const lists: Record<string, unknown[]> = {};
  for (const section of sections) {
    const { list, write } = WRITERS[section.kind];
    lists[list] ??= [];
    lists[list].push(...section.items.map((item) => filled({ ...write(item), 'x-section': section.title })));
  }
  return filled({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: filled({
      label: headline ?? '',
      name: `${firstName} ${lastName}`.trim(),
      'x-firstName': firstName,
      'x-lastName': lastName,
      ...(EMAIL.test(email) ? { email } : { 'x-email': email }),
      phone: mobile,
      url: linkOf(website),
      'x-website': website,
      summary,
      location: location ? { address: location } : undefined,
      profiles: [...profile('LinkedIn', linkedin), ...profile('GitHub', github)],
    }),
    ...lists,
    meta: { 'x-template': template, 'x-order': sections.map(({ kind, title }) => ({ kind, title })) },
  });
}
