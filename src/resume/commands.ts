import { createItem, createSection } from './create.ts';
import type { Design } from './design.ts';
import type { Item, ItemField, PersonalInfo, ResumeContent, Section, SectionKind } from './model.ts';
import type { Photo } from './photo.ts';

type Change = (content: ResumeContent) => ResumeContent;

/** The list with its entry at `from` standing at `to`; the same list when either is outside of it. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  if (from === to || from < 0 || from >= list.length || to < 0 || to >= list.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}

const onSection =
  (sectionId: string, change: (section: Section) => Section): Change =>
  (content) => ({
    ...content,
    sections: content.sections.map((section) => (section.id === sectionId ? change(section) : section)),
  });

const onItems = (sectionId: string, change: (items: Item[]) => Item[]): Change =>
  onSection(sectionId, (section) => ({ ...section, items: change(section.items) }));

export const setPersonal =
  (field: keyof PersonalInfo, value: string): Change =>
  (content) => ({ ...content, personalInfo: { ...content.personalInfo, [field]: value } });

export const setJobInfo =
  (field: keyof ResumeContent['jobInfo'], value: string): Change =>
  (content) => ({ ...content, jobInfo: { ...content.jobInfo, [field]: value } });

export const setTemplate =
  (template: ResumeContent['template']): Change =>
  (content) => ({ ...content, template });

export const setHeadline =
  (headline: string): Change =>
  (content) => ({ ...content, headline });

/** @param photo undefined for none */
export const setPhoto =
  (photo: Photo | undefined): Change =>
  ({ photo: _, ...content }) =>
    photo ? { ...content, photo } : content;

/** Changes some of the design; what is undefined is as the template has it again. */
export const setDesign =
  (fields: Partial<Design>): Change =>
  (content) => ({ ...content, design: { ...content.design, ...fields } });

/** Keeps a section or an item from being printed, or prints it again. */
export const toggleHidden =
  (id: string): Change =>
  (content) => {
    const hidden = content.design?.hidden ?? [];
    const next = hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id];
    return setDesign({ hidden: next })(content);
  };

export const setItem = (sectionId: string, itemId: string, field: ItemField, value: string): Change =>
  onItems(sectionId, (items) =>
    items.map((item) => (item.id === itemId ? { ...item, [field]: value } : item)),
  );

export const addItem = (sectionId: string, item: Item = createItem()): Change =>
  onItems(sectionId, (items) => [...items, item]);

export const removeItem = (sectionId: string, itemId: string): Change =>
  onItems(sectionId, (items) => items.filter((item) => item.id !== itemId));

export const moveItem = (sectionId: string, from: number, to: number): Change =>
  onItems(sectionId, (items) => moved(items, from, to));

export const renameSection = (sectionId: string, title: string): Change =>
  onSection(sectionId, (section) => ({ ...section, title }));

export const addSection =
  (kind: SectionKind): Change =>
  (content) => ({ ...content, sections: [...content.sections, createSection(kind, [createItem()])] });

export const removeSection =
  (sectionId: string): Change =>
  (content) => ({ ...content, sections: content.sections.filter(({ id }) => id !== sectionId) });

export const moveSection =
  (from: number, to: number): Change =>
  (content) => ({ ...content, sections: moved(content.sections, from, to) });
