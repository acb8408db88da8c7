import { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';

/** A piece of a line; `color` is one of the code tokens' CSS variables. */
export interface Piece {
  text: string;
  color?: string;
}

const COLORS = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], class: 'keyword' },
  { tag: [tags.string, tags.character], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'constant' },
  { tag: tags.comment, class: 'comment' },
  { tag: [tags.function(tags.variableName), tags.definition(tags.variableName)], class: 'function' },
  { tag: [tags.className, tags.typeName], class: 'function' },
]);

/** The lines of a program without colors. */
export const plainLines = (source: string): Piece[][] => source.split('\n').map((text) => [{ text }]);

/** The lines of a program in the colors of the editor, by the editor's own grammar. */
export function highlightLines(source: string, mode: Extension): Piece[][] {
  if (!(mode instanceof LanguageSupport)) return plainLines(source);
  const lines: Piece[][] = [[]];
  const put = (text: string, name: string) =>
    lines.at(-1)?.push({ text, color: name ? `var(--code-token-${name.split(' ')[0]})` : undefined });
  highlightCode(source, mode.language.parser.parse(source), COLORS, put, () => lines.push([]));
  return lines;
}
