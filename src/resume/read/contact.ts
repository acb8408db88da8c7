import { findDates } from '../dates.ts';
import type { PersonalInfo } from '../model.ts';
import { isOnlyLabel, labeledPlace, withoutValues } from './contact-labels.ts';
import {
  type Line,
  lineText,
  type Run,
  type Segment,
  segmentText,
  textOfRuns,
  withoutBullet,
} from './line.ts';
import { isDegrees, type NameLine, parseName } from './name-line.ts';
import { isCity, isPlace, isSurePlace } from './places.ts';
import { field, type ReadField } from './result.ts';
import { partGlued, splitName, splitSpoken } from './split-name.ts';
import { isRole } from './words.ts';

type Personal = Partial<Record<keyof PersonalInfo, ReadField>>;

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|de|fr|es|pt|it|nl|se|no|dk|fi|pl|ru|ua|gr|eu|uk|ch|at|be|cz|br|mx|in|jp|info|tech|page|site|blog|edu|xyz|example|am|ar|au|bg|ca|cl|cn|ee|fm|ge|gg|hk|hr|hu|ie|id|il|is|kr|kz|li|lt|lu|lv|my|ng|nz|pe|ph|pk|ro|rs|sg|si|sk|so|th|to|tr|tv|tw|vn|za|cloud|codes|design|online|studio|website|work|works)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@]|\.\p{L})/giu;
const PHONE =
  /(?<![\p{L}\p{N}/.-])(?:\(\+\d{1,3}\)\s*|\+|00)?\(?\d[\d\s().\-‐–/\u00a0]{5,22}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?(?![\p{L}\p{N}])/gu;

const PARTS = /\s*(?:[|•·●∙◦⋄♦❖■▪–—⟡]|\s[-/]\s|\s{3,}|(?:[\uE000-\uF8FF]|\p{So}\uFE0F?)+)\s*/u;

const digits = (text: string): number => text.replace(/\D/g, '').length;

/** E.164 allows 15 digits; two more leave room for a "(0)" or a short extension. */
const PHONE_DIGITS = { min: 7, max: 17 };

/** The first phone number of any country in a text: enough digits, and no dates. */
export function findPhone(text: string): string | undefined {
  for (const [match] of text.matchAll(PHONE)) {
    const count = digits(match);
    if (count < PHONE_DIGITS.min || count > PHONE_DIGITS.max) continue;
    if (findDates(match) && !/^[+(]|^00/.test(match)) continue;
    if (/^\d{4}\s*[-–]\s*\d{4}$/.test(match)) continue;
    return match.trim();
  }
  return undefined;
}

function nameRuns(line: Line): Run[] {
  return (line.segments[0]?.runs ?? []).filter(({ text }) => text.trim());
}

const NO_SEGMENT: Segment = { runs: [], x: 0, right: 0 };

/** The text of a line in which a name may stand, as far as no other piece begins. */
const nameText = (line: Line): string => segmentText(line.segments[0] ?? NO_SEGMENT);

/** A name that is set so large that it takes two lines. */
function secondLine(line: Line, next: Line | undefined, body: number): NameLine | undefined {
  if (!next || line.size < body * 1.4 || Math.abs(next.size - line.size) > 0.1) return undefined;
  const isBelow = next.segments.length === 1 && next.page === line.page;
  const both = isBelow ? parseName(`${nameText(line)} ${nameText(next)}`) : undefined;
  return both && both.name.split(' ').length <= 4 ? both : undefined;
}

interface Name {
  lines: Line[];
  first: string;
  last: string;
  /** What else those lines say. */
  beside: string[];
  confidence: number;
}

/**
 * The person's name: the largest line at the top that can be one, and no title of a job if there is another.
 * @param own whether the document is one of ours, whose line of the name has nothing else
 */
function readName(lines: readonly Line[], email: string, own: boolean): Name | undefined {
  const top = lines.slice(0, 14);
  const largest = Math.max(...top.map(({ size }) => size));
  const body = top.map(({ size }) => size).sort((one, other) => one - other)[top.length >> 2] ?? 0;
  const candidates = [...top.filter(({ size }) => size >= largest - 0.6), ...top.slice(0, 6)];
  const found = candidates.flatMap((line) => {
    const parsed = parseName(nameText(line), email);
    return parsed ? [{ line, parsed }] : [];
  });
  const best = found.find(({ parsed }) => !isRole(parsed.name)) ?? found[0];
  if (!best) return undefined;
  const { line, parsed } = best;
  const confidence = line.size === largest ? 0.95 : 0.75;
  const next = lines[lines.indexOf(line) + 1];
  const both = secondLine(line, next, body);
  if (both && next) {
    const last = both.name.slice(parsed.name.length).trim();
    return { lines: [line, next], first: parsed.name, last, beside: both.beside, confidence };
  }
  const whole = textOfRuns(nameRuns(line));
  const beside = own ? [] : parsed.beside;
  // Some templates set the family name in another weight.
  const [one, two] = nameRuns(line);
  const isTwo = one && two && nameRuns(line).length === 2 && one.bold !== two.bold;
  if (isTwo && (own || parsed.name === whole))
    return { lines: [line], first: one.text.trim(), last: two.text.trim(), beside, confidence };
  const { firstName, lastName } = own ? splitName(whole) : splitSpoken(partGlued(parsed.name, email));
  return { lines: [line], first: firstName, last: lastName, beside, confidence };
}

const trimUrl = (url: string): string =>
  url
    .replace(/[.,;:)]+$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');

function takeUrls(text: string, links: readonly string[], personal: Personal): void {
  const written = [...text.matchAll(URL)].map(([url]) => url).filter((url) => !EMAIL.test(url));
  const take = (name: 'linkedin' | 'github' | 'website', urls: readonly string[], confidence: number) => {
    const host = { linkedin: /linkedin\.com/i, github: /github\.com/i, website: undefined }[name];
    const url = urls.find((one) =>
      host ? host.test(one) : !/linkedin\.com|github\.com|mailto:|tel:/i.test(one),
    );
    if (url && !personal[name]) personal[name] = field(trimUrl(url), confidence, url);
  };
  for (const name of ['linkedin', 'github', 'website'] as const) take(name, written, 0.95);
  // A word or picture may lead there without naming the address.
  for (const name of ['linkedin', 'github'] as const) take(name, links, 0.8);
}

/** Links that were taken as they are written, which may be with or without a scheme. */
const writtenUrls = (text: string, personal: Personal): string[] => {
  const taken = (['linkedin', 'github', 'website'] as const).map((name) => personal[name]?.value);
  return [...text.matchAll(URL)].map(([url]) => url).filter((url) => taken.includes(trimUrl(url)));
};

/** Parts a piece in a place for certain and the rest: "Chicago, IL, US Citizen". */
function splitPlace(piece: string): { place: string; rest: string } | undefined {
  const parts = piece.split(/\s*[,;]\s*/);
  for (let size = parts.length - 1; size >= 2; size -= 1)
    for (const at of [0, parts.length - size]) {
      const place = parts.slice(at, at + size).join(', ');
      const rest = [...parts.slice(0, at), ...parts.slice(at + size)].join(', ');
      if (piece.length <= LONGEST_PLACES && isCity(parts[at] ?? '') && isSurePlace(place))
        return { place, rest };
    }
  return undefined;
}

const LONGEST_PLACES = 80;

const tidyPiece = (piece: string): string => {
  const bare = piece.replace(/^[\s,;:)/|–—-]+|[\s,;:(/|–—-]+$/g, '').trim();
  // A bracket whose twin was cut off with a value.
  return bare.includes('(') === bare.includes(')') ? bare : bare.replace(/[()]/g, '').trim();
};

/** What the head of a resume and its contact part say, and the pieces of them that say something else. */
export function readContact(
  head: readonly Line[],
  contact: readonly Line[],
  everything: string,
  links: readonly string[],
  isOwn: boolean,
): { personalInfo: Personal; rest: string[]; beside: string[] } {
  const personalInfo: Personal = {};
  const own = [...head, ...contact];
  const text = own.map(lineText).join('\n');
  const email = EMAIL.exec(text)?.[0] ?? EMAIL.exec(everything)?.[0];
  const name = readName(head, email ?? '', isOwn) ?? readName(contact, email ?? '', isOwn);
  if (name) {
    const source = name.lines.map(lineText).join(' ');
    personalInfo.firstName = field(name.first, name.confidence, source);
    personalInfo.lastName = field(name.last, name.confidence, source);
  }
  const mailed = links
    .find((link) => link.startsWith('mailto:'))
    ?.slice(7)
    .split('?')[0];
  if (email || mailed) personalInfo.email = field(email ?? mailed ?? '', email ? 0.99 : 0.85);
  takeUrls(text, links, personalInfo);
  const apart = (line: string) => line.replace(new RegExp(EMAIL, 'gu'), ' | ');
  const cells = own.flatMap(({ segments }) => segments.map(segmentText));
  const phone = [...cells, ...own.map(lineText)].map((cell) => findPhone(apart(cell))).find(Boolean);
  if (phone) personalInfo.mobile = field(phone, 0.95);

  const values = [...writtenUrls(text, personalInfo), personalInfo.email?.value, phone].filter(
    (value) => value !== undefined,
  );
  const rest: string[] = [];
  const take = (raw: string, source: string) => {
    const piece = tidyPiece(withoutBullet(raw));
    if (!piece || isOnlyLabel(piece)) return;
    if (isDegrees(piece)) return void rest.push(piece);
    const labeled = labeledPlace(piece);
    const split = personalInfo.location || labeled || isPlace(piece) ? undefined : splitPlace(piece);
    const place = labeled ?? split?.place ?? piece;
    if (!personalInfo.location && (labeled || split || isPlace(place))) {
      personalInfo.location = field(tidyPiece(place), labeled ? 0.95 : 0.85, source);
      if (split) rest.push(split.rest);
    } else rest.push(piece);
  };
  // What stands beside the name on its line is not lost.
  const beside = name?.beside ?? [];
  for (const piece of beside.flatMap((text) => withoutValues(text, values).split('|'))) take(piece, piece);
  for (const line of own) {
    const cells = name?.lines.includes(line) ? line.segments.slice(1) : line.segments;
    for (const piece of cells.flatMap((cell) => withoutValues(segmentText(cell), values).split(PARTS)))
      take(piece, lineText(line));
  }
  // Below a heading that says contact, a city may stand alone.
  const city = personalInfo.location
    ? undefined
    : contact.map(lineText).find((line) => isCity(line) && !isRole(line) && rest.includes(line));
  if (!city) return { personalInfo, rest, beside };
  personalInfo.location = field(city, 0.7, city);
  return { personalInfo, rest: rest.filter((piece) => piece !== city), beside };
}
