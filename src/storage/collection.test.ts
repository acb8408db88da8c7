import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import type { Database } from './database.ts';

const noteSchema = z.object({ id: z.string(), questionId: z.string(), text: z.string() });
type Note = z.infer<typeof noteSchema>;
const note = (id: string, text = 'text', questionId = 'q'): Note => ({ id, text, questionId });

/** The modules hold the open database and the health, so each test loads them anew, as a new tab does. */
async function newTab() {
  vi.resetModules();
  const [{ collection }, health, { connect }, { close, settled }, { quarantinedRecords }] = await Promise.all(
    [
      import('./collection.ts'),
      import('./health.ts'),
      import('./connection.ts'),
      import('./live.ts'),
      import('./quarantined-records.ts'),
    ],
  );
  tabs.push(close);
  // A browser without storage has no connection to close.
  connect().then((database) => database && opened.push(database));
  const states: { kept: boolean; quarantined: number }[] = [];
  health.watchHealth((state) => states.push(state));
  const listQuarantined = () => quarantinedRecords.list();
  const notes = collection('drafts', noteSchema);
  return { notes, connect, settled, listQuarantined, health: () => states.at(-1) };
}

const opened: Database[] = [];
const tabs: (() => void)[] = [];

beforeEach(() => deleteDB('dryrun'));
afterEach(() => {
  for (const close of tabs.splice(0)) close();
  for (const database of opened.splice(0)) database.close();
});

async function database(tab: Awaited<ReturnType<typeof newTab>>): Promise<Database> {
  const database = await tab.connect();
  if (!database) throw new Error('no database');
  return database;
}

describe('a collection', () => {
  it('keeps records for the next tab, and lists them by an indexed field', async () => {
    const first = await newTab();
    await first.notes.put(note('a'));
    await first.notes.put(note('b', 'other', 'q2'));
    await first.notes.remove('missing');
    await first.settled();
    const second = await newTab();
    expect(await second.notes.get('a')).toEqual(note('a'));
    expect(await second.notes.list({ field: 'questionId', equals: 'q2' })).toEqual([
      note('b', 'other', 'q2'),
    ]);
    await second.notes.remove('a');
    expect(await second.notes.list()).toEqual([note('b', 'other', 'q2')]);
  });

  it('tells a watcher the state now and after each change', async () => {
    const { notes } = await newTab();
    const seen: string[][] = [];
    const stop = notes.watch(
      async (source) => (await source.list()).map(({ id }) => id),
      (ids) => seen.push(ids),
    );
    await vi.waitFor(() => expect(seen).toEqual([[]]));
    await notes.put(note('a'));
    await vi.waitFor(() => expect(seen.at(-1)).toEqual(['a']));
    stop();
  });

  it('watches everything a query reads, also after its first wait', async () => {
    const { notes } = await newTab();
    const seen: (string | undefined)[] = [];
    const stop = notes.watch(
      async (source) => {
        await source.get('first');
        return (await source.get('second'))?.text;
      },
      (text) => seen.push(text),
    );
    await vi.waitFor(() => expect(seen).toEqual([undefined]));
    await notes.put(note('second', 'changed'));
    await vi.waitFor(() => expect(seen.at(-1)).toBe('changed'));
    stop();
  });

  it('sets a record aside that does not fit, reports it once and loads the rest', async () => {
    const first = await newTab();
    await first.notes.put(note('good'));
    await first.settled();
    await (await database(first)).put('drafts', { id: 'bad', questionId: 'q', text: 42 });
    const second = await newTab();
    expect(await second.notes.list()).toEqual([note('good')]);
    await vi.waitFor(() => expect(second.health()?.quarantined).toBe(1));
    const [kept] = await second.listQuarantined();
    expect(kept).toMatchObject({ table: 'drafts', record: { id: 'bad', text: 42 } });
    expect(await (await database(second)).count('drafts')).toBe(1);
    expect(await second.notes.get('bad')).toBeUndefined();
  });

  it('goes on in memory when a write is refused, and says so; keeps again when it can', async () => {
    const tab = await newTab();
    await tab.notes.put(note('a'));
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await tab.notes.put(note('a', 'newer'));
    await tab.notes.put(note('b'));
    await tab.settled();
    expect(tab.health()).toMatchObject({ kept: false, reason: 'the browser’s storage is full' });
    expect(await tab.notes.get('a')).toEqual(note('a', 'newer'));
    expect(await tab.notes.list()).toEqual([note('a', 'newer'), note('b')]);
    full.mockRestore();
    await tab.notes.put(note('b', 'kept'));
    await vi.waitFor(() => expect(tab.health()?.kept).toBe(true));
  });

  it('warns until everything is kept: what was refused is tried again as soon as something else is taken', async () => {
    const tab = await newTab();
    await tab.notes.put(note('a', 'old'));
    await tab.settled();
    const { put } = IDBObjectStore.prototype;
    const tooLarge = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      row,
    ) {
      if ((row as Note).text.length > 10) throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, row);
    });
    await tab.notes.put(note('a', 'a text that is too large'));
    await tab.notes.put(note('b', 'small'));
    await tab.settled();
    expect(tab.health()).toMatchObject({ kept: false, reason: 'the browser’s storage is full' });
    tooLarge.mockRestore();
    await tab.notes.put(note('c', 'small'));
    await vi.waitFor(() => expect(tab.health()?.kept).toBe(true));
    expect(await (await newTab()).notes.get('a')).toEqual(note('a', 'a text that is too large'));
  });

  it('tries again by itself after a while, and never puts an older text over a newer one', async () => {
    const tab = await newTab();
    await tab.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await tab.notes.put(note('a', 'refused'));
    await tab.notes.put(note('b', 'refused'));
    await tab.settled();
    full.mockRestore();
    vi.advanceTimersByTime(5000);
    const newer = tab.notes.put(note('b', 'newer'));
    vi.useRealTimers();
    await newer;
    await vi.waitFor(() => expect(tab.health()?.kept).toBe(true));
    const next = await newTab();
    expect(await next.notes.get('a')).toEqual(note('a', 'refused'));
    expect(await next.notes.get('b')).toEqual(note('b', 'newer'));
  });

  it('works in memory where the browser has no database at all', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await newTab();
    await tab.notes.put(note('a'));
    expect(await tab.notes.list()).toEqual([note('a')]);
    await tab.settled();
    expect(tab.health()?.kept).toBe(false);
    await tab.notes.remove('a');
    expect(await tab.notes.get('a')).toBeUndefined();
  });
});
