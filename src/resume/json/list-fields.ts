/** How fields of items are written in lists of JSON Resume, and read from them. */
import { humanDate, isoDate, isPresent } from '../dates.ts';
import type { Item } from '../model.ts';
import { linesOf } from '../outline.ts';
import { isObject, lines, type Raw, text } from './values.ts';

/** What an item says, without what it is known by. */
export type Fields = Omit<Item, 'id' | 'extra'>;

/** Dates of an entry as people write them. */
export const readDates = (raw: Raw): Pick<Fields, 'start' | 'end'> => {
  const start = humanDate(text(raw.startDate));
  // By the schema a position without an end is held today.
  return { start, end: humanDate(text(raw.endDate)) || (start ? 'Present' : '') };
};
/** Dates as the schema takes them; those it doesn't are left to `x-`. */
export const writeDates = ({ start, end }: Item): Raw => ({
  startDate: isoDate(start),
  endDate: isPresent(end) ? undefined : isoDate(end),
});
/** The properties that `writeDates` writes. */
export const DATE_KEYS = { start: ['startDate'], end: ['endDate'] } as const;

/** A place as a text, or as the object that the schema has for people. */
export const placeOf = (value: unknown): string =>
  isObject(value)
    ? [value.address, value.postalCode, value.city, value.region, value.countryCode ?? value.country]
        .map(text)
        .filter(Boolean)
        .join(', ')
    : text(value);

/** A line that is an address. */
export const WEB = /^https?:\/\/\S+$/;
const SCORE = /^Score: (.+)$/;

/** A text's lines, and the address that is its last one. */
export function linesAndUrl(source: string): { list: string[]; url?: string } {
  const list = linesOf(source);
  const last = list.at(-1) ?? '';
  return WEB.test(last) ? { list: list.slice(0, -1), url: last } : { list };
}

/** An item's lines as highlights. */
export function highlights(item: Item): Raw {
  const { list, url } = linesAndUrl(item.text);
  return { highlights: list, url };
}

/** An item's lines as courses, with score and address. */
export function courses(item: Item): Raw {
  const { list, url } = linesAndUrl(item.text);
  const score = SCORE.exec(list.at(-1) ?? '')?.[1];
  return { courses: score ? list.slice(0, -1) : list, score, url };
}

/** An item's text as a summary. */
export function summary(item: Item): Raw {
  const { list, url } = linesAndUrl(item.text);
  return { summary: url ? list.join('\n') : item.text, url };
}

/** What stands between commas. */
export const keywords = (item: Item): string[] =>
  item.text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** A certificate's fields. */
export const certificateOf = (raw: Raw) => ({
  title: text(raw.name),
  subtitle: text(raw.issuer),
  end: humanDate(text(raw.date)),
  text: lines(text(raw.summary), text(raw.url)),
});
