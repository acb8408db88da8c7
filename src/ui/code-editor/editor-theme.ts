import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { CODE_COLORS } from './code-colors.ts';

/** The editor in the page's own colors, so that it follows the theme without being told. */
const look = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '1em',
    backgroundColor: 'transparent',
    color: 'var(--text)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', lineHeight: '1.6' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--text)' },
  '.cm-gutters': { backgroundColor: 'var(--surface)', color: 'var(--text-muted)', border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 10px 0 4px' },
  '.cm-marks': { width: '14px' },
  '.cm-marks .cm-gutterElement': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'var(--hard)',
    fontSize: '0.7em',
  },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--surface-2) 60%, transparent)' },
  '.cm-marked': { backgroundColor: 'var(--hard-soft)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection': {
    backgroundColor: 'var(--accent-soft) !important',
  },
  '.cm-matchingBracket': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--border)',
    borderRadius: '6px',
    overflow: 'hidden',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent-soft)',
    color: 'var(--text)',
  },
  '.cm-panels': { backgroundColor: 'var(--surface-2)', color: 'var(--text)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--border)' },
  '.cm-panel.cm-search': {
    fontFamily: 'var(--font-sans)',
    fontSize: 'var(--text-sm)',
    padding: '6px 32px 6px 8px',
  },
  '.cm-panel.cm-search label': { fontSize: 'var(--text-sm)', whiteSpace: 'nowrap' },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--text)',
    border: '1px solid var(--border-strong)',
    borderRadius: '6px',
    fontSize: 'var(--text-sm)',
    padding: '3px 8px',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--medium-soft)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--accent-soft)', outline: '1px solid var(--accent)' },
});

const colors = HighlightStyle.define(
  CODE_COLORS.map(({ name, tag }) => ({
    tag,
    color: `var(--code-token-${name})`,
    ...(name === 'comment' && { fontStyle: 'italic' }),
  })),
);

export const editorTheme = [look, syntaxHighlighting(colors)];
