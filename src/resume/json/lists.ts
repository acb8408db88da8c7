import { humanDate, isoDate } from '../dates.ts';
import { KINDS } from '../kinds.ts';
import type { Item, ItemField, Section, SectionKind } from '../model.ts';
import { linesOf } from '../outline.ts';
import {
  certificateOf,
  courses,
  DATE_KEYS,
  type Fields,
  highlights,
  keywords,
  linesAndUrl,
  placeOf,
  readDates,
  summary,
  WEB,
  writeDates,
} from './list-fields.ts';
import { firstText, lines, type Raw, text, texts } from './values.ts';

/** What our files say they are. */
export const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** One list of the JSON Resume schema: what its entries are here, and what items are there. */
export interface List {
  list: string;
  kind: SectionKind;
  heading: string;
  /** Headings of one's own sections that belong into this list. */
  headings?: RegExp;
  read: (raw: Raw) => Partial<Fields>;
  write: (item: Item) => Raw;
  /** The properties that each field is written to. */
  keys: Partial<Record<ItemField, readonly string[]>>;
}

/** Every list of the schema. A section of one's own goes into the list that its heading names. */
export const LISTS: readonly List[] = [
  {
    list: 'work',
    kind: 'work',
    heading: KINDS.work.title,
    read: (raw) => ({
      title: firstText(raw.name, raw.company),
      subtitle: text(raw.position),
      location: placeOf(raw.location),
      ...readDates(raw),
      text: lines(
        text(raw.description),
        text(raw.summary),
        texts(raw.highlights),
        firstText(raw.url, raw.website),
      ),
    }),
    write: (item) => ({
      name: item.title,
      position: item.subtitle,
      location: item.location,
      ...writeDates(item),
      ...highlights(item),
    }),
    keys: {
      title: ['name', 'company'],
      subtitle: ['position'],
      location: ['location'],
      ...DATE_KEYS,
      text: ['description', 'summary', 'highlights', 'url', 'website'],
    },
  },
  {
    list: 'volunteer',
    kind: 'custom',
    heading: 'Volunteering',
    headings: /^volunt|^ehrenamt|^bénévolat/i,
    read: (raw) => ({
      title: text(raw.organization),
      subtitle: text(raw.position),
      ...readDates(raw),
      text: lines(text(raw.summary), texts(raw.highlights), firstText(raw.url, raw.website)),
    }),
    write: (item) => ({
      organization: item.title,
      position: item.subtitle,
      ...writeDates(item),
      ...highlights(item),
    }),
    keys: {
      title: ['organization'],
      subtitle: ['position'],
      ...DATE_KEYS,
      text: ['summary', 'highlights', 'url', 'website'],
    },
  },
  {
    list: 'education',
    kind: 'education',
    heading: KINDS.education.title,
    read: (raw) => ({
      title: text(raw.institution),
      subtitle: [text(raw.studyType), text(raw.area)].filter(Boolean).join(' '),
      ...readDates(raw),
      text: lines(
        texts(raw.courses),
        firstText(raw.score, raw.gpa) && `Score: ${firstText(raw.score, raw.gpa)}`,
        text(raw.url),
      ),
    }),
    write: (item) => ({
      institution: item.title,
      studyType: item.subtitle,
      ...writeDates(item),
      ...courses(item),
    }),
    keys: {
      title: ['institution'],
      subtitle: ['studyType', 'area'],
      ...DATE_KEYS,
      text: ['courses', 'score', 'gpa', 'url'],
    },
  },
  {
    list: 'projects',
    kind: 'projects',
    heading: KINDS.projects.title,
    read: (raw) => ({
      title: text(raw.name),
      subtitle: firstText(raw.entity, raw.url),
      ...readDates(raw),
      text: lines(
        firstText(raw.description, raw.summary),
        texts(raw.highlights),
        texts(raw.keywords).join(', '),
        texts(raw.roles).join(', '),
        text(raw.entity) && text(raw.url),
      ),
    }),
    write: (item) => ({
      ...(WEB.test(item.subtitle) ? { url: item.subtitle } : { entity: item.subtitle }),
      name: item.title,
      ...writeDates(item),
      highlights: linesOf(item.text),
    }),
    keys: {
      title: ['name'],
      subtitle: ['entity', 'url'],
      ...DATE_KEYS,
      text: ['description', 'summary', 'highlights', 'keywords', 'roles'],
    },
  },
  {
    list: 'skills',
    kind: 'skills',
    heading: KINDS.skills.title,
    read: (raw) => ({
      title: [text(raw.name), text(raw.level) && `(${text(raw.level)})`].filter(Boolean).join(' '),
      text: texts(raw.keywords).join(', '),
    }),
    write: (item) => ({ name: item.title, keywords: keywords(item) }),
    keys: { title: ['name', 'level'], text: ['keywords'] },
  },
  {
    list: 'certificates',
    kind: 'certifications',
    heading: KINDS.certifications.title,
    read: certificateOf,
    write: (item) => ({
      name: item.title,
      issuer: item.subtitle,
      date: isoDate(item.end),
      url: linesAndUrl(item.text).list.length === 0 ? linesAndUrl(item.text).url : undefined,
    }),
    keys: { title: ['name'], subtitle: ['issuer'], end: ['date'], text: ['summary', 'url'] },
  },
  {
    list: 'awards',
    kind: 'awards',
    heading: KINDS.awards.title,
    read: (raw) => ({
      title: firstText(raw.title, raw.name),
      subtitle: text(raw.awarder),
      end: humanDate(text(raw.date)),
      text: text(raw.summary),
    }),
    write: (item) => ({
      title: item.title,
      awarder: item.subtitle,
      date: isoDate(item.end),
      summary: item.text,
    }),
    keys: { title: ['title', 'name'], subtitle: ['awarder'], end: ['date'], text: ['summary'] },
  },
  {
    list: 'languages',
    kind: 'languages',
    heading: KINDS.languages.title,
    read: (raw) => ({ title: firstText(raw.language, raw.name), text: text(raw.fluency) }),
    write: (item) => ({ language: item.title, fluency: item.text }),
    keys: { title: ['language', 'name'], text: ['fluency'] },
  },
  {
    list: 'publications',
    kind: 'custom',
    heading: 'Publications',
    headings: /^(?:selected )?publications?$/i,
    read: (raw) => ({
      title: text(raw.name),
      subtitle: text(raw.publisher),
      end: humanDate(firstText(raw.releaseDate, raw.date)),
      text: lines(text(raw.summary), firstText(raw.url, raw.website)),
    }),
    write: (item) => ({
      name: item.title,
      publisher: item.subtitle,
      releaseDate: isoDate(item.end),
      ...summary(item),
    }),
    keys: {
      title: ['name'],
      subtitle: ['publisher'],
      end: ['releaseDate', 'date'],
      text: ['summary', 'url', 'website'],
    },
  },
  {
    list: 'interests',
    kind: 'custom',
    heading: 'Interests',
    headings: /^(?:interests|hobbies)/i,
    read: (raw) => ({ title: text(raw.name), text: texts(raw.keywords).join(', ') }),
    write: (item) => ({ name: item.title, keywords: keywords(item) }),
    keys: { title: ['name'], text: ['keywords'] },
  },
  {
    list: 'references',
    kind: 'custom',
    heading: 'References',
    headings: /^(?:references?|referees)$/i,
    read: (raw) => ({ title: text(raw.name), text: text(raw.reference) }),
    write: (item) => ({ name: item.title, reference: item.text }),
    keys: { title: ['name'], text: ['reference'] },
  },
  {
    // The schema has no list for anything else; further properties are allowed.
    list: 'x-entries',
    kind: 'custom',
    heading: KINDS.custom.title,
    read: (raw) => ({
      title: text(raw.title),
      subtitle: text(raw.subtitle),
      location: text(raw.location),
      start: text(raw.start),
      end: text(raw.end),
      text: text(raw.text),
    }),
    write: ({ title, subtitle, location, start, end, text: body }) => ({
      title,
      subtitle,
      location,
      start,
      end,
      text: body,
    }),
    keys: {
      title: ['title'],
      subtitle: ['subtitle'],
      location: ['location'],
      start: ['start'],
      end: ['end'],
      text: ['text'],
    },
  },
];

/** The list of that name, for items of that kind. */
export const listNamed = (name: string | undefined, kind: SectionKind): List | undefined =>
  LISTS.find(({ list, kind: own }) => list === name && own === kind);

/** The list that a section's items go into: the one they came from, or the one that its heading names. */
export function listOf({ kind, title, items }: Section): List | undefined {
  const own = LISTS.filter((list) => list.kind === kind);
  const origin = items.map(({ extra }) => listNamed(extra?.list, kind)).find(Boolean);
  return origin ?? own.find(({ headings }) => headings?.test(title)) ?? own.find((list) => !list.headings);
}
