import { KINDS } from '../kinds.ts';
import type { SectionKind } from '../model.ts';
import type { PdfText } from '../pdf/text.ts';
import { readContact } from './contact.ts';
import { unlabeled, withoutLabel } from './contact-labels.ts';
import type { ReadContext } from './context.ts';
import { edgesOf } from './flow.ts';
import { readLanguages } from './languages.ts';
import { linesOfPages } from './layout.ts';
import { isCapitals, type Line, lineText, segmentText } from './line.ts';
import { isSetRightToLeft, mirrorPage } from './mirror.ts';
import { cutOwnParts, cutParts, type Part } from './outline-lines.ts';
import { earlySpacing, type OwnLayout, ownLayout } from './own.ts';
import { ownHeadline, ownLines } from './own-lines.ts';
import { field, fieldsOf, type ReadItem, type ReadResume, type ReadSection } from './result.ts';
import { readEntries, readParagraphs } from './sections.ts';
import { readSkills } from './skills.ts';
import { isTableHead } from './tables.ts';
import { linesOfText } from './text-lines.ts';
import { splitRails, withCareer } from './unheaded.ts';
import { isRole } from './words.ts';

const MORE = 'Further details';

/** "WORK EXPERIENCE" as the product writes it; other headings as they are. */
function titleOf(kind: SectionKind, title: string): string {
  const plain = title.replace(/^[\d.\s)_\-–—•|\uE000-\uF8FF]+|[\s:_\-–—|•]+$/gu, '').trim();
  if (plain.toLowerCase() === KINDS[kind].title.toLowerCase()) return KINDS[kind].title;
  if (!isCapitals(plain) || plain.length < 4) return plain;
  const lower = plain.toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

function readItems(kind: SectionKind, part: Part, context: ReadContext): ReadItem[] {
  if (kind === 'skills') return readSkills(part.lines, context);
  if (kind === 'languages') return readLanguages(part.lines, context);
  return readEntries(kind, part.lines, context);
}

/** Words to compare by: what a reader would call the same word. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const everyText = ({ personalInfo, headline, sections }: ReadResume): string =>
  [
    headline?.value,
    ...Object.values(personalInfo).map((read) => read?.value),
    ...sections.flatMap(({ title, items }) => [
      title,
      ...items.flatMap((item) => fieldsOf(item).map(([, { value }]) => value)),
    ]),
  ].join('\n');

/** Lines with a word that is nowhere in what was read. */
function lostLines(lines: readonly Line[], read: ReadResume): string[] {
  const kept = new Set(wordsOf(everyText(read)));
  const glued = everyText(read)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return lines
    .filter((line) => !isTableHead(line))
    .map((line) => unlabeled(lineText(withoutLabel(line))))
    .filter((text) => wordsOf(text).some((word) => !kept.has(word) && !glued.includes(word)));
}

/** So far below the top of a document a line says what a person is. */
const TOP_LINES = 5;
const LONGEST_HEADLINE = 60;

/**
 * What somebody is called below or beside the name, as "Product Designer".
 * @param rest what is no contact
 * @param beside what the line of the name says beside it
 */
const headlineIn = (
  head: readonly Line[],
  rest: readonly string[],
  beside: readonly string[],
): string | undefined => {
  const below = head.slice(0, TOP_LINES).flatMap(({ segments }) => segments.map(segmentText));
  const top = [...beside, ...below];
  return rest.find((text) => isRole(text) && text.length <= LONGEST_HEADLINE && top.includes(text));
};

const partsOfOwn = (lines: readonly Line[], own: OwnLayout): Part[] =>
  own.heading ? cutOwnParts(lines, own) : cutParts(lines);

/** Of our own contacts only the place is words, which in scripts without capitals nothing else would tell. */
function placeCaseless(personalInfo: ReadResume['personalInfo'], rest: string[]): void {
  const at = personalInfo.location
    ? -1
    : rest.findIndex((text) => /^\p{Lo}/u.test(text) && text.length <= 60);
  const [place] = at < 0 ? [] : rest.splice(at, 1);
  if (place) personalInfo.location = field(place, 0.85, place);
}

function read(lines: readonly Line[], links: readonly string[], own: OwnLayout | undefined): ReadResume {
  const context: ReadContext = { edges: edgesOf(lines), own, cutsWords: !own };
  const parts = own ? partsOfOwn(lines, own) : withCareer(cutParts(splitRails(lines)));
  const named = own && ownHeadline(parts[0]?.lines ?? [], lines, own);
  const head = (parts[0]?.lines ?? []).filter((line) => !named?.includes(line)).map(withoutLabel);
  const contact = parts
    .filter(({ kind }) => kind === 'contact')
    .flatMap((part) => part.lines.map(withoutLabel));
  const { personalInfo, rest, beside } = readContact(
    head,
    contact,
    lines.map(lineText).join('\n'),
    links,
    own !== undefined,
  );
  if (own) placeCaseless(personalInfo, rest);
  const about = parts.filter(({ kind }) => kind === 'summary');
  const paragraphs = about.flatMap((part) => readParagraphs(part.lines, context));
  const headline = rest.filter((text) => text.length > 1 && /[\p{L}\p{N}]/u.test(text));
  const called = own ? undefined : headlineIn(head, headline, beside);
  // A paragraph at the top is a summary without a heading; short pieces there are further details.
  const prose = headline.filter((text) => text.length > 60);
  const summary = [...prose, ...paragraphs];
  if (summary.length > 0)
    personalInfo.summary = field(summary.join('\n'), paragraphs.length > 0 ? 0.95 : 0.7);

  const sections: ReadSection[] = [];
  for (const part of parts) {
    if (part.kind === 'head' || part.kind === 'contact' || part.kind === 'summary' || part.lines.length === 0)
      continue;
    const items = readItems(part.kind, part, context).filter((item) => Object.keys(item).length > 0);
    const title = part.heading ? titleOf(part.kind, part.title) : KINDS[part.kind].title;
    sections.push({ kind: part.kind, title, items });
  }
  const result: ReadResume = {
    personalInfo,
    sections,
    ...(named && named.length > 0 && { headline: field(named.map(lineText).join(' '), 0.98) }),
    ...(called && { headline: field(called, 0.8, called) }),
  };
  const details = headline.filter((text) => !prose.includes(text) && text !== called);
  // The head and the contacts were taken apart piece by piece.
  const taken = new Set(
    parts.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap((part) => part.lines),
  );
  const others = lines.filter((line) => !taken.has(line));
  const more = [
    ...details,
    ...lostLines(others, {
      ...result,
      sections: [...sections, { kind: 'custom', title: details.join(' '), items: [] }],
    }),
  ];
  const unnamed = more.filter(
    (text) => !parts.some((part) => part.heading && lineText(part.heading) === text),
  );
  if (unnamed.length > 0)
    sections.push({
      kind: 'custom',
      title: MORE,
      items: [{ text: field([...new Set(unnamed)].join('\n'), 0.5) }],
    });
  return result;
}

/** A resume from the text of a PDF and where it stands. */
export function readPdfResume({ pages: asPlaced, links, maker }: PdfText): ReadResume {
  const own = ownLayout(maker);
  const pages = (own?.rightToLeft ?? isSetRightToLeft(asPlaced)) ? asPlaced.map(mirrorPage) : asPlaced;
  if (own) return read(ownLines(pages, own), links, own);
  const lines = linesOfPages(pages);
  return read(lines, links, earlySpacing(maker, lines));
}

/** A resume from the lines of a document without pages. @param links where its links lead */
export const readLines = (lines: readonly Line[], links: readonly string[]): ReadResume =>
  read(lines, links, undefined);

/** A resume from a text or Markdown file, read as a person would, not by the simple rules. */
export const readTextResume = (text: string): ReadResume => read(linesOfText(text), [], undefined);
