import { z } from 'zod/mini';
import { createItem, createSection, emptyContent } from '../create.ts';
import { designSchema } from '../design.ts';
import { otherProfiles, readBasics, writeBasics } from '../json/basics.ts';
import { readEntry, tidied, writeEntry } from '../json/entries.ts';
import { LISTS, type List, SCHEMA } from '../json/lists.ts';
import { filled, isObject, isSame, objects, pruned, type Raw, text } from '../json/values.ts';
import { type Item, type ResumeContent, SECTION_KINDS, type Section } from '../model.ts';
import { photoFrom } from '../photo.ts';
import { TEMPLATE_IDS } from '../templates/templates.ts';
import { jsonResumeIssues } from './validate-json-resume.ts';

const orderSchema = z.catch(z.array(z.object({ kind: z.enum(SECTION_KINDS), title: z.string() })), []);

/** The property that names an entry, for a list that holds texts instead of entries. */
const NAME_KEYS: Record<string, string> = {
  volunteer: 'organization',
  education: 'institution',
  awards: 'title',
  languages: 'language',
  'x-entries': 'title',
};

/** An entry as it can be exported again: what the schema refuses stands under `x-`. */
const keptEntry = (list: string, entry: Raw): Raw =>
  tidied(entry, (part) => jsonResumeIssues({ [list]: [part] }).map(({ path }) => path.slice(2)));

const keptBasics = (basics: Raw): Raw =>
  tidied(basics, (part) => jsonResumeIssues({ basics: part }).map(({ path }) => path.slice(1)));

/** An item, and what no field of it holds. */
function itemOf(list: List, own: Raw): Item {
  const item = createItem(readEntry(list, own));
  const entry = keptEntry(list.list, own);
  return isSame(writeEntry(list, item), entry) ? item : { ...item, extra: { list: list.list, entry } };
}

/** What stands beside the lists, without what every export says anew. */
function restOf({ basics: _, $schema, meta, ...raw }: Raw): Raw {
  const lists = LISTS.map(({ list }) => list);
  const {
    'x-template': _template,
    'x-order': _order,
    'x-design': _design,
    'x-photo': _photo,
    ...own
  } = isObject(meta) ? meta : {};
  const others = Object.entries(raw).filter(([name]) => !lists.includes(name));
  return filled({ ...Object.fromEntries(others), $schema: $schema === SCHEMA ? '' : $schema, meta: own });
}

/**
 * A resume from JSON Resume. Nothing in it is required, empty values are passed over, and odd ones are read as far as
 * they can be. The order and headings of our own files come back.
 */
export function fromJsonResume(found: unknown): ResumeContent {
  const raw = pruned(isObject(found) ? found : {}) as Raw;
  const { image, ...others } = isObject(raw.basics) ? raw.basics : {};
  const meta = isObject(raw.meta) ? raw.meta : {};
  const photo = photoFrom(image, meta['x-photo']);
  const design = z.safeParse(designSchema, meta['x-design']).data;
  const basics = photo || image === undefined ? others : { ...others, image };
  const sections: Section[] = z
    .parse(orderSchema, meta['x-order'])
    .map(({ kind, title }) => createSection(kind, [], title));
  for (const list of LISTS) {
    for (const entry of objects(raw[list.list], NAME_KEYS[list.list])) {
      const heading = typeof entry['x-section'] === 'string' ? entry['x-section'] : list.heading;
      let section = sections.find((one) => one.kind === list.kind && one.title === heading);
      if (!section) {
        section = createSection(list.kind, [], heading);
        sections.push(section);
      }
      const { 'x-section': _, ...own } = entry;
      section.items.push(itemOf(list, own));
    }
  }
  const personalInfo = readBasics(basics);
  const headline = text(basics.label).trim();
  const extra = { basics: keptBasics(basics), rest: restOf(raw) };
  const isOurs =
    isSame(writeBasics(personalInfo, headline, {}), extra.basics) && Object.keys(extra.rest).length === 0;
  const template = TEMPLATE_IDS.find((name) => name === meta['x-template']);
  return {
    ...emptyContent(),
    ...(template ? { template } : {}),
    ...(headline ? { headline } : {}),
    ...(design ? { design } : {}),
    ...(photo ? { photo } : {}),
    personalInfo,
    sections,
    ...(isOurs ? {} : { extra }),
  };
}

/** A place in a file as its tools write it: `work[0].startDate`. */
const placeIn = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1);

const valueAt = (found: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], found);

const isEmpty = (value: unknown): boolean => value === null || value === '';

const quoted = (value: string): string => `“${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`;

/**
 * What was odd in a JSON Resume file, with its place, and what is not shown. Empty values are not odd.
 * @param content what was read from it
 */
export function jsonResumeNotes(found: unknown, content: ResumeContent): string[] {
  const { personalInfo, sections } = content;
  const shown = JSON.stringify([
    personalInfo,
    sections.map(({ items }) => items.map(({ extra: _, ...item }) => item)),
  ]);
  const odd = jsonResumeIssues(found).flatMap(({ path, message }) => {
    const value = valueAt(found, path);
    if (isEmpty(value)) return [];
    const written = text(value);
    const kept = written && shown.includes(JSON.stringify(written).slice(1, -1));
    return `${placeIn(path) || 'The file'} ${message}. ${kept ? `Imported as written: ${quoted(written)}.` : 'Skipped.'}`;
  });
  const raw = pruned(found);
  if (!isObject(raw)) return odd;
  const basics = isObject(raw.basics) ? raw.basics : {};
  const hidden = [
    ...(text(basics.image) && !content.photo ? ['the picture (basics.image)'] : []),
    ...otherProfiles(basics).map((one) => `the ${text(one.network) || 'unnamed'} profile`),
    ...Object.keys(restOf(raw))
      .filter((name) => name !== '$schema' && name !== 'meta')
      .map((name) => `“${name}”`),
  ];
  return hidden.length === 0
    ? odd
    : [...odd, `Not shown here, but kept for the JSON Resume export: ${hidden.join(', ')}.`];
}
