/** A piece of a line in one look. */
export interface RichRun {
  text: string;
  bold?: true;
  italic?: true;
  /** Where it leads. */
  href?: string;
}

/** `**bold**`, `*italic*`, `[text](address)` and bare addresses. A mark that touches no word on its inner side is a character. */
const MARKS =
  /\*\*(?=\S)(?<bold>.+?)(?<=\S)\*\*(?!\*)|(?<![*\p{L}\p{N}])\*(?=[\p{L}\p{N}"“‘'(])(?<italic>[^*]+?)(?<=\S)\*(?![*\p{L}\p{N}])|\[(?<label>[^\]\n]+)\]\((?<address>(?:https?:\/\/|mailto:|www\.)?[^\s()]+\.[^\s()]+)\)|(?<url>https?:\/\/[^\s<>()]*[^\s<>().,;:!?])/gu;

const hrefOf = (address: string): string =>
  /^(?:https?:\/\/|mailto:)/i.test(address) ? address : `https://${address}`;

function runOf(groups: Record<string, string | undefined>): RichRun {
  const { bold, italic, label, address, url } = groups;
  if (bold) return { text: bold, bold: true };
  if (italic) return { text: italic, italic: true };
  if (label && address) return { text: label, href: hrefOf(address) };
  return { text: url ?? '', href: url ?? '' };
}

/** A line of text as its runs, without the marks. Marks are not nested. */
export function richRuns(line: string): RichRun[] {
  const runs: RichRun[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > from) runs.push({ text: line.slice(from, match.index) });
    runs.push(runOf(match.groups ?? {}));
    from = match.index + match[0].length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
}

/** A line as it reads without its marks. */
export const withoutMarks = (line: string): string =>
  richRuns(line)
    .map(({ text }) => text)
    .join('');

export type Mark = 'bold' | 'italic' | 'link';

const AROUND: Record<Mark, readonly [before: string, after: string]> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](https://)'],
};

interface Marked {
  text: string;
  /** What is selected afterwards: the words, or the address that a link still lacks. */
  start: number;
  end: number;
}

/** Puts marks around a part of a text, or takes bold and italic off again. */
export function withMark(text: string, from: number, to: number, mark: Mark): Marked {
  const [before, after] = AROUND[mark];
  const [head, words, tail] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const marked = head.endsWith(before) && tail.startsWith(after) && !head.endsWith(`*${before}`);
  if (mark !== 'link' && marked)
    return {
      text: head.slice(0, -before.length) + words + tail.slice(after.length),
      start: from - before.length,
      end: to - before.length,
    };
  const start = from + before.length;
  const end = start + words.length;
  const changed = head + before + words + after + tail;
  if (mark === 'link' && words) return { text: changed, start: end + 2, end: end + after.length - 1 };
  return { text: changed, start, end };
}
