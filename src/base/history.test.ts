import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canRedo,
  canUndo,
  change,
  endMerge,
  type History,
  receive,
  redo,
  startHistory,
  undo,
} from './history.ts';
import { merged } from './merge.ts';

interface Doc {
  title: string;
  parts: { id: string; text: string }[];
}

/** The history after `theirs` has come from another tab that had our present value. */
const hear = <T>(history: History<T>, theirs: T) =>
  receive(history, (value) => merged(history.present, value, theirs));

function undoAll<T>(history: History<T>): History<T> {
  let end = history;
  while (canUndo(end)) end = undo(end);
  return end;
}

function redoAll<T>(history: History<T>): History<T> {
  let end = history;
  while (canRedo(end)) end = redo(end);
  return end;
}

const typed = (texts: string[], start = '') =>
  texts.reduce((history, text) => change(history, text, 'field'), startHistory(start));

describe('steps', () => {
  it('end where typing pauses', () => {
    const twice = change(endMerge(typed(['a', 'ab'])), 'abc', 'field');
    expect(undo(twice).present).toBe('ab');
    expect(undo(undo(twice)).present).toBe('');
  });

  it('are bounded in number', () => {
    let history = startHistory(0);
    for (let n = 1; n <= 10_050; n += 1) history = change(history, n);
    expect(undoAll(history).present).toBe(50);
    expect(redoAll(undoAll(history)).present).toBe(10_050);
  });
});

describe('somebody else’s change', () => {
  const start: Doc = {
    title: 'T',
    parts: [
      { id: 'a', text: 'one two' },
      { id: 'b', text: 'three' },
    ],
  };

  it('is no step, and stays when what was done here is undone and redone', () => {
    const mine = change(startHistory(start), { ...start, title: 'Mine' });
    const theirs = { ...mine.present, parts: [...mine.present.parts, { id: 'c', text: 'theirs' }] };
    const history = hear(mine, theirs);
    expect(history.present).toEqual(theirs);
    expect(undo(history).present).toEqual({ ...theirs, title: 'T' });
    expect(canUndo(undo(history))).toBe(false);
    expect(redo(undo(history)).present).toEqual(theirs);
  });

  it('leaves nothing to undo where it replaced what was done here', () => {
    const mine = typed(['a', 'ab']);
    const history = hear(mine, 'theirs');
    expect(history.present).toBe('theirs');
    expect(canUndo(history)).toBe(false);
    expect(undo(change(history, 'theirs!', 'field')).present).toBe('theirs');
  });

  it('stays within a text too', () => {
    const history = hear(
      typed(['Dear Ada, I build bridges.'], 'I build bridges.'),
      'Dear Ada, I build bridges. Regards',
    );
    expect(undo(history).present).toBe('I build bridges. Regards');
  });

  it('does not bring back what was removed elsewhere, or remove what was edited elsewhere', () => {
    const added = change(startHistory(start), {
      ...start,
      parts: [...start.parts, { id: 'c', text: 'new' }],
    });
    const [a, , c] = added.present.parts;
    if (!a || !c) throw new Error('no parts');
    const edited = hear(added, { ...added.present, parts: [a, { ...c, text: 'new and edited' }] });
    expect(undo(edited).present.parts.map(({ text }) => text)).toEqual(['one two', 'new and edited']);
  });

  it('whatever it was, is there after any undo and redo', () => {
    const part = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      text: fc.constantFrom('x', 'y', 'z'),
    });
    const doc: fc.Arbitrary<Doc> = fc.record({
      title: fc.constantFrom('p', 'q', 'r'),
      parts: fc.uniqueArray(part, { selector: ({ id }) => id }),
    });
    fc.assert(
      fc.property(doc, fc.array(doc, { maxLength: 6 }), fc.nat(6), doc, (first, steps, undone, theirs) => {
        let mine = steps.reduce((history, value) => change(history, value), startHistory(first));
        for (let n = 0; n < undone; n += 1) mine = undo(mine);
        const before = mine.present;
        const history = hear(mine, theirs);
        expect(history.present).toEqual(theirs);
        for (const { present } of [undoAll(history), redoAll(history)]) {
          if (theirs.title !== before.title) expect(present.title).toBe(theirs.title);
          const find = ({ parts }: Doc, id: string) => parts.find((each) => each.id === id);
          for (const id of 'abcde') {
            const [was, is] = [find(before, id), find(theirs, id)];
            // Removed there: gone. Made or changed there: still so.
            if (was && !is) expect(find(present, id)).toBeUndefined();
            if (is && !was) expect(find(present, id)).toEqual(is);
            if (is && was && is.text !== was.text) expect(find(present, id)).toEqual(is);
          }
          expect(new Set(present.parts.map(({ id }) => id)).size).toBe(present.parts.length);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
