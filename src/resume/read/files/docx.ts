import type { Run } from '../line.ts';
import { isOn, readStyles, sizeOf, type WordStyle } from './docx-styles.ts';
import { attribute, tokensOf } from './markup.ts';
import { type Paragraph, rowOf, textOf } from './paragraphs.ts';
import type { ZipEntry } from './unzip.ts';

/** Twips of an indent and of a distance that count as one character and one line. */
const TWIPS_INDENT = 120;
const TWIPS_LINE = 240;
/** A heading without a size of its own. */
const HEADING_SIZE = 13;

interface Table {
  rows: Paragraph[];
  cells: Paragraph[][];
}

/** The paragraphs of one part of a Word document. */
function readPart(xml: string, styles: ReadonlyMap<string, WordStyle>, plainSize: number): Paragraph[] {
  const found: Paragraph[] = [];
  const tables: Table[] = [];
  /** Paragraphs that are open: a text box stands within one. */
  const open: { paragraph: Paragraph; style: WordStyle; sizes: number[] }[] = [];
  let run: { bold?: boolean; italic?: boolean; size?: number } | undefined;
  let inText = false;
  let inMarkOfParagraph = false;
  let fallback = 0;
  const add = (paragraph: Paragraph) => {
    const cell = tables.at(-1)?.cells.at(-1);
    (cell ?? found).push(paragraph);
  };
  const write = (text: string) => {
    const current = open.at(-1);
    if (!current) return;
    const { style, paragraph } = current;
    const piece: Run = {
      text,
      bold: run?.bold ?? style.bold ?? false,
      italic: run?.italic ?? style.italic ?? false,
    };
    paragraph.runs.push(piece);
    if (text.trim())
      current.sizes.push(run?.size ?? style.size ?? (style.heading ? HEADING_SIZE : plainSize));
  };
  const end: Record<string, () => void> = {
    'w:p': () => {
      const closed = open.pop();
      if (!closed) return;
      const size = closed.sizes.length > 0 ? Math.max(...closed.sizes) : plainSize;
      add({ ...closed.paragraph, size });
    },
    'w:r': () => {
      run = undefined;
    },
    'w:t': () => {
      inText = false;
    },
    'w:rPr': () => {
      inMarkOfParagraph = false;
    },
    'w:tr': () => {
      const table = tables.at(-1);
      if (table) table.rows.push(...rowOf(table.cells));
      if (table) table.cells = [];
    },
    'w:tbl': () => {
      for (const paragraph of tables.pop()?.rows ?? []) add(paragraph);
    },
    'mc:Fallback': () => {
      fallback -= 1;
    },
  };
  const start: Record<string, (attributes: string) => void> = {
    'w:p': () =>
      open.push({
        paragraph: { runs: [], size: plainSize, listed: false, indent: 0, gap: 1, column: 0 },
        style: {},
        sizes: [],
      }),
    'w:pStyle': (attributes) => {
      const current = open.at(-1);
      const style = styles.get(attribute(attributes, 'w:val') ?? '') ?? {};
      if (!current) return;
      current.style = style;
      current.paragraph.listed = style.listed === true && !style.heading;
      if (style.heading) current.paragraph.gap = 2;
    },
    'w:numId': (attributes) => {
      const current = open.at(-1);
      if (current)
        current.paragraph.listed = attribute(attributes, 'w:val') !== '0' && !current.style.heading;
    },
    'w:ind': (attributes) => {
      const left = Number(attribute(attributes, 'w:left') ?? attribute(attributes, 'w:start') ?? 0);
      const current = open.at(-1);
      if (current && left > 0) current.paragraph.indent = Math.round(left / TWIPS_INDENT);
    },
    'w:spacing': (attributes) => {
      const before = Number(attribute(attributes, 'w:before') ?? 0);
      const current = open.at(-1);
      if (current && !run && before > 0)
        current.paragraph.gap = Math.max(current.paragraph.gap, 1 + before / TWIPS_LINE);
    },
    'w:rPr': () => {
      // Of a paragraph's mark, not of its text.
      inMarkOfParagraph = !run;
    },
    'w:r': () => {
      run = {};
    },
    'w:t': () => {
      inText = true;
    },
    'w:b': (attributes) => {
      if (run && !inMarkOfParagraph) run.bold = isOn(attributes);
    },
    'w:i': (attributes) => {
      if (run && !inMarkOfParagraph) run.italic = isOn(attributes);
    },
    'w:sz': (attributes) => {
      if (run && !inMarkOfParagraph) run.size = sizeOf(attributes);
    },
    'w:tab': () => {
      // In a paragraph's properties it is a place to stop at.
      if (run) write('\t');
    },
    'w:br': () => write('\n'),
    'w:cr': () => write('\n'),
    'w:noBreakHyphen': () => write('-'),
    'w:tbl': () => tables.push({ rows: [], cells: [] }),
    'w:tc': () => tables.at(-1)?.cells.push([]),
    'mc:Fallback': () => {
      fallback += 1;
    },
  };
  for (const token of tokensOf(xml)) {
    if (token.type === 'text') {
      if (inText && fallback === 0) write(token.text.replace(/\s/g, ' '));
      continue;
    }
    const isFallback = token.name === 'mc:Fallback';
    if (fallback > 0 && !isFallback) continue;
    if (token.type === 'open') start[token.name]?.(token.attributes);
    if (token.type === 'close' || token.empty) end[token.name]?.();
  }
  return found;
}

/** Where the links of a document lead. */
function readLinks(xml: string): string[] {
  const links: string[] = [];
  for (const token of tokensOf(xml))
    if (token.type === 'open' && token.name === 'Relationship' && /hyperlink"/.test(token.attributes))
      links.push(attribute(token.attributes, 'Target') ?? '');
  return links.filter(Boolean);
}

export const DOCUMENT = 'word/document.xml';

/** The paragraphs of a Word document and where its links lead. @throws ZipError */
export async function readDocx(
  entries: readonly ZipEntry[],
): Promise<{ paragraphs: Paragraph[]; links: string[] }> {
  const part = async (name: string): Promise<string> => {
    const bytes = await entries.find((entry) => entry.name === name)?.bytes();
    return bytes ? new TextDecoder().decode(bytes) : '';
  };
  const { styles, size } = readStyles(await part('word/styles.xml'));
  const read = async (name: string) => readPart(await part(name), styles, size);
  const body = await read(DOCUMENT);
  const headers = await Promise.all(
    entries.filter(({ name }) => /^word\/header\d*\.xml$/.test(name)).map(({ name }) => read(name)),
  );
  // Names and addresses often stand in the head of the page. Of several heads the fullest one says it all.
  const length = (part: Paragraph[]) => part.map(textOf).join('').length;
  const header = headers.sort((one, other) => length(other) - length(one))[0] ?? [];
  return {
    paragraphs: [...header, ...body],
    links: readLinks(await part('word/_rels/document.xml.rels')),
  };
}
