import { afterEach, expect, it, vi } from 'vitest';
import { stampAt } from '#records/clock.ts';
import { edited } from '#records/row.ts';
import type { DocumentKind } from './document.ts';
import type { Draft } from './records.ts';
import { beginEmpty, newTab } from './testing/tabs.ts';

beginEmpty();
afterEach(() => void vi.restoreAllMocks());

const ID = 'q#python';

/** A tab in which a draft is edited, its text as a list of lines. */
async function newEditor(isNew = false) {
  const tab = await newTab();
  const [{ openDocument }, { store }] = await Promise.all([import('./document.ts'), import('./live.ts')]);
  const kind: DocumentKind<Draft, readonly string[]> = {
    source: tab.drafts,
    read: (record) => record?.source.split('\n') ?? [],
    write: (lines, _record, id) => ({
      id,
      questionId: 'q',
      language: 'python',
      source: lines.join('\n'),
      at: 1,
    }),
  };
  const doc = openDocument(kind, ID, isNew);
  const heard = vi.fn();
  const stop = doc.subscribe(heard);
  const lines = () => doc.get()?.history.present;
  const kept = async () => (await tab.drafts.get(ID))?.source;
  /** Another tab changes the draft after having seen ours. */
  const elsewhere = (source: string) => {
    const row = store.row('drafts', ID);
    if (!row) throw new Error('nothing to change');
    const change = edited(row, { ...row.fields, source }, stampAt(Date.now() + 60_000, 0, 'other'), [
      'source',
    ]);
    store.apply('drafts', [change], 'tab');
  };
  return { ...tab, doc, heard, stop, lines, kept, elsewhere };
}

it('waits for what was kept, and keeps every change, undo and redo at once', async () => {
  const before = await newEditor();
  expect(before.lines()).toBeUndefined();
  before.doc.change(() => ['too early']);
  await before.kept();
  expect(before.lines()).toEqual([]);
  before.doc.change(() => ['a']);
  before.doc.change((lines) => [...lines, 'b']);
  expect(await before.kept()).toBe('a\nb');
  before.doc.undo();
  expect(await before.kept()).toBe('a');
  before.doc.redo();
  expect(await before.kept()).toBe('a\nb');
  await before.settled();
  const after = await newEditor();
  await after.kept();
  expect(after.lines()).toEqual(['a', 'b']);
  after.doc.undo();
  expect(after.lines()).toEqual(['a', 'b']);
});

it('takes over what another tab changes and leaves it alone on undo', async () => {
  const { doc, kept, lines, elsewhere, heard } = await newEditor();
  await kept();
  doc.change(() => ['a']);
  doc.change((now) => [...now, 'b']);
  heard.mockClear();
  elsewhere('theirs\na\nb');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(lines()).toEqual(['theirs', 'a', 'b']);
  doc.undo();
  expect(await kept()).toBe('theirs\na');
  doc.undo();
  expect(await kept()).toBe('theirs');
  doc.undo();
  expect(await kept()).toBe('theirs');
  doc.redo();
  doc.redo();
  expect(await kept()).toBe('theirs\na\nb');
});

it('makes one step of what is typed without a pause', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const { doc, kept, lines } = await newEditor();
  await kept();
  for (const text of ['a', 'ab', 'abc']) doc.change(() => [text], 'typing');
  now.mockReturnValue(1_005_000);
  doc.change(() => ['abcd'], 'typing');
  doc.undo();
  expect(lines()).toEqual(['abc']);
  doc.undo();
  expect(lines()).toEqual([]);
});

it('is open at once where nothing can be kept yet, and its first keys are no news when they arrive late', async () => {
  const { doc, drafts, kept, lines } = await newEditor(true);
  doc.change(() => ['a']);
  doc.change(() => ['a', 'b']);
  // Done after what was asked for before.
  await drafts.update(ID, (record) => record);
  expect(await kept()).toBe('a\nb');
  doc.undo();
  expect(lines()).toEqual(['a']);
  doc.undo();
  expect(await kept()).toBe('');
  expect(lines()).toEqual([]);
});

it('keeps what is edited here though it was removed elsewhere, and changes that undo leaves alone', async () => {
  const { doc, drafts, kept, lines } = await newEditor();
  await kept();
  doc.change(() => ['a']);
  await drafts.remove(ID);
  expect(lines()).toEqual(['a']);
  doc.set((record) => ({ ...record, language: 'java' }));
  doc.change(() => ['a', 'b']);
  doc.undo();
  expect(await kept()).toBe('a');
});
