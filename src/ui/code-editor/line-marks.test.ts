import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { type LineMark, lineMarks, setLineMarks } from './line-marks.ts';

const DOC = 'one\ntwo\nthree';
const editor = (doc = DOC) => EditorState.create({ doc, extensions: lineMarks });
const marking = (...marks: LineMark[]) => ({ effects: setLineMarks.of(marks) });

/** The marked lines of an editor, by number, and what is said of each. */
function marked(state: EditorState): Record<number, string> {
  const said: Record<number, string> = {};
  for (const set of state.facet(EditorView.decorations)) {
    if (typeof set === 'function') continue;
    for (const cursor = set.iter(); cursor.value; cursor.next()) {
      expect(cursor.value.spec.class).toBe('cm-marked');
      said[state.doc.lineAt(cursor.from).number] = cursor.value.spec.attributes.title;
    }
  }
  return said;
}

test('a line is marked with all that is said of it, the last call alone holds', () => {
  const first = editor().update(
    marking({ line: 3, message: 'late' }, { line: 2, message: 'bad' }, { line: 2, message: 'worse' }),
  ).state;
  expect(marked(first)).toEqual({ 2: 'bad\nworse', 3: 'late' });
  expect(marked(first.update(marking({ line: 1, message: 'other' })).state)).toEqual({ 1: 'other' });
  expect(marked(first.update(marking()).state)).toEqual({});
  const two = first.update({ effects: [[], [{ line: 2, message: 'new' }]].map((of) => setLineMarks.of(of)) });
  expect(marked(two.state)).toEqual({ 2: 'new' });
});

test('what is missing beyond the end is marked at the last line, what has no line at the first', () => {
  const state = editor().update(
    marking({ line: 9, message: 'a brace is missing' }, { line: 0, message: 'all of it' }),
  ).state;
  expect(marked(state)).toEqual({ 1: 'all of it', 3: 'a brace is missing' });
});

test('marks stay with their lines while text is written above, and go with a text that is replaced', () => {
  const state = editor().update(marking({ line: 3, message: 'bad' })).state;
  const below = state.update({ changes: { from: 0, insert: 'zero\n' } }).state;
  expect(marked(below)).toEqual({ 4: 'bad' });
  const replaced = below.update({ changes: { from: 0, to: below.doc.length, insert: 'x' } }).state;
  expect(Object.keys(marked(replaced)).every((line) => line === '1')).toBe(true);
  // Marks that come with a change are of the text after it.
  const both = editor('x').update({
    changes: { from: 1, insert: '\ny' },
    ...marking({ line: 2, message: 'y' }),
  });
  expect(marked(both.state)).toEqual({ 2: 'y' });
});
