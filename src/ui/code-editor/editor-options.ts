import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { EditorOptions } from '#storage/editor-options.ts';

/** The part of the editor that the user's settings decide. How large and in which colors, its element says. */
export const optionExtensions = (options: EditorOptions): Extension => [
  indentUnit.of(' '.repeat(options.indent)),
  EditorState.tabSize.of(options.indent),
  options.wrap ? EditorView.lineWrapping : [],
  // Backspace takes an empty pair away, before it takes one character.
  options.closeBrackets ? [closeBrackets(), keymap.of(closeBracketsKeymap)] : [],
  autocompletion({ activateOnTyping: options.complete }),
];
