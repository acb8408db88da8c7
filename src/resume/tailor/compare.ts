import { diffArrays, diffWordsWithSpace } from 'diff';
import { hiddenOf } from '../design.ts';
import { KINDS } from '../kinds.ts';
import type { Item, ResumeContent, Section } from '../model.ts';
import { linesOf } from '../outline.ts';
import { TEMPLATES } from '../templates/templates.ts';

/** A stretch of text: only in the first resume, only in the second, or in both. */
export interface Piece {
  in: 'before' | 'after' | 'both';
  text: string;
}

/** One line or field that is not the same in both. */
export interface Change {
  /** What the field is called; absent for a bullet. */
  label?: string;
  pieces: Piece[];
}

/** All that differs at one place, such as one position. */
export interface Difference {
  place: string;
  /** Where the place as a whole is in one of the two only. */
  state?: 'added' | 'removed';
  changes: Change[];
}

/** Far above any line of a resume; longer ones are shown whole. */
const LONGEST_MS = 200;

const whole = (text: string, side: 'before' | 'after'): Piece[] => (text ? [{ in: side, text }] : []);

const at = (place: string, changes: Change[]): Difference[] =>
  changes.length > 0 ? [{ place, changes }] : [];

/** The share of a text that another has to have, so that they are compared word by word. */
const LEAST_COMMON = 1 / 3;
const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function piecesOf(before: string, after: string): Piece[] {
  const parts = before && after ? diffWordsWithSpace(before, after, { timeout: LONGEST_MS }) : undefined;
  const common = parts?.filter(({ added, removed }) => !added && !removed).map(({ value }) => value) ?? [];
  // Two texts with few words in common read better one after the other.
  const least = Math.min(lettersOf(before), lettersOf(after)) * LEAST_COMMON;
  if (!parts || lettersOf(common.join('')) <= least)
    return [...whole(before, 'before'), ...whole(after, 'after')];
  return parts.map(({ added, removed, value }) => ({
    in: added ? 'after' : removed ? 'before' : 'both',
    text: value,
  }));
}

const fieldChange = (label: string, before: string, after: string): Change[] =>
  before.trim() === after.trim() ? [] : [{ label, pieces: piecesOf(before.trim(), after.trim()) }];

/** The lines that differ; one that takes another's place is compared with it word by word. */
function lineChanges(before: string, after: string): Change[] {
  const changes: Change[] = [];
  let removed: string[] = [];
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      changes.push({ pieces: piecesOf(removed[index] ?? '', added[index] ?? '') });
    removed = [];
  };
  for (const part of diffArrays(linesOf(before), linesOf(after))) {
    if (part.removed) removed = part.value;
    else flush(part.added ? part.value : []);
  }
  flush([]);
  return changes;
}

const EMPTY_ITEM: Omit<Item, 'id' | 'extra'> = {
  title: '',
  subtitle: '',
  location: '',
  start: '',
  end: '',
  text: '',
};

const placeOf = ({ title }: Section, item: Item): string =>
  [title, item.title || item.subtitle || linesOf(item.text)[0]?.slice(0, 60)].filter(Boolean).join(', ');

/**
 * The entries of two lists that are the same one, by id and else by name, in the order of the second list, each with its
 * place in the first; then what only the first has.
 */
function paired<T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
  nameOf: (each: T) => string,
): [before: T | undefined, after: T | undefined, place: number][] {
  const left = new Set(before);
  const take = (fits: (each: T) => boolean) => {
    const found = [...left].find(fits);
    if (found) left.delete(found);
    return found;
  };
  const byId = new Map(after.map((each) => [each, take(({ id }) => id === each.id)]));
  const pairs = after.map((each): [T | undefined, T, number] => {
    const found =
      byId.get(each) ?? (nameOf(each) ? take((other) => nameOf(other) === nameOf(each)) : undefined);
    return [found, each, found ? before.indexOf(found) : -1];
  });
  return [...pairs, ...[...left].map((each): [T, undefined, number] => [each, undefined, -1])];
}

function itemDifference(section: Section, before: Item | undefined, after: Item | undefined): Difference[] {
  const item = after ?? before;
  if (!item) return [];
  const [old, now] = [before ?? EMPTY_ITEM, after ?? EMPTY_ITEM];
  const changes = KINDS[section.kind].fields.flatMap(([field, label]) =>
    field === 'text' ? lineChanges(old.text, now.text) : fieldChange(label, old[field], now[field]),
  );
  if (changes.length === 0) return [];
  const state = before && after ? undefined : after ? 'added' : 'removed';
  return [{ place: placeOf(section, item), ...(state && { state }), changes }];
}

/** The order of what is in both lists, where it is not the same. @param pairs in the order of the second list */
function orderChange<T>(
  pairs: readonly (readonly [T | undefined, T | undefined, number])[],
  nameOf: (each: T) => string,
): Change[] {
  const both = pairs.flatMap(([old, now, place]) => (old && now ? [{ old, now, place }] : []));
  const before = both.toSorted((a, b) => a.place - b.place);
  if (before.every((pair, index) => pair === both[index])) return [];
  const list = (names: readonly string[]) => names.filter(Boolean).join(', ');
  return [
    {
      label: 'Order',
      pieces: [
        { in: 'before', text: list(before.map(({ old }) => nameOf(old))) },
        { in: 'after', text: list(both.map(({ now }) => nameOf(now))) },
      ],
    },
  ];
}

function sectionDifferences(before: Section | undefined, after: Section | undefined): Difference[] {
  const section = after ?? before;
  if (!section) return [];
  const named = (item: Item) => `${item.title}\n${item.subtitle}`.trim();
  const items = paired(before?.items ?? [], after?.items ?? [], named);
  const changes = [
    ...(before && after ? fieldChange('Heading', before.title, after.title) : []),
    ...orderChange(items, (item) => item.title || item.subtitle),
  ];
  return [...at(section.title, changes), ...items.flatMap(([old, now]) => itemDifference(section, old, now))];
}

const PERSONAL = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobile: 'Mobile',
  location: 'Location',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  website: 'Website',
} as const;

/** The names of what a resume keeps to itself: sections and entries that are not printed. */
function hiddenNames(content: ResumeContent): string {
  const hidden = hiddenOf(content);
  return content.sections
    .flatMap((section) => [
      ...(hidden.has(section.id) ? [section.title] : []),
      ...section.items.filter(({ id }) => hidden.has(id)).map((item) => placeOf(section, item)),
    ])
    .join('\n');
}

/** The settings of the design that are not the same, in words. */
function designChange(before: ResumeContent, after: ResumeContent): Change[] {
  const [old, now] = [before.design ?? {}, after.design ?? {}] as Record<string, unknown>[];
  const differing = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])].filter(
    (key) => key !== 'hidden' && JSON.stringify(old?.[key]) !== JSON.stringify(now?.[key]),
  );
  const text = differing
    .map((key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
    .join(', ');
  return text ? [{ label: 'Changed settings', pieces: [{ in: 'both', text }] }] : [];
}

/** All that differs between two resumes, in the order of the second; empty where they say the same. */
export function compareResumes(before: ResumeContent, after: ResumeContent): Difference[] {
  const sections = paired(before.sections, after.sections, ({ kind, title }) => `${kind} ${title}`);
  return [
    ...at('Personal info', [
      ...Object.entries(PERSONAL).flatMap(([field, label]) =>
        fieldChange(
          label,
          before.personalInfo[field as keyof typeof PERSONAL],
          after.personalInfo[field as keyof typeof PERSONAL],
        ),
      ),
      ...fieldChange('Headline', before.headline ?? '', after.headline ?? ''),
    ]),
    ...at('Summary', lineChanges(before.personalInfo.summary, after.personalInfo.summary)),
    ...sections.flatMap(([old, now]) => sectionDifferences(old, now)),
    ...at(
      'Order of sections',
      orderChange(sections, ({ title }) => title),
    ),
    ...at('Hidden', lineChanges(hiddenNames(before), hiddenNames(after))),
    ...at('Design', [
      ...fieldChange('Template', TEMPLATES[before.template].label, TEMPLATES[after.template].label),
      ...designChange(before, after),
    ]),
  ];
}
