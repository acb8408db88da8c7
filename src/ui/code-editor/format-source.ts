import { ensureSyntaxTree, indentRange, indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';

/** Milliseconds that reading a long program may take; what isn't read by then stays as it is. */
const PATIENCE_MS = 2_000;

interface FormatOptions {
  /** The language's grammar. */
  mode: Extension;
  /** Columns of an indent. */
  indent: number;
  /** Whether braces say where a block ends. Where indents do, they are the program's meaning and stay. */
  braces: boolean;
}

/** The source with its blocks indented, tabs as spaces, no blanks at the ends of lines and one line break at the end. */
export function formatSource(source: string, { mode, indent, braces }: FormatOptions): string {
  const spaced = source.replace(/^[ \t]+/gm, (blanks) => blanks.replaceAll('\t', ' '.repeat(indent)));
  const tidy = `${spaced.replace(/[ \t]+$/gm, '').trimEnd()}\n`;
  if (!braces) return tidy;
  const state = EditorState.create({
    doc: tidy,
    extensions: [mode, indentUnit.of(' '.repeat(indent)), EditorState.tabSize.of(indent)],
  });
  ensureSyntaxTree(state, state.doc.length, PATIENCE_MS);
  return indentRange(state, 0, state.doc.length)
    .apply(state.doc)
    .toString()
    .replace(/[ \t]+$/gm, '');
}
