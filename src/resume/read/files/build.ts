import { ITEM_FIELDS, KINDS } from '../../kinds.ts';
import type { Item, PersonalInfo, ResumeContent, SectionKind } from '../../model.ts';
import { field, type ReadItem, type ReadResume, type ReadSection } from '../result.ts';

/** A value that a file names as such. */
const KNOWN = 1;

/** An item of a file that names its fields. */
export const itemOf = (fields: Partial<Item>): ReadItem => {
  const named = ITEM_FIELDS.map((name) => [name, field(fields[name] ?? '', KNOWN)] as const);
  return {
    ...Object.fromEntries(named.filter(([, read]) => read)),
    ...(fields.extra ? { extra: fields.extra } : {}),
  };
};

/** A section of a file that names its fields; items that say nothing are left out. */
export const sectionOf = (
  kind: SectionKind,
  fields: Partial<Item>[],
  title: string = KINDS[kind].title,
): ReadSection => ({
  kind,
  title,
  items: fields.map(itemOf).filter((item) => ITEM_FIELDS.some((name) => item[name])),
});

/** What a file that names its fields says. Sections without items are left out. */
export const resumeOf = (
  info: Partial<Record<keyof PersonalInfo, string>>,
  sections: ReadSection[],
  notes: string[] = [],
): ReadResume => ({
  personalInfo: Object.fromEntries(
    Object.entries(info).flatMap(([name, value]) => {
      const read = field(value ?? '', KNOWN);
      return read ? [[name, read]] : [];
    }),
  ),
  sections: sections.filter(({ items }) => items.length > 0),
  ...(notes.length > 0 ? { notes } : {}),
});

/** A resume as it would have been read from a file. */
export const readOf = (
  { personalInfo, sections, extra, photo }: ResumeContent,
  notes: string[],
): ReadResume => ({
  ...resumeOf(
    personalInfo,
    sections.map(({ kind, items, title }) => sectionOf(kind, items, title)),
    notes,
  ),
  ...(extra ? { extra } : {}),
  ...(photo ? { photo } : {}),
});

/** A line that says how many there are of what, or none. */
export const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace('#', String(count))];
