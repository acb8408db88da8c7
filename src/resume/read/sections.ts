import type { ItemField, SectionKind } from '../model.ts';
import { mergeCells } from './cells.ts';
import { isOwnWrap, type ReadContext } from './context.ts';
import { type Block, beginning, blocksOf } from './entries.ts';
import { joinLines, piecesOf, wraps } from './flow.ts';
import { type Head, type HeadPart, readHead, readOwnHead } from './head.ts';
import { type Line, lineText } from './line.ts';
import { field, type ReadItem } from './result.ts';
import { readTable } from './tables.ts';
import { isCompany, isDegree, isGrade, isRole, isSchool } from './words.ts';

interface Named {
  title?: HeadPart;
  subtitle?: HeadPart;
  rest: HeadPart[];
  confidence: number;
}

/** Splits "Engineer at Acme" and "Engineer, Acme" where one side is of the one kind and the other is not. */
function splitPair(
  text: string,
  one: (text: string) => boolean,
  other: (text: string) => boolean,
): [string, string] | undefined {
  for (const separator of [/\s+(?:at|@|bei|chez|en|w)\s+/gi, /,\s+/g, /:\s+/g, /\s+[-/]\s+/g]) {
    // A degree may have the separator in it; the place at which both sides are told apart best is the right one.
    const pairs = [...text.matchAll(separator)].map(({ index, 0: { length } }): [string, string] => [
      text.slice(0, index),
      text.slice(index + length),
    ]);
    const clear = pairs.find(
      ([first, second]) =>
        (one(first) && !one(second) && other(second) && !other(first)) ||
        (one(second) && !one(first) && other(first) && !other(second)),
    );
    const likely = pairs.find(
      ([first, second], at) => at === 0 && (one(first) !== one(second) || other(first) !== other(second)),
    );
    if (clear ?? likely) return clear ?? likely;
  }
  return undefined;
}

/** Words between a title and a company, left over where the styles part them. */
const AT = /^(?:at|@|bei|chez|for)\s+(?=\p{Lu})/u;

/** Which part is the company or school (`title`) and which the job or degree (`subtitle`). */
function nameParts(
  parts: readonly HeadPart[],
  isTitle: (text: string) => boolean,
  isSubtitle: (text: string) => boolean,
): Named {
  let list = parts.map((part) => ({ ...part, text: part.text.replace(AT, '') }));
  const [only] = list;
  if (only && list.filter(({ text }) => !isGrade(text)).length === 1) {
    const pair = splitPair(only.text, isSubtitle, isTitle);
    if (pair) list = [...pair.map((text) => ({ ...only, text })), ...list.slice(1)];
  }
  const subtitle =
    list.find(({ text }) => isSubtitle(text) && !isTitle(text)) ??
    list.find(
      ({ text }, at) =>
        isSubtitle(text) &&
        list.some((part, index) => index !== at && isTitle(part.text) && !isSubtitle(part.text)),
    );
  const title =
    list.find((part) => part !== subtitle && isTitle(part.text)) ??
    list.find((part) => part !== subtitle && !isGrade(part.text));
  if (subtitle && !title)
    return { subtitle, rest: list.filter((part) => part !== subtitle), confidence: 0.8 };
  const second = subtitle ?? list.find((part) => part !== title && !isGrade(part.text));
  return {
    title,
    subtitle: second,
    rest: list.filter((part) => part !== title && part !== second),
    confidence: subtitle && title ? 0.9 : 0.6,
  };
}

function nameOwn(parts: readonly HeadPart[]): Named {
  const of = (has: (part: HeadPart) => boolean): HeadPart | undefined => {
    const found = parts.filter(has);
    const [first] = found;
    return first && { ...first, text: found.map(({ text }) => text).join(' ') };
  };
  return {
    title: of(({ bold }) => bold),
    subtitle: of(({ italic }) => italic),
    rest: parts.filter(({ bold, italic }) => !bold && !italic),
    confidence: 0.98,
  };
}

const nameInOrder = (parts: readonly HeadPart[]): Named => ({
  title: parts[0],
  subtitle: parts[1],
  rest: parts.slice(2),
  confidence: 0.7,
});

/** Fewer words than this name a role or a technology. */
const SENTENCE_WORDS = 4;

/** Whether a part says what a project does: neither a role nor a link nor a list of technologies, which stand behind its name. */
const isDescription = ({ text, bold, italic }: HeadPart): boolean =>
  !bold &&
  !italic &&
  text.split(/\s+/).length >= SENTENCE_WORDS &&
  !isRole(text) &&
  !/https?:|www\.|\.\p{Ll}{2,}\//u.test(text) &&
  !text.split(/,\s*/).every((item) => item.split(/\s+/).length < SENTENCE_WORDS);

/** A project's name, then its role or link; a sentence is its description, be it the only one. */
function nameProject(parts: readonly HeadPart[]): Named {
  const [title, ...others] = parts;
  const subtitle = others.find((part) => !isDescription(part));
  return { title, subtitle, rest: others.filter((part) => part !== subtitle), confidence: 0.7 };
}

/** "B.A. in History. GPA 3.8" as a degree and its mark. */
const withoutGrade = (part: HeadPart): HeadPart[] =>
  part.text.split(/[.,;|]\s+(?=(?:c?gpa|grade|note)\b)/i).map((text) => ({ ...part, text: text.trim() }));

function nameFor(kind: SectionKind, parts: readonly HeadPart[], own: boolean): Named {
  if (own) return nameOwn(parts);
  if (kind === 'work') return nameParts(parts, (text) => isCompany(text) && !isRole(text), isRole);
  if (kind === 'education') return nameParts(parts.flatMap(withoutGrade), isSchool, isDegree);
  return kind === 'projects' ? nameProject(parts) : nameInOrder(parts);
}

function itemOf(
  kind: SectionKind,
  head: Head,
  body: readonly string[],
  source: string,
  own: boolean,
): ReadItem {
  const { title, subtitle, rest, confidence } = nameFor(kind, head.parts, own);
  const lines = [...rest.map(({ text }) => text), ...body];
  const item: Record<ItemField, ReturnType<typeof field>> = {
    title: field(title?.text ?? '', confidence, source),
    subtitle: field(subtitle?.text ?? '', confidence, source),
    location: field(head.location, own ? 0.98 : 0.85, source),
    start: field(head.start, 0.95, head.dates),
    end: field(head.end, 0.95, head.dates),
    text: field(lines.join('\n'), 0.9),
  };
  return Object.fromEntries(Object.entries(item).filter(([, read]) => read)) as ReadItem;
}

const blockItem = (kind: SectionKind, own: boolean, { heads, body }: Block): ReadItem =>
  itemOf(kind, own ? readOwnHead(heads) : readHead(heads), body, heads.map(lineText).join('\n'), own);

/** How sure it is that a position belongs to the company above it. */
const SAME_COMPANY = 0.7;

/** The entries of a career, in which a company may stand once above several positions. */
function readCareer(blocks: readonly Block[]): ReadItem[] {
  let above: { item: ReadItem; block: Block } | undefined;
  return blocks.map((block) => {
    const item = blockItem('work', false, block);
    const [first] = block.heads;
    const [, role] = above?.block.heads ?? [];
    const [company] = above?.block.heads ?? [];
    const isFurther = first && company && role && !item.title && item.subtitle;
    if (
      !above ||
      !isFurther ||
      beginning(first) !== beginning(role) ||
      beginning(first) === beginning(company)
    ) {
      above = { item, block };
      return item;
    }
    const { title, location } = above.item;
    const inherited = Object.entries({ title, ...(!item.location && { location }) }).flatMap(
      ([name, read]) => (read ? [[name, field(read.value, SAME_COMPANY, read.source)]] : []),
    );
    return { ...item, ...Object.fromEntries(inherited) };
  });
}

/** A bullet that is an entry of its own, as certificates and awards are listed. */
function bulletItem(kind: SectionKind, text: string): ReadItem {
  const line: Line = {
    segments: [{ runs: [{ text, bold: false, italic: false }], x: 0, right: 0 }],
    x: 0,
    right: 0,
    y: 0,
    size: 10,
    page: 0,
    column: 0,
    gap: 1,
  };
  const head = readHead([line]);
  if (head.parts.length === 1 && kind !== 'projects') {
    const [name = '', ...issuer] = (head.parts[0]?.text ?? '').split(/,\s+/);
    if (issuer.length > 0)
      head.parts = [name, issuer.join(', ')].map((part) => ({ text: part, bold: false, italic: false }));
  }
  return itemOf(kind, head, [], text, false);
}

/** The entries of a section with heads. */
export function readEntries(kind: SectionKind, lines: readonly Line[], context: ReadContext): ReadItem[] {
  const { edges, own, cutsWords } = context;
  const table = own ? undefined : readTable(kind, lines);
  if (table)
    return [
      ...(table.before.length > 0 ? readEntries(kind, table.before, context) : []),
      ...table.items,
      ...(table.behind.length > 0 ? readEntries(kind, table.behind, context) : []),
    ];
  const pieces = piecesOf(own ? lines : mergeCells(lines, edges), edges, cutsWords, own !== undefined);
  const heads = pieces.filter(({ type }) => type === 'head');
  const listed = kind === 'certifications' || kind === 'awards';
  if (heads.length === 0 && (listed || kind === 'projects'))
    return pieces.map(({ text }) => bulletItem(kind, text));
  if (heads.length === 0) return [{ text: field(pieces.map(({ text }) => text).join('\n'), 0.9) }];
  if (listed && !own && pieces.every(({ type }) => type === 'head')) {
    // One line each, unless dates show that an entry has several.
    const dated = heads.filter(({ text }) => /\d{4}/.test(text)).length;
    if (dated === 0 || dated === heads.length) return heads.map(({ text }) => bulletItem(kind, text));
  }
  const plain = heads.every(
    ({ lines: [line] }) => !line?.segments.some(({ runs }) => runs.some(({ bold }) => bold)),
  );
  if (kind === 'custom' && plain && !own && heads.every(({ text }) => !/\d{4}/.test(text)))
    return [{ text: field(pieces.map(({ text }) => text).join('\n'), 0.8) }];
  const blocks = blocksOf(pieces, own);
  if (kind === 'work' && !own) return readCareer(blocks);
  return blocks.map((block) => blockItem(kind, own !== undefined, block));
}

/** The text of a part as paragraphs. */
export const readParagraphs = (lines: readonly Line[], { edges, cutsWords, own }: ReadContext): string[] =>
  lines
    .reduce<{ text: string; last: Line }[]>((paragraphs, line, at) => {
      const text = lineText(line).replace(/^[•▪●]\s*/, '');
      const current = paragraphs.at(-1);
      if (
        current &&
        at > 0 &&
        (own
          ? isOwnWrap(current.last, line, edges, own)
          : line.gap < 1.9 && (wraps(current.last, line, edges) || /^\p{Ll}/u.test(text)))
      ) {
        current.text = joinLines(current.text, text, cutsWords);
        current.last = line;
      } else paragraphs.push({ text, last: line });
      return paragraphs;
    }, [])
    .map(({ text }) => text);
