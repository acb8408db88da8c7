import { writeBasics } from '../json/basics.ts';
import { writeEntry } from '../json/entries.ts';
import { listOf, SCHEMA } from '../json/lists.ts';
import { filled, isObject, type Raw } from '../json/values.ts';
import type { ResumeContent } from '../model.ts';

/** A JSON Resume document, as far as this product writes it: https://jsonresume.org/schema */
export type JsonResume = Raw;

/**
 * A resume as JSON Resume. What was imported from such a file and not changed goes out as it came in. An entry under a
 * heading of one's own says so, and `meta` has the order, so that own sections come back.
 */
export function toJsonResume({
  personalInfo,
  headline,
  sections,
  template,
  extra,
  photo,
  design,
}: ResumeContent): JsonResume {
  const lists: Record<string, unknown[]> = {};
  for (const section of sections) {
    const list = listOf(section);
    if (!list || section.items.length === 0) continue;
    const heading = section.title === list.heading ? {} : { 'x-section': section.title };
    lists[list.list] ??= [];
    lists[list.list]?.push(...section.items.map((item) => ({ ...writeEntry(list, item), ...heading })));
  }
  // What is hidden is known by ids, which the standard has none of.
  const { hidden: _, ...own } = design ?? {};
  const { $schema = SCHEMA, meta, ...rest } = extra?.rest ?? {};
  return filled({
    $schema,
    basics: {
      ...writeBasics(personalInfo, headline ?? '', extra?.basics ?? {}),
      ...(photo?.shown ? { image: photo.image } : {}),
    },
    ...lists,
    ...rest,
    meta: {
      ...(isObject(meta) ? meta : {}),
      'x-template': template,
      ...(Object.keys(own).length > 0 ? { 'x-design': own } : {}),
      ...(photo ? { 'x-photo': photo.shown ? { shape: photo.shape } : photo } : {}),
      'x-order': sections.map(({ kind, title }) => ({ kind, title })),
    },
  });
}
