import { createItem, createSection, emptyContent } from '../create.ts';
import { type Found, merge } from '../merge.ts';
import type { Item, ItemField, PersonalInfo, ResumeContent, SectionKind } from '../model.ts';

/** A value that was read, how sure that is (0 to 1), and the text it was read from. */
export interface ReadField {
  value: string;
  confidence: number;
  source: string;
}

export type ReadItem = Partial<Record<ItemField, ReadField>>;

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
}

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
  });

/** What was read without its confidences and sources. */
export const foundIn = ({ personalInfo, headline, sections }: ReadResume): Found => ({
  ...(headline && { headline: headline.value }),
  personalInfo: Object.fromEntries(Object.entries(personalInfo).map(([name, read]) => [name, textOf(read)])),
  sections: sections.map(({ kind, title, items }) => createSection(kind, items.map(itemFrom), title)),
});

/** What was read as a resume of its own. */
export const readToContent = (read: ReadResume): ResumeContent =>
  merge({ ...emptyContent(), sections: [] }, foundIn(read), 'file');

/** An address is the same with and without its scheme, `www.` and final slash. */
const folded = (value: string): string =>
  value
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

const isNew = (read: ReadField | undefined, hasValue: (value: string) => boolean): boolean =>
  read !== undefined && !hasValue(folded(read.value));

/** How many of the values that were read the resume does not have in the same field. */
export function moreFields(content: ResumeContent, { personalInfo, sections }: ReadResume): number {
  const own = new Set(
    content.sections.flatMap(({ kind, items }) =>
      items.flatMap((item) =>
        Object.entries(item).map(([name, value]) => `${kind} ${name} ${folded(value)}`),
      ),
    ),
  );
  const personal = Object.entries(personalInfo).filter(([name, read]) =>
    isNew(read, (value) => folded(content.personalInfo[name as keyof PersonalInfo]) === value),
  );
  const ofItems = sections.flatMap(({ kind, items }) =>
    items
      .flatMap((item) => Object.entries(item))
      .filter(([name, read]) => isNew(read, (value) => own.has(`${kind} ${name} ${value}`))),
  );
  return personal.length + ofItems.length;
}
