import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import { parse } from 'yaml';
import { highlightCode } from './highlight.ts';
import { renderTable, scrolling, superscripts } from './markdown.ts';

/** A lesson file cut in two: `front` is whatever its YAML holds, unchecked. */
export interface LessonFile {
  front: unknown;
  body: string;
}

/**
 * Reads `lesson.md`.
 * @throws Error when the front matter is missing or is not YAML.
 */
export function readLesson(file: string): LessonFile {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const match = /^---\n(.*?)\n---\n(.*)$/s.exec(source);
  if (!match) throw new Error('has no front matter; start the file with --- and close it with ---');
  return { front: parse(match[1] ?? ''), body: match[2] ?? '' };
}

/** The image of a paragraph that holds nothing else: a figure. */
export function figureOf(paragraph: Tokens.Paragraph): Tokens.Image | undefined {
  const [only, ...rest] = paragraph.tokens;
  return rest.length === 0 && only?.type === 'image' ? (only as Tokens.Image) : undefined;
}

/** A section of a lesson: `id` is its heading's, which links to it carry. */
export interface Section {
  id: string;
  title: string;
}

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The `##` headings of a lesson, without their Markdown. */
export function sectionsOf(body: string): Section[] {
  return new Marked()
    .lexer(body)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2)
    .map(({ text }) => ({ id: slugOf(text), title: text.replace(/[`*]/g, '') }));
}

/**
 * Turns a lesson's Markdown into HTML.
 * @param figure gives the SVG text of a figure by its file name; it is inlined so that the theme reaches it.
 */
export function renderLesson(body: string, figure: (name: string) => string): string {
  const marked = new Marked({ gfm: true });
  let section = 'Overview';
  marked.use({
    renderer: {
      paragraph(token) {
        const image = figureOf(token);
        if (!image) return false;
        const caption = this.parser.parseInline(image.tokens);
        return `<figure class="fig">${scrolling('fig', image.text, figure(image.href))}<figcaption>${caption}</figcaption></figure>\n`;
      },
      heading({ tokens, depth, text }) {
        section = text;
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ text, lang }) => highlightCode(text, lang || 'text'),
      table(token) {
        return scrolling('table', `Table: ${section}`, renderTable.call(this, token));
      },
    },
  });
  return superscripts(marked.parse(body, { async: false }));
}
