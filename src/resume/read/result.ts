import { createItem, createSection, emptyContent } from '../create.ts';
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

/** The resume with what was read: found fields overwrite, the read sections take the place of its own when there are any. */
export function withRead(content: ResumeContent, { personalInfo, sections }: ReadResume): ResumeContent {
  const found = Object.fromEntries(Object.entries(personalInfo).map(([name, read]) => [name, textOf(read)]));
  return {
    ...content,
    personalInfo: { ...content.personalInfo, ...found },
    sections:
      sections.length > 0
        ? sections.map(({ kind, title, items }) => createSection(kind, items.map(itemFrom), title))
        : content.sections,
  };
}

/** What was read as a resume of its own. */
export const readToContent = (read: ReadResume): ResumeContent =>
  withRead({ ...emptyContent(), sections: [] }, read);
