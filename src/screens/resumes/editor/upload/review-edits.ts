import { ITEM_FIELDS } from '#resume/kinds.ts';
import type { ReadField, ReadResume } from '#resume/read/result.ts';

/** What somebody typed is certain. */
export const edited = (value: string): ReadField | undefined =>
  value ? { value, confidence: 1, source: value } : undefined;

/**
 * What is taken over of a resume that was reviewed.
 * @param refused names of personal fields, and `section-` with the place of a section
 */
export function chosenOf(
  { personalInfo, sections, ...rest }: ReadResume,
  refused: ReadonlySet<string>,
): ReadResume {
  return {
    ...rest,
    personalInfo: Object.fromEntries(Object.entries(personalInfo).filter(([name]) => !refused.has(name))),
    sections: sections
      .filter((_, at) => !refused.has(`section-${at}`))
      .map((section) => ({
        ...section,
        items: section.items.filter((item) => ITEM_FIELDS.some((name) => item[name])),
      })),
  };
}
