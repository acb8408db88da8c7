import { createItem, createSection, emptyContent } from '../create.ts';
import { ITEM_FIELDS } from '../kinds.ts';
import { type Found, merge } from '../merge.ts';
import type { Item, ItemField, PersonalInfo, ResumeContent, SectionKind } from '../model.ts';

/** A value that was read, how sure that is (0 to 1), and the text it was read from. */
export interface ReadField {
  value: string;
  confidence: number;
  source: string;
}

export interface ReadItem extends Partial<Record<ItemField, ReadField>> {
  /** What no field holds, kept for the export. */
  extra?: Item['extra'];
}

export interface ReadSection {
  kind: SectionKind;
  title: string;
  items: ReadItem[];
}

/** What was read from a document. */
export interface ReadResume {
  personalInfo: Partial<Record<keyof PersonalInfo, ReadField>>;
  /** The line below the name, which only our own documents tell for certain. */
  headline?: ReadField | undefined;
  sections: ReadSection[];
  /** What was odd in the file or is not shown. */
  notes?: string[];
  /** What no section holds, kept for the export. */
  extra?: ResumeContent['extra'];
  photo?: ResumeContent['photo'];
}

/** The fields of an item that were found. */
export const fieldsOf = (item: ReadItem): [ItemField, ReadField][] =>
  ITEM_FIELDS.flatMap((name) => {
    const read = item[name];
    return read ? [[name, read]] : [];
  });

/** Whether a file says anything. */
export const hasContent = ({ personalInfo, sections }: ReadResume): boolean =>
  Object.values(personalInfo).some(Boolean) || sections.some(({ items }) => items.length > 0);

/** A field, or nothing for an empty value. */
export const field = (value: string, confidence: number, source = value): ReadField | undefined => {
  const text = value.trim();
  return text ? { value: text, confidence, source: source.trim() } : undefined;
};

const textOf = (read: ReadField | undefined): string => read?.value ?? '';

const itemFrom = (read: ReadItem): Item =>
  createItem({
    title: textOf(read.title),
    subtitle: textOf(read.subtitle),
    location: textOf(read.location),
    start: textOf(read.start),
    end: textOf(read.end),
    text: textOf(read.text),
    ...(read.extra ? { extra: read.extra } : {}),
  });

/** What was read without its confidences and sources. */
export const foundIn = ({ personalInfo, headline, sections, extra, photo }: ReadResume): Found => ({
  ...(headline && { headline: headline.value }),
  ...(extra ? { extra } : {}),
  ...(photo ? { photo } : {}),
  personalInfo: Object.fromEntries(Object.entries(personalInfo).map(([name, read]) => [name, textOf(read)])),
  sections: sections.map(({ kind, title, items }) => createSection(kind, items.map(itemFrom), title)),
});

/** What was read as a resume of its own. */
export const readToContent = (read: ReadResume): ResumeContent =>
  merge({ ...emptyContent(), sections: [] }, foundIn(read), 'file');
