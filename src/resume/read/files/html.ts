import { attribute, tokensOf } from './markup.ts';
import { type Paragraph, rowOf, textOf } from './paragraphs.ts';

const SKIPPED = new Set([
  'script',
  'style',
  'head',
  'template',
  'noscript',
  'svg',
  'title',
  'select',
  'button',
]);
const BLOCKS = new Set(
  'p div section article header footer main aside nav ul ol li dl dt dd h1 h2 h3 h4 h5 h6 hr address blockquote pre figure form fieldset table body center'.split(
    ' ',
  ),
);
const BOLD = new Set(['b', 'strong', 'th', 'dt']);
const ITALIC = new Set(['i', 'em', 'cite']);
const SIZES: Record<string, number> = { h1: 20, h2: 14, h3: 11.5, h4: 11, h5: 10.5, h6: 10.5 };
const PLAIN = 10;

/** The paragraphs of an HTML document and where its links lead. Nothing of it is run or fetched. */
export function readHtml(source: string): { paragraphs: Paragraph[]; links: string[] } {
  const found: Paragraph[] = [];
  const links: string[] = [];
  const tables: Paragraph[][][] = [];
  let skipped = '';
  let bold = 0;
  let italic = 0;
  let heading = '';
  let listed = false;
  let gap = 1;
  let current: Paragraph | undefined;
  /** Whether a piece ended without a space before the next one. */
  let parted = false;

  const close = () => {
    if (current && textOf(current).trim()) (tables.at(-1)?.at(-1) ?? found).push(current);
    current = undefined;
    parted = false;
  };
  const write = (text: string) => {
    if (!current) {
      if (!text.trim()) return;
      const size = SIZES[heading] ?? PLAIN;
      current = { runs: [], size, listed, indent: 0, gap: heading ? 2 : gap, column: 0 };
      listed = false;
      gap = 1;
    }
    current.runs.push({ text, bold: bold > 0 || heading !== '', italic: italic > 0 });
  };
  const inline = (name: string, by: 1 | -1) => {
    if (BOLD.has(name)) bold = Math.max(0, bold + by);
    if (ITALIC.has(name)) italic = Math.max(0, italic + by);
  };
  const open = (name: string, attributes: string) => {
    if (BLOCKS.has(name)) close();
    if (name in SIZES) heading = name;
    if (name === 'li') listed = true;
    if (name === 'p' || name === 'section' || name === 'article') gap = 1.6;
    if (name === 'br') write('\n');
    if (name === 'a') links.push(attribute(attributes, 'href') ?? '');
    // Pieces that touch in the file are set apart by its styles, as a company and its dates.
    if (name === 'span' && parted) write('\t');
    if (name === 'tr') {
      close();
      tables.push([]);
    }
    if (name === 'td' || name === 'th') {
      close();
      tables.at(-1)?.push([]);
    }
    inline(name, 1);
  };
  const shut = (name: string) => {
    inline(name, -1);
    if (BLOCKS.has(name) || name === 'td' || name === 'th') close();
    if (name in SIZES) heading = '';
    if (name === 'tr') {
      close();
      const row = rowOf(tables.pop() ?? []);
      (tables.at(-1)?.at(-1) ?? found).push(...row);
    }
  };
  for (const token of tokensOf(source)) {
    if (token.type === 'text') {
      if (skipped) continue;
      write(token.text.replace(/[ \t\r\n\f]+/g, ' '));
      parted = false;
      continue;
    }
    const name = token.name.toLowerCase();
    if (skipped) {
      if (token.type === 'close' && name === skipped) skipped = '';
      continue;
    }
    if (token.type === 'open' && SKIPPED.has(name)) {
      if (!token.empty) skipped = name;
      continue;
    }
    if (token.type === 'open') open(name, token.attributes);
    else shut(name);
    parted = token.type === 'close' && name === 'span' && current !== undefined;
  }
  close();
  return { paragraphs: found, links: links.filter((link) => /^(?:https?:|mailto:|tel:)/i.test(link)) };
}

/** The lines that a piece of HTML says, without its marks, as the rich text of other tools. */
export const htmlLines = (source: string): string[] =>
  /<[a-z]/i.test(source)
    ? readHtml(source).paragraphs.flatMap((paragraph) =>
        textOf(paragraph)
          .split('\n')
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter(Boolean),
      )
    : source
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
