import { z } from 'zod/mini';
import { createItem, createSection, emptyContent, emptyPersonalInfo } from '../create.ts';
import { KINDS } from '../kinds.ts';
import { type Item, type ResumeContent, SECTION_KINDS, type Section, type SectionKind } from '../model.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';

type Raw = Record<string, unknown>;

const isObject = (value: unknown): value is Raw =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const objects = (value: unknown): Raw[] => (Array.isArray(value) ? value.filter(isObject) : []);
const lines = (...parts: (string | string[])[]): string => parts.flat().filter(Boolean).join('\n');

const dates = (raw: Raw): Pick<Item, 'start' | 'end'> => ({
  start: text(raw['x-start']) || text(raw.startDate),
  end: text(raw['x-end']) || text(raw.endDate) || (raw.startDate && !raw['x-start'] ? 'Present' : ''),
});

const single = (raw: Raw) => ({ end: text(raw['x-end']) || text(raw.date) || text(raw.releaseDate) });

interface Reader {
  list: string;
  kind: SectionKind;
  title?: string;
  read: (raw: Raw) => Partial<Item>;
}

/** Every list of the schema, and what becomes of its entries. */
const READERS: Reader[] = [
  {
    list: 'work',
    kind: 'work',
    read: (raw) => ({
      title: text(raw.name) || text(raw.company),
      subtitle: text(raw.position),
      location: text(raw.location),
      ...dates(raw),
      text: lines(text(raw.description), text(raw.summary), texts(raw.highlights), text(raw.url)),
    }),
  },
  {
    list: 'volunteer',
    kind: 'custom',
    title: 'Volunteering',
    read: (raw) => ({
      title: text(raw.organization),
      subtitle: text(raw.position),
      ...dates(raw),
      text: lines(text(raw.summary), texts(raw.highlights), text(raw.url)),
    }),
  },
  {
    list: 'education',
    kind: 'education',
    read: (raw) => ({
      title: text(raw.institution),
      subtitle: [text(raw.studyType), text(raw.area)].filter(Boolean).join(' '),
      location: text(raw['x-location']),
      ...dates(raw),
      text: lines(texts(raw.courses), text(raw.score), text(raw.url)),
    }),
  },
  {
    list: 'projects',
    kind: 'projects',
    read: (raw) => ({
      title: text(raw.name),
      subtitle: text(raw.entity) || text(raw.url),
      ...dates(raw),
      text: lines(
        text(raw.description),
        texts(raw.highlights),
        texts(raw.keywords).join(', '),
        texts(raw.roles),
      ),
    }),
  },
  {
    list: 'skills',
    kind: 'skills',
    read: (raw) => ({
      title: [text(raw.name), text(raw.level) && `(${text(raw.level)})`].filter(Boolean).join(' '),
      text: texts(raw.keywords).join(', '),
    }),
  },
  {
    list: 'certificates',
    kind: 'certifications',
    read: (raw) => ({
      title: text(raw.name),
      subtitle: text(raw.issuer),
      ...single(raw),
      text: lines(text(raw['x-text']), text(raw.url)),
    }),
  },
  {
    list: 'awards',
    kind: 'awards',
    read: (raw) => ({
      title: text(raw.title),
      subtitle: text(raw.awarder),
      ...single(raw),
      text: text(raw.summary),
    }),
  },
  {
    list: 'languages',
    kind: 'languages',
    read: (raw) => ({ title: text(raw.language), text: text(raw.fluency) }),
  },
  {
    list: 'publications',
    kind: 'custom',
    title: 'Publications',
    read: (raw) => ({
      title: text(raw.name),
      subtitle: text(raw.publisher),
      ...single(raw),
      text: lines(text(raw.summary), text(raw.url)),
    }),
  },
  {
    list: 'interests',
    kind: 'custom',
    title: 'Interests',
    read: (raw) => ({ title: text(raw.name), text: texts(raw.keywords).join(', ') }),
  },
  {
    list: 'references',
    kind: 'custom',
    title: 'References',
    read: (raw) => ({ title: text(raw.name), text: text(raw.reference) }),
  },
  {
    list: 'x-entries',
    kind: 'custom',
    read: (raw) => ({
      title: text(raw.title),
      subtitle: text(raw.subtitle),
      location: text(raw.location),
      start: text(raw.start),
      end: text(raw.end),
      text: text(raw.text),
    }),
  },
];

const orderSchema = z.catch(z.array(z.object({ kind: z.enum(SECTION_KINDS), title: z.string() })), []);

function profileOf(basics: Raw, network: string): string {
  const found = objects(basics.profiles).find((raw) => text(raw.network).toLowerCase() === network);
  return found ? text(found['x-text']) || text(found.url) || text(found.username) : '';
}

function readBasics(basics: Raw): ResumeContent['personalInfo'] {
  const words = text(basics.name).trim().split(/\s+/);
  const place = isObject(basics.location) ? basics.location : {};
  return {
    ...emptyPersonalInfo(),
    firstName:
      'x-firstName' in basics || 'x-lastName' in basics
        ? text(basics['x-firstName'])
        : words.slice(0, -1).join(' '),
    lastName:
      'x-firstName' in basics || 'x-lastName' in basics ? text(basics['x-lastName']) : (words.at(-1) ?? ''),
    email: text(basics.email) || text(basics['x-email']),
    mobile: text(basics.phone),
    location: [place.address, place.postalCode, place.city, place.region, place.countryCode]
      .map(text)
      .filter(Boolean)
      .join(', '),
    linkedin: profileOf(basics, 'linkedin'),
    github: profileOf(basics, 'github'),
    website: text(basics['x-website']) || text(basics.url),
    summary: text(basics.summary),
  };
}

/** A resume from JSON Resume; the order and headings of our own files come back. @param found valid by the schema */
export function fromJsonResume(found: unknown): ResumeContent {
  const raw = isObject(found) ? found : {};
  const meta = isObject(raw.meta) ? raw.meta : {};
  const sections: Section[] = z
    .parse(orderSchema, meta['x-order'])
    .map(({ kind, title }) => createSection(kind, [], title));
  for (const { list, kind, title = KINDS[kind].title, read } of READERS) {
    for (const entry of objects(raw[list])) {
      const heading = 'x-section' in entry ? text(entry['x-section']) : title;
      let section = sections.find((one) => one.kind === kind && one.title === heading);
      if (!section) {
        section = createSection(kind, [], heading);
        sections.push(section);
      }
      section.items.push(createItem(read(entry)));
    }
  }
  const template = TEMPLATE_IDS.find((name) => name === meta['x-template']);
  const basics = isObject(raw.basics) ? raw.basics : {};
  const headline = text(basics.label).trim();
  return {
    ...emptyContent(),
    ...(template ? { template } : {}),
    ...(headline ? { headline } : {}),
    personalInfo: readBasics(basics),
    sections,
  };
}
