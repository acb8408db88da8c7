import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { changesIn } from '#backup/plan.ts';
import type { Tables } from '#backup/row.ts';
import { openDatabase } from './database.ts';
import {
  beginEmpty,
  closeAll,
  everything,
  fill,
  keep,
  LOCAL,
  newTab,
  OWN_TABLES,
  refusal,
  withoutStamps,
} from './testing/tabs.ts';

beginEmpty();

describe('a backup', () => {
  it('holds every table of the database, byte for byte, and fills an empty browser with it', async () => {
    const first = await newTab();
    await fill(await openDatabase().then(keep));
    const before = await first.takeSnapshot();
    expect(Object.keys(before).sort()).toEqual(
      [...(await openDatabase().then(keep)).objectStoreNames]
        .filter((name) => !OWN_TABLES.includes(name))
        .sort(),
    );
    for (const rows of Object.values(before)) expect(rows).toHaveLength(1);
    const backup = await first.read(await first.exported());
    expect(backup.local).toEqual(LOCAL);
    closeAll();
    await deleteDB('dryrun');
    const second = await newTab();
    await second.applyImport(backup.tables, 'merge');
    const after = await second.takeSnapshot();
    expect(after).toEqual(before);
    const sound = (tables: Tables) => new Response(tables.recordings?.[0]?.sound as Blob).arrayBuffer();
    expect(await sound(after)).toEqual(await sound(before));
  });

  it('of a release whose records said in which tab they were written is taken over, and so is its database', async () => {
    const first = await newTab();
    const database = await openDatabase().then(keep);
    await fill(database);
    const tables = ['drafts', 'starAnswers', 'designAnswers', 'drawings', 'pipelines', 'projects'] as const;
    for (const table of tables)
      for (const row of await database.getAll(table)) await database.put(table, { ...row, by: 'tab' });
    const before = await everything(database);
    const backup = await first.read(await first.exported());
    closeAll();
    const same = await newTab();
    const draft = await same.drafts.get('q#python');
    expect(draft).toMatchObject({ source: 'print("$")' });
    if (draft) await same.drafts.put({ ...draft, source: 'edited' });
    await same.settled();
    expect((await same.takeSnapshot()).drafts).toMatchObject([{ source: 'edited', questionId: 'q', at: 10 }]);
    closeAll();
    await deleteDB('dryrun');
    const second = await newTab();
    await second.applyImport(backup.tables, 'merge');
    expect(await everything(await openDatabase().then(keep))).toMatchObject(before);
    expect((await second.takeSnapshot()).quarantine).toHaveLength(1);
  });

  it('holds what could not be written, and what cannot be read stands under what was set aside', async () => {
    const tab = await newTab();
    const database = await tab.connect();
    await database?.put('progress', { id: 'bad', status: 'perhaps' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await tab.progress.put({ id: 'good', status: 'solved', at: 1 });
    const { tables } = await tab.read(await tab.exported());
    expect(tables.progress).toMatchObject([{ id: 'good' }]);
    expect(tables.quarantine).toMatchObject([
      { table: 'progress', record: { id: 'bad', status: 'perhaps' } },
    ]);
  });

  it('merges by the newer stamp, replaces on demand, and both are taken back', async () => {
    const tab = await newTab();
    const database = await tab.connect();
    if (!database) throw new Error('no database');
    const row = (id: string, editedAt: number, status = 'solved') => ({ id, status, at: 5, editedAt });
    for (const each of [row('older', 10), row('newer', 30), row('only here', 10)])
      await database.put('progress', each);
    const before = await everything(database);
    const incoming = {
      progress: [row('older', 20, 'attempted'), row('newer', 20, 'attempted'), row('only there', 20)],
    };
    const merged = await tab.applyImport(incoming, 'merge');
    expect(merged.plans).toMatchObject([{ added: [{ id: 'only there' }], removed: [], kept: 2 }]);
    expect((await database.getAll('progress')).map(withoutStamps)).toEqual([
      row('newer', 30),
      row('older', 20, 'attempted'),
      row('only here', 10),
      row('only there', 20),
    ]);
    await merged.undo();
    expect(await everything(database)).toEqual(before);
    const replaced = await tab.applyImport(incoming, 'replace');
    expect(replaced.plans).toMatchObject([{ removed: [{ id: 'only here' }], kept: 0 }]);
    expect((await tab.takeSnapshot()).progress).toEqual(
      [...incoming.progress].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    // What has been worked on since is not taken back with the rest.
    await tab.progress.put({ id: 'older', status: 'solved', at: 99 });
    await replaced.undo();
    expect(await tab.progress.get('older')).toEqual({ id: 'older', status: 'solved', at: 99 });
    expect(await tab.progress.get('newer')).toEqual({ id: 'newer', status: 'solved', at: 5 });
    expect(await tab.progress.get('only there')).toBeUndefined();
  });

  it('of a newer release keeps what this one does not know', async () => {
    const tab = await newTab();
    const tables = {
      progress: [{ id: 'a', status: 'solved', at: 1, editedAt: 1, addedLater: ['x'], sample: true }],
    };
    const backup = await tab.read(await tab.exported(tables));
    await tab.applyImport(backup.tables, 'merge');
    expect(await tab.progress.get('a')).toEqual({ id: 'a', status: 'solved', at: 1 });
    await tab.progress.put({ id: 'a', status: 'attempted', at: 2 });
    // Its own marks of sample data are nobody else's to set.
    expect((await tab.takeSnapshot()).progress).toMatchObject([{ status: 'attempted', addedLater: ['x'] }]);
  });

  it('that does not fit into the storage, or breaks off half-way, changes nothing and says so', async () => {
    const tab = await newTab();
    const database = await tab.connect();
    if (!database) throw new Error('no database');
    await fill(database);
    const before = await everything(database);
    const rows = Array.from({ length: 5 }, (_, at) => ({
      id: `n${at}`,
      status: 'solved',
      at: 1,
      editedAt: 1,
    }));
    const put = IDBObjectStore.prototype.put;
    const breakAtThird = (broken: (store: IDBObjectStore) => void) => {
      let count = 0;
      return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
        this: IDBObjectStore,
        ...args
      ) {
        count += 1;
        if (count === 3) broken(this);
        return put.apply(this, args);
      });
    };
    const full = breakAtThird(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const refused = await refusal(tab.applyImport({ progress: rows }, 'replace'));
    expect(refused.message).toBe('Nothing was changed: the browser’s storage is full.');
    full.mockRestore();
    const crash = breakAtThird((store) => store.transaction.abort());
    expect((await refusal(tab.applyImport({ progress: rows }, 'replace'))).message).toContain(
      'Nothing was changed',
    );
    crash.mockRestore();
    expect(await everything(database)).toEqual(before);
    expect((await tab.applyImport({ progress: rows }, 'merge')).plans[0]?.added).toHaveLength(5);
  });

  it('is made of what lives in memory where there is no database, and taking one is refused', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await newTab();
    await tab.progress.put({ id: 'a', status: 'solved', at: 1 });
    const { tables } = await tab.read(await tab.exported());
    expect(tables.progress).toMatchObject([{ id: 'a' }]);
    expect((await refusal(tab.applyImport(tables, 'merge'))).message).toContain('private browsing');
  });
});

describe('a clock that is set back', () => {
  it('does not make the newest edit lose to an older one, in its own tab or the next', async () => {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(2_000_000);
    const first = await newTab();
    const draft = (source: string) => ({
      id: 'a',
      questionId: 'q',
      language: 'l',
      source,
      at: Date.now(),
    });
    await first.drafts.put(draft('old'));
    const backup = await first.read(await first.exported());
    clock.mockReturnValue(1_000_000);
    await first.drafts.put(draft('new'));
    const second = await newTab();
    expect((await second.drafts.get('a'))?.source).toBe('new');
    await second.drafts.put(draft('newest'));
    const merged = await second.applyImport(backup.tables, 'merge');
    expect(changesIn(merged.plans)).toBe(0);
    expect((await second.drafts.get('a'))?.source).toBe('newest');
  });
});
