import { findDates } from '../dates.ts';
import type { Line, Segment } from './line.ts';
import { isCity, isHeadPlace, isSurePlace } from './places.ts';
import { isCompany, isRole, isSchool } from './words.ts';

/** A part of an entry's head, in one style. */
export interface HeadPart {
  text: string;
  bold: boolean;
  italic: boolean;
}

export interface Head {
  start: string;
  end: string;
  dates: string;
  location: string;
  parts: HeadPart[];
}

interface Styled {
  text: string;
  styles: number[];
}

const styled = ({ runs }: Segment): Styled => ({
  text: runs.map(({ text }) => text).join(''),
  styles: runs.flatMap(({ text, bold, italic }) =>
    Array<number>(text.length).fill(Number(bold) + 2 * Number(italic)),
  ),
});

const cut = ({ text, styles }: Styled, from: number, to = text.length): Styled => ({
  text: text.slice(from, to),
  styles: styles.slice(from, to),
});

const SEPARATOR = /\s+[|•·∙⋅–—]\s+|\s*[|•]\s*|\s+-{1,2}\s+|\s{3,}|\s*[\uE000-\uF8FF]\s*/gu;
const EDGES = /^[\s,;:|·•–—()[\]-]+(?=\S)|[\s,;:|·•–—([-]+$/g;

const tidy = (text: string): string => {
  const bare = text.replace(EDGES, '').replace(/\s+/g, ' ').trim();
  // A bracket that lost its twin with the date in it.
  const open = bare.split('(').length;
  const shut = bare.split(')').length;
  if (/^[\s,;:|·•–—()[\]-]*$/.test(bare)) return '';
  return open > shut
    ? bare.replace(/\(([^()]*)$/, '$1').trim()
    : shut > open
      ? bare.replace(/\)/, '').trim()
      : bare;
};

function splitStyles(piece: Styled, clean = tidy): HeadPart[] {
  const parts: HeadPart[] = [];
  let from = 0;
  const push = (to: number) => {
    const text = clean(piece.text.slice(from, to));
    const style = piece.styles.slice(from, to).find((_, at) => piece.text[from + at]?.trim()) ?? 0;
    if (text) parts.push({ text, bold: (style & 1) === 1, italic: (style & 2) === 2 });
    from = to;
  };
  for (let at = 1; at < piece.text.length; at += 1) {
    const blank = !piece.text[at]?.trim();
    if (
      !blank &&
      piece.styles[at] !==
        piece.styles.slice(from, at).findLast((_, index) => piece.text[from + index]?.trim())
    ) {
      if (piece.text.slice(from, at).trim()) push(at);
    }
  }
  push(piece.text.length);
  return parts;
}

function splitSeparators(piece: Styled): Styled[] {
  const found: Styled[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(SEPARATOR)) {
    found.push(cut(piece, from, match.index));
    from = match.index + match[0].length;
  }
  found.push(cut(piece, from));
  return found;
}

const LEGAL_FORM =
  /\s(?:gmbh|ag|kg|se|inc|llc|ltd|corp|plc|oy|ab|as|a\/s|bv|b\.v|nv|s\.?a|sarl|s\.?r\.?l|s\.?l|sp\. z o\.o)\.?$/i;

/** Takes "City, Country" off the end of "Company, City, Country". */
function splitPlace(text: string): { rest: string; place: string } | undefined {
  const parts = text.split(/,\s*/);
  for (const count of [3, 2, 1]) {
    const place = parts.slice(-count).join(', ');
    if (parts.length > count && isSurePlace(place)) return { rest: parts.slice(0, -count).join(', '), place };
  }
  // "Acme GmbH, Berlin": behind a company's legal form, or a school, stands where it is.
  const [company = '', city = ''] = parts.length === 2 ? parts : [];
  const isOrganization = LEGAL_FORM.test(company) || isSchool(company) || isCompany(company);
  if (isOrganization && isCity(city) && !isSchool(city) && !isCompany(city) && !isRole(`${company} ${city}`))
    return { rest: company, place: city };
  const bracket = /^(.*\S)\s*\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && isHeadPlace(bracket[2])) return { rest: bracket[1], place: bracket[2] };
  return undefined;
}

/** Takes a city off the end of "Company, City". */
function splitCity(text: string): { rest: string; place: string } | undefined {
  const [company = '', city = '', ...more] = text.split(/,\s*/);
  const isPlain =
    city.split(' ').length <= 2 && isCity(city) && !isCompany(city) && !isRole(city) && !isSchool(city);
  return company && isPlain && more.length === 0 && !isRole(company)
    ? { rest: company, place: city }
    : undefined;
}

/** A place without the full stop of the line that it ends, but "D.C." as it is. */
const withoutStop = (text: string): string => text.replace(/(?<=\p{Ll}{2})\.$/u, '');

/** The head of an entry of our own templates: names are bold or italic, the place and the dates are not. */
export function readOwnHead(lines: readonly Line[]): Head {
  const head: Head = { start: '', end: '', dates: '', location: '', parts: [] };
  const places: string[] = [];
  for (const segment of lines.flatMap(({ segments }) => segments))
    for (const part of splitStyles(styled(segment), (text) => text.replace(/\s+/g, ' ').trim())) {
      if (part.bold || part.italic) {
        head.parts.push(part);
        continue;
      }
      const found = head.dates ? undefined : findDates(part.text);
      const after = found ? part.text.slice(found.index + found.length) : '';
      if (found) {
        head.start = found.start;
        head.end = found.end;
        head.dates = part.text.slice(found.index, found.index + found.length).trim();
      }
      places.push(tidyOwn(part.text.slice(0, found?.index)), tidyOwn(after));
    }
  head.location = places.filter(Boolean).join(' ');
  return head;
}

/** Without the marks that our templates set between pieces. */
const tidyOwn = (text: string): string => text.replace(/^[\s·]+|[\s·]+$/g, '');

/** An entry's head in its parts: the dates, the place, and what is left in order. */
export function readHead(lines: readonly Line[]): Head {
  const head: Head = { start: '', end: '', dates: '', location: '', parts: [] };
  const joined: Styled[] = [];
  let afterDates = '';
  for (const line of lines) {
    for (const segment of line.segments) {
      let piece = styled(segment);
      const found = head.dates ? undefined : findDates(piece.text);
      if (found) {
        head.start = found.start;
        head.end = found.end;
        head.dates = piece.text.slice(found.index, found.index + found.length).trim();
        const before = cut(piece, 0, found.index);
        const after = cut(piece, found.index + found.length);
        if (!before.text.trim()) afterDates = tidy(after.text);
        piece = {
          text: `${before.text}   ${after.text}`,
          styles: [...before.styles, 0, 0, 0, ...after.styles],
        };
      }
      joined.push(piece);
    }
  }
  const parts = joined.flatMap(splitSeparators).flatMap((piece) => splitStyles(piece));
  // "2019 – 2022 · Oslo" below a title and a company.
  const isCityAfterDates = ({ text }: HeadPart) =>
    text === afterDates &&
    parts.length > 2 &&
    isCity(text) &&
    !isCompany(text) &&
    !isRole(text) &&
    !isSchool(text);
  // "**Engineer**, Acme, Oslo": behind a name in bold the last of two words with a comma is where it was.
  const isBehindBold = (at: number, { bold }: HeadPart) => !bold && (parts[at - 1]?.bold ?? false);
  for (const [at, part] of parts.entries()) {
    // What stands first names the entry, unless it is a place for certain.
    const place = (at > 0 ? isHeadPlace : isSurePlace)(part.text) || (at > 0 && isCityAfterDates(part));
    if (place && !head.location) {
      head.location = withoutStop(part.text);
      continue;
    }
    const split = head.location
      ? undefined
      : (splitPlace(part.text) ?? (isBehindBold(at, part) ? splitCity(part.text) : undefined));
    if (split) {
      head.location = withoutStop(split.place);
      head.parts.push({ ...part, text: split.rest });
    } else head.parts.push(part);
  }
  return head;
}
