import type { PersonalInfo, ResumeContent, Section } from './model.ts';

/** What was found in a file, ready to go into a resume. */
export interface Found {
  personalInfo: Partial<PersonalInfo>;
  headline?: string;
  sections: Section[];
  extra?: ResumeContent['extra'];
  photo?: ResumeContent['photo'];
}

/**
 * Whose order and headings the sections have afterwards. `own`: each list that was found replaces the items of the
 * resume's own list. `file`: sections stand as in the file, before those of the resume that it has nothing for.
 */
type Layout = 'own' | 'file';

/** Sections of one's own differ by their headings, all others only by their kind. */
const isSame = (one: Section, other: Section): boolean =>
  one.kind === other.kind && (one.kind !== 'custom' || one.title === other.title);

function inOwnOrder(own: readonly Section[], found: readonly Section[]): Section[] {
  const first = (section: Section) => own.find((one) => isSame(one, section));
  const kept = own.flatMap((section) => {
    const replacement = found.find((one) => isSame(one, section));
    if (!replacement) return [section];
    return first(section) === section ? [{ ...section, items: replacement.items }] : [];
  });
  return [...kept, ...found.filter((section) => !first(section))];
}

const inFileOrder = (own: readonly Section[], found: readonly Section[]): Section[] => [
  ...found,
  ...own.filter((section) => section.items.length > 0 && !found.some((one) => isSame(one, section))),
];

/**
 * The resume with what was found in a file: fields and lists that were found overwrite, empty ones change nothing.
 */
export function merge(content: ResumeContent, found: Found, layout: Layout): ResumeContent {
  const personalInfo = Object.fromEntries(Object.entries(found.personalInfo).filter(([, value]) => value));
  const sections = found.sections.filter(({ items }) => items.length > 0);
  const arrange = layout === 'own' ? inOwnOrder : inFileOrder;
  return {
    ...content,
    ...(found.extra ? { extra: found.extra } : {}),
    ...(found.photo ? { photo: found.photo } : {}),
    ...(found.headline && { headline: found.headline }),
    personalInfo: { ...content.personalInfo, ...personalInfo },
    sections: sections.length > 0 ? arrange(content.sections, sections) : content.sections,
  };
}
