import { LanguageSupport } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { highlightCode } from '@lezer/highlight';
import { colorNames } from '#ui/code-editor/code-colors.ts';

/** A piece of a line; `color` is one of the code tokens' CSS variables. */
export interface Piece {
  text: string;
  color?: string;
}

/** The lines of a program without colors. */
export const plainLines = (source: string): Piece[][] => source.split('\n').map((text) => [{ text }]);

/** The lines of a program in the colors of the editor, by the editor's own grammar. */
export function highlightLines(source: string, mode: Extension): Piece[][] {
  if (!(mode instanceof LanguageSupport)) return plainLines(source);
  const lines: Piece[][] = [[]];
  const put = (text: string, name: string) =>
    lines.at(-1)?.push({ text, color: name ? `var(--code-token-${name.split(' ')[0]})` : undefined });
  highlightCode(source, mode.language.parser.parse(source), colorNames, put, () => lines.push([]));
  return lines;
}
