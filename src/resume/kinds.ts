import type { ItemField, SectionKind } from './model.ts';

/** The fields of an item. */
export const ITEM_FIELDS = [
  'title',
  'subtitle',
  'location',
  'start',
  'end',
  'text',
] as const satisfies ItemField[];

interface KindFacts {
  /** The heading a new section gets. */
  title: string;
  /** What one item is called. */
  item: string;
  /** Its fields and what each is called, in the order of the form. */
  fields: readonly [field: ItemField, label: string][];
}

const dates = [
  ['start', 'Start'],
  ['end', 'End'],
] as const satisfies [ItemField, string][];

/** Every kind of section as data: how it is headed and what its items' fields are called. */
export const KINDS: Record<SectionKind, KindFacts> = {
  work: {
    title: 'Work Experience',
    item: 'position',
    fields: [
      ['title', 'Company'],
      ['subtitle', 'Job Title'],
      ['location', 'Location'],
      ...dates,
      ['text', 'Description'],
    ],
  },
  education: {
    title: 'Education',
    item: 'school',
    fields: [
      ['title', 'College'],
      ['subtitle', 'Degree'],
      ['location', 'Location'],
      ...dates,
      ['text', 'Details'],
    ],
  },
  projects: {
    title: 'Projects',
    item: 'project',
    fields: [['title', 'Title'], ['subtitle', 'Role or link'], ...dates, ['text', 'Description']],
  },
  skills: {
    title: 'Skills',
    item: 'group',
    fields: [
      ['title', 'Group'],
      ['text', 'Keywords'],
    ],
  },
  certifications: {
    title: 'Certifications',
    item: 'certification',
    fields: [
      ['title', 'Name'],
      ['subtitle', 'Issuer'],
      ['end', 'Date'],
      ['text', 'Details'],
    ],
  },
  awards: {
    title: 'Awards',
    item: 'award',
    fields: [
      ['title', 'Name'],
      ['subtitle', 'Given by'],
      ['end', 'Date'],
      ['text', 'Details'],
    ],
  },
  languages: {
    title: 'Languages',
    item: 'language',
    fields: [
      ['title', 'Language'],
      ['text', 'Level'],
    ],
  },
  custom: {
    title: 'More',
    item: 'entry',
    fields: [
      ['title', 'Title'],
      ['subtitle', 'Subtitle'],
      ['location', 'Location'],
      ...dates,
      ['text', 'Text'],
    ],
  },
};

/** Kinds whose items are a name and a short text on one line. */
export const isInline = (kind: SectionKind): boolean => kind === 'skills' || kind === 'languages';
