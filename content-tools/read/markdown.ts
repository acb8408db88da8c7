import { Marked, Renderer, type Tokens } from 'marked';
import { escapeHtml } from './escape-html.ts';
import { highlightCode } from './highlight.ts';

/** A row whose first cell begins with an arrow and whose others are empty is one cell: what a traced example returned. */
const RESULT = /<td>(→ (?:(?!<\/td>).)*)<\/td>((?:\s*<td><\/td>)+)/g;

/** A table; a header without text is no header. */
export function renderTable(this: Renderer, token: Tokens.Table): string {
  return new Renderer().table
    .call(this, token)
    .replaceAll('<th></th>', '<td></td>')
    .replace(RESULT, (_match, text, empty) => `<td colspan="${empty.split('<td>').length}">${text}</td>`);
}

/** A frame that scrolls when narrow; a keyboard must reach it to do so, and it then needs a name. */
export const scrolling = (kind: string, name: string, html: string) =>
  `<div class="${kind}-scroll" tabindex="0" role="group" aria-label="${escapeHtml(name)}">${html}</div>`;

/** The heading above what is being rendered. */
let section = '';

// Content is ours, so its HTML is trusted; it is still kept out of Markdown to keep the files plain.
const marked = new Marked({
  gfm: true,
  renderer: {
    code: ({ text, lang }) => highlightCode(text, lang ?? 'text'),
    heading({ text }) {
      section = text;
      return false;
    },
    table(token) {
      return scrolling('wide', section ? `Table: ${section}` : 'Table', renderTable.call(this, token));
    },
  },
});

/** `10^4` in prose becomes a superscript; in code, drawings and attributes it stays as typed. */
export function superscripts(html: string): string {
  return html.replace(
    /(<(code|pre|svg)\b[\s\S]*?<\/\2>|<[^>]*>)|(\w)\^(\w+)/g,
    (_match, code, _tag, base, power) => code ?? `${base}<sup>${power}</sup>`,
  );
}

/** HTML of our own Markdown. */
export function renderMarkdown(markdown: string): string {
  section = '';
  return superscripts(marked.parse(markdown, { async: false })).trim();
}

/** The same for one line, without the paragraph around it. */
export function renderInline(markdown: string): string {
  return superscripts(marked.parseInline(markdown, { async: false }));
}

const SIGNS: Record<string, string> = { '&lt;=': '≤', '!=': '≠' };

/** The same for a line whose code is formulas: `10^4` and `<=` in it are set as on paper. */
export function renderFormulas(markdown: string): string {
  return renderInline(markdown).replace(/<code>.*?<\/code>/g, (formula) =>
    formula.replace(/&lt;=|!=/g, (sign) => SIGNS[sign] ?? sign).replace(/(\w)\^(\w+)/g, '$1<sup>$2</sup>'),
  );
}
