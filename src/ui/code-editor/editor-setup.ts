import { completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { search, searchKeymap } from '@codemirror/search';
import { type Extension, Prec } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { editorTheme } from './editor-theme.ts';
import { lineMarks } from './line-marks.ts';
import { longInput } from './long-input.ts';

/** Vim's keys, loaded when they are first wanted. */
export async function loadVim(): Promise<Extension> {
  const { vim } = await import('@replit/codemirror-vim');
  return vim({ status: true });
}

/** Inserts one indentation, or indents every selected line. */
const insertSpaces = (view: EditorView): boolean => {
  if (view.state.selection.ranges.some((range) => !range.empty)) return indentMore(view);
  view.dispatch(view.state.replaceSelection(view.state.facet(indentUnit)), {
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
};

/** What a screen adds: chords as `keys.ts` writes them, such as `Mod+Enter`. */
export type EditorCommands = Readonly<Record<string, () => void>>;

/**
 * Everything of the editor that stays the same while it lives.
 * @param commands what its keys do at the time one is pressed; the keys themselves never change
 */
export function editorSetup(commands: () => EditorCommands): Extension {
  // CodeMirror joins the parts of a chord in its own way.
  const bind = (chord: string) => ({
    key: chord.replaceAll('+', '-'),
    run: () => {
      commands()[chord]?.();
      return true;
    },
  });
  return [
    Prec.highest(keymap.of(Object.keys(commands()).map(bind))),
    lineMarks,
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    longInput,
    search({ top: true }),
    keymap.of([
      { key: 'Tab', run: insertSpaces, shift: indentLess },
      ...completionKeymap,
      ...searchKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': 'Code editor. Press Esc, then Tab to leave.',
      // It is reachable without; this tells tools that look for what a scrolling part can be scrolled by.
      tabindex: '0',
      // Names in code are not misspelled words.
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
    }),
    editorTheme,
  ];
}
