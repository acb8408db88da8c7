import { findDates } from '../dates.ts';
import type { PersonalInfo } from '../model.ts';
import { type Line, lineText, type Run, type Segment, segmentText, withoutBullet } from './line.ts';
import { isCity, isPlace } from './places.ts';
import { field, type ReadField } from './result.ts';
import { partGlued, splitName } from './split-name.ts';
import { isRole } from './words.ts';

type Personal = Partial<Record<keyof PersonalInfo, ReadField>>;

const EMAIL = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/u;
const URL =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|co|ai|app|de|fr|es|pt|it|nl|se|no|dk|fi|pl|ru|ua|gr|eu|uk|ch|at|be|cz|br|mx|in|jp|info|tech|page|site|blog|edu|xyz|example|am|ar|au|bg|ca|cl|cn|ee|fm|ge|gg|hk|hr|hu|ie|id|il|is|kr|kz|li|lt|lu|lv|my|ng|nz|pe|ph|pk|ro|rs|sg|si|sk|so|th|to|tr|tv|tw|vn|za|cloud|codes|design|online|studio|website|work|works)(?:\/[^\s|,;<>()]*)?(?![\p{L}\p{N}@]|\.\p{L})/giu;
const PHONE =
  /(?<![\p{L}\p{N}/.-])(?:\(\+\d{1,3}\)\s*|\+|00)?\(?\d[\d\s().\-‐–/\u00a0]{5,22}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?(?![\p{L}\p{N}])/gu;

const LABEL =
  /^(?:name|full name|vorname und name|e-?mail|mail|phone|tel(?:ephone)?|mobile|cell|telefon|telefono|teléfono|téléphone|móvil|handy|mobil|address|adresse|dirección|location|based in|lives in|city|wohnort|website|web|site|homepage|portfolio|linkedin|github|адрес|телефон|почта|эл\. почта|город|τηλέφωνο|κινητό|διεύθυνση|email|m|t|e|p|a|w)\s*[:.]\s*/iu;
const PLACE_LABEL =
  /^(?:address|adresse|dirección|location|based in|lives in|city|wohnort|адрес|город|διεύθυνση|a)\s*[:.]?\s+/iu;
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

const NAME =
  /^(?:(?:dr|prof|mr|mrs|ms|dipl|ing)\.\s*)*\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.-]*|\p{Ll}{1,4}'?|[\p{Lo}]+)){0,5}$/u;
/** A name in a script without capitals. */
const CASELESS_NAME = /^\p{Lo}[\p{Lo}\p{M}'’.・-]*(?:\s+\p{Lo}[\p{Lo}\p{M}'’.・-]*){0,4}$/u;
const NO_NAME =
  /^(?:个人简历|简历|個人簡歷|履歷|履歴書|職務経歴書|이력서|السيرة الذاتية|קורות חיים|curriculum vitae|resume|résumé|cv|lebenslauf|контакты|резюме|βιογραφικό(?: σημείωμα)?|page \d+)$/iu;
const HONOURS = /,\s*(?:ph\.?d\.?|m\.?d\.?|mba|cpa|pmp|msc|bsc|rn|esq\.?)\b.*$/i;

/** What stands behind or within a name and is no part of it for a reader of forms. */
const PRONOUNS =
  /\s*[([](?:she|he|they|her|him|them|ze|xe|any)\b[^)\]]*[)\]]|\s+(?:she|he|they)\/\w+(?:\/\w+)?$/iu;
const NICKNAME = /\s*(?:["“”„«»][^"“”„«»]{1,20}["“”„«»]|\(\p{Lu}[\p{L}.]{1,15}\))/gu;

const isName = (text: string): boolean =>
  (NAME.test(text) || CASELESS_NAME.test(text)) &&
  text.length <= 60 &&
  !NO_NAME.test(text) &&
  text.split(' ').length <= 6;

function nameRuns(line: Line): Run[] {
  return (line.segments[0]?.runs ?? []).filter(({ text }) => text.trim());
}

const NO_SEGMENT: Segment = { runs: [], x: 0, right: 0 };

/** A line without what people set beside their names; empty for what has a mark of an address or a number. */
function nameIn(line: Line): string {
  const text = segmentText(line.segments[0] ?? NO_SEGMENT)
    .split(/\s+[|•·–—]\s+/)[0]
    ?.replace(/^(?:name|имя|όνομα)\s*:\s*/iu, '')
    .replace(PRONOUNS, '')
    .replace(HONOURS, '')
    .trim();
  return !text || EMAIL.test(text) || /\d/.test(text) ? '' : text;
}

/** "Roe, Jane" as it is spoken. */
const spoken = (text: string): string =>
  text.replace(/^(\p{Lu}[\p{L}'’-]+), (\p{Lu}[\p{L}\s.'’-]+)$/u, '$2 $1');

/** A name that is set so large that it takes two lines. */
function secondLine(line: Line, next: Line | undefined, body: number): string {
  if (!next || line.size < body * 1.4 || Math.abs(next.size - line.size) > 0.1) return '';
  const text = next.segments.length === 1 ? nameIn(next) : '';
  const both = `${nameIn(line)} ${text}`;
  return text && next.page === line.page && isName(both.replace(NICKNAME, '')) && both.split(' ').length <= 4
    ? text
    : '';
}

interface Name {
  lines: Line[];
  first: string;
  last: string;
  confidence: number;
}

/** The person's name: the largest line at the top that can be one, and no title of a job if there is another. */
function readName(lines: readonly Line[], email: string): Name | undefined {
  const top = lines.slice(0, 14);
  const largest = Math.max(...top.map(({ size }) => size));
  const body = top.map(({ size }) => size).sort((one, other) => one - other)[top.length >> 2] ?? 0;
  const candidates = [...top.filter(({ size }) => size >= largest - 0.6), ...top.slice(0, 6)];
  const found = candidates.filter((line) => isName(spoken(nameIn(line)).replace(NICKNAME, '')));
  const line = found.find((one) => !isRole(nameIn(one))) ?? found[0];
  if (!line) return undefined;
  const confidence = line.size === largest ? 0.95 : 0.75;
  const next = lines[lines.indexOf(line) + 1];
  const more = secondLine(line, next, body);
  if (more && next) return { lines: [line, next], first: nameIn(line), last: more, confidence };
  // Some templates set the family name in another weight.
  const [one, two] = nameRuns(line);
  if (one && two && nameRuns(line).length === 2 && one.bold !== two.bold && !PRONOUNS.test(` ${two.text}`))
    return { lines: [line], first: one.text.trim(), last: two.text.trim(), confidence };
  const { firstName, lastName } = splitName(partGlued(spoken(nameIn(line)), email));
  return { lines: [line], first: firstName, last: lastName, confidence };
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

const LABEL_WORD = new RegExp(`${LABEL.source.replace('\\s*[:.]\\s*', '')}\\s*[:.]?$`, 'iu');

/** A line whose first cell only says what stands beside it, as in forms, without that cell. */
export function withoutLabel(line: Line): Line {
  const [label, ...others] = line.segments;
  const [first] = others;
  return label && first && LABEL_WORD.test(segmentText(label))
    ? { ...line, segments: others, x: first.x }
    : line;
}

/** A text without the label before it. */
export const unlabelled = (text: string): string => text.replace(LABEL, '');

/** What the head of a resume and its contact part say, and the pieces of them that say something else. */
export function readContact(
  head: readonly Line[],
  contact: readonly Line[],
  everything: string,
  links: readonly string[],
): { personalInfo: Personal; rest: string[] } {
  const personalInfo: Personal = {};
  const own = [...head, ...contact];
  const text = own.map(lineText).join('\n');
  const email = EMAIL.exec(text)?.[0] ?? EMAIL.exec(everything)?.[0];
  const name = readName(head, email ?? '') ?? readName(contact, email ?? '');
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
  const phone = own.map((line) => findPhone(lineText(line).replace(EMAIL, ' '))).find(Boolean);
  if (phone) personalInfo.mobile = field(phone, 0.95);

  const rest: string[] = [];
  for (const line of own) {
    const isNames = name?.lines.includes(line) ?? false;
    if (name && isNames) {
      // What stands behind the name on its line is not lost.
      const behind = segmentText(line.segments[0] ?? NO_SEGMENT)
        .replace(spoken(nameIn(line)) === nameIn(line) ? nameIn(line) : '\u0000', '')
        .replace(/^(?:name|имя|όνομα)\s*:\s*/iu, '')
        .replace(/^[\s,|•·–—()[\]-]+|[\s()[\]]+$/g, '');
      if (behind && behind !== nameIn(line) && !EMAIL.test(behind) && !findPhone(behind)) rest.push(behind);
    }
    const segments = isNames ? line.segments.slice(1) : line.segments;
    const pieces = segments.flatMap((segment) => segmentText(segment).split(PARTS)).map(withoutBullet);
    for (const piece of pieces) {
      const labelled = PLACE_LABEL.test(piece);
      const plain = piece
        .replace(EMAIL, '')
        .replace(URL, '')
        .replace(personalInfo.mobile?.value ?? '\u0000', '')
        .replace(LABEL, '')
        .replace(LABEL, '')
        .replace(/^[\s,;:()]+|[\s,;:()]+$/g, '')
        .trim();
      if (
        !plain ||
        /^(?:linkedin|github|email|e-mail|website|portfolio|phone|mobile|tel|mail|web)$/i.test(plain)
      )
        continue;
      if (!personalInfo.location && (labelled || isPlace(plain)))
        personalInfo.location = field(plain, labelled ? 0.95 : 0.85, lineText(line));
      else rest.push(plain);
    }
  }
  // Below a heading that says contact, a city may stand alone.
  const city = personalInfo.location
    ? undefined
    : contact.map(lineText).find((line) => isCity(line) && !isRole(line) && rest.includes(line));
  if (!city) return { personalInfo, rest };
  personalInfo.location = field(city, 0.7, city);
  return { personalInfo, rest: rest.filter((piece) => piece !== city) };
}
