import { humanDate } from '../../../dates.ts';
import { htmlLines } from '../html.ts';
import { attributeOf, element, elements, type XmlElement } from '../xml.ts';

/** What only the program that wrote the file needs, and pictures. */
const TECHNICAL =
  /(?:^ID|[a-z]ID|Code|MimeType|Indicator|Preferences|Info|Information|Attachment|AttachmentList|Photo|Signature|Documentation|ReferenceTo|Taxonomy|Duration|Current|Ongoing)$/;
/** Elements that only wrap what the one around them is called. */
const WRAPPING = /^(?:Label|Description|Contact|Text|ScoreText|Title|Name|Date|Value)$/;

/** "PlaceOfBirth" as people write it. */
export const spaced = (name: string): string => {
  const words = name
    .replace(/List$/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Reads the texts of a Europass file, and knows which of them no field has taken. */
export class Taken {
  readonly #taken = new Set<XmlElement>();

  /** The lines of the first element of a path that says something. */
  lines(from: XmlElement | undefined, ...paths: string[]): string[] {
    for (const path of paths)
      for (const found of path === '.' ? [from] : elements(from, path)) {
        if (!found?.text.trim()) continue;
        this.#taken.add(found);
        return htmlLines(found.text);
      }
    return [];
  }

  /** The text of the first element of a path that says something, on one line. */
  text(from: XmlElement | undefined, ...paths: string[]): string {
    return this.lines(from, ...paths)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  /** The texts of all elements of a path. */
  texts(from: XmlElement | undefined, path: string): string[] {
    return elements(from, path)
      .map((found) => this.text(found, '.'))
      .filter(Boolean);
  }

  /** A date in any of the forms of both formats, as people write it. */
  date(from: XmlElement | undefined, path: string): string {
    const found = element(from, path);
    const pad = (text: string) => text.replace(/^-+/, '').padStart(2, '0');
    const year = attributeOf(found, 'year') || this.text(found, 'Year');
    const month = attributeOf(found, 'month') || this.text(found, 'Month');
    if (year) return humanDate(month ? `${year}-${pad(month)}` : year);
    return humanDate(this.text(found, 'FormattedDateTime', '.'));
  }

  /** Says that everything in an element is known. */
  skip(from: XmlElement | undefined): void {
    if (!from) return;
    this.#taken.add(from);
    for (const child of from.children) this.skip(child);
  }

  /** What was not taken of an element, each text with what it is called. */
  rest(from: XmlElement | undefined, called = ''): string[] {
    if (!from || TECHNICAL.test(from.name)) return [];
    const name = called && WRAPPING.test(from.name) ? called : spaced(from.name);
    const lines = this.#taken.has(from) ? [] : htmlLines(from.text);
    this.#taken.add(from);
    const own = lines.map((line, at) => (at === 0 && called ? `${name}: ${line}` : line));
    return [...own, ...from.children.flatMap((child) => this.rest(child, name))];
  }
}

const named = (type: 'region' | 'language', code: string): string => {
  try {
    return new Intl.DisplayNames(['en'], { type }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** The country of a code; Europe's institutions have one of their own for Greece. */
export const countryOf = (code: string): string =>
  /^[a-z]{2}$/i.test(code) ? named('region', code.toUpperCase().replace(/^EL$/, 'GR')) : code;

/** The language of a code of two or three letters; any other text as it is. */
export const languageOfCode = (code: string): string =>
  /^[a-z]{2,3}$/i.test(code) ? named('language', code.toLowerCase()) : code;

/** A level of every skill of a language: one if all are the same. */
export function levelOf(levels: readonly [skill: string, level: string][]): string {
  const given = levels.filter(([, level]) => level);
  const all = new Set(given.map(([, level]) => level));
  return all.size === 1
    ? (given[0]?.[1] ?? '')
    : given.map(([skill, level]) => `${skill} ${level}`).join(', ');
}

/** What links lead to. The first of each kind has a field; the others are told. */
export function linksOf(urls: readonly string[]) {
  const hosts = { linkedin: /linkedin\.com/i, github: /github\.com/i };
  const linkedin = urls.find((url) => hosts.linkedin.test(url));
  const github = urls.find((url) => hosts.github.test(url));
  const website = urls.find((url) => url !== linkedin && url !== github);
  const others = urls.filter((url) => ![linkedin, github, website].includes(url));
  return { fields: { linkedin, github, website }, others };
}
