import fc from 'fast-check';
import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { changesIn, type Mode, planImport } from '#backup/plan.ts';
import { type Backup, BackupError } from '#backup/read.ts';
import type { Tables } from '#backup/row.ts';
import { sha256 } from '#base/sha256.ts';
import { openDatabase } from './database.ts';
import { beginEmpty, closeAll, everything, fill, keep, LOCAL, newTab } from './testing/tabs.ts';

beginEmpty();

const refusal = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('was taken');
    },
    (error) => error,
  );

/** A backup's text with its data changed and its checksum made right again, as someone hostile would. */
async function forged(
  text: string,
  change: (file: { data: { tables: Record<string, unknown[]>; local: object } }) => void,
) {
  const file = JSON.parse(text);
  change(file);
  file.sha256 = await sha256(JSON.stringify(file.data));
  return JSON.stringify(file);
}

describe('a backup', () => {
  it('holds every table of the database, byte for byte, and fills an empty browser with it', async () => {
    const first = await newTab();
    await fill(await openDatabase().then(keep));
    const before = await first.takeSnapshot();
    expect(Object.keys(before).sort()).toEqual(
      [...(await openDatabase().then(keep)).objectStoreNames].sort(),
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
    expect(await database.getAll('progress')).toEqual([
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
      by: '',
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

describe('a file that is no good backup', () => {
  it.each<[string, (good: string) => string | Promise<string>, RegExp]>([
    ['is empty', () => '', /can’t be parsed as JSON/],
    ['is another program’s', () => '{"format":"other"}', /not a Dryrun backup/],
    ['is null', () => 'null', /not a Dryrun backup/],
    ['is cut off', (good) => good.slice(0, -40), /truncated/],
    ['is damaged', (good) => good.replace('solved', 'sOlved'), /do not match its checksum/],
    ['has a later version', (good) => good.replace('"version":1', '"version":2'), /newer version of Dryrun/],
    ['has no version', (good) => good.replace('"version":1', '"version":"1"'), /damaged/],
    ['is nested deeply', () => `${'['.repeat(2e6)}`, /too deeply/],
    [
      'knows another table',
      (good) => forged(good, ({ data }) => Object.assign(data.tables, { later: [] })),
      /newer version of Dryrun/,
    ],
    [
      'has a record twice',
      (good) =>
        forged(good, ({ data }) => {
          const { progress } = data.tables;
          progress?.push(progress[0]);
        }),
      /a record that/,
    ],
    [
      'has a wrong type',
      async (good) => forged(good.replace('"status":"solved"', '"status":7'), () => {}),
      /a record that/,
    ],
    [
      'pollutes prototypes',
      async (good) =>
        forged(good.replace('"status":"solved"', '"__proto__":{"polluted":1},"status":"solved"'), () => {}),
      /a record that|damaged/,
    ],
    [
      'pollutes by its tables',
      async (good) => forged(good.replace('"tables":{', '"tables":{"__proto__":[{"id":"a"}],'), () => {}),
      /newer|damaged/,
    ],
    [
      'stores under a foreign key',
      (good) => forged(good, ({ data }) => Object.assign(data.local, { evil: 'x' })),
      /a record that/,
    ],
  ])('%s', async (_, make, message) => {
    const tab = await newTab();
    await fill(await openDatabase().then(keep));
    const error = await refusal(tab.read(await make(await tab.exported())));
    expect(error).toBeInstanceOf(BackupError);
    expect(error.message).toMatch(message);
    expect({}).not.toHaveProperty('polluted');
  });

  it('is one of 10,000: nothing is written, and each refusal says why', { timeout: 120_000 }, async () => {
    const tab = await newTab();
    const database = await openDatabase().then(keep);
    await fill(database);
    const good = await tab.exported();
    const current = await tab.takeSnapshot();
    const before = await everything(database);
    const puts = vi.spyOn(IDBObjectStore.prototype, 'put');
    const known = Object.keys(current);
    let taken = 0;
    const check = async (text: string) => {
      let backup: Backup;
      try {
        backup = await tab.read(text);
      } catch (error) {
        expect(error).toBeInstanceOf(BackupError);
        expect((error as BackupError).message.length).toBeGreaterThan(20);
        return;
      }
      // Taken: then it is whole, and what it would write fits every schema again.
      taken += 1;
      for (const mode of ['merge', 'replace'] satisfies Mode[]) {
        const plans = planImport(current, backup.tables, mode);
        expect(known).toEqual(expect.arrayContaining(plans.map(({ table }) => table)));
        expect(plans.every(({ added }) => added.every(({ id }) => typeof id === 'string'))).toBe(true);
      }
      await tab.read(await tab.exported(backup.tables));
    };
    await fc.assert(fc.asyncProperty(damaged(good), check), { numRuns: 5000 });
    await fc.assert(
      fc.asyncProperty(mutated(good), async (make) => check(await make())),
      { numRuns: 4000 },
    );
    await fc.assert(fc.asyncProperty(fc.oneof(fc.json(), fc.string()), check), { numRuns: 1000 });
    expect(taken).toBeGreaterThan(50);
    expect(puts).not.toHaveBeenCalled();
    expect(await everything(database)).toEqual(before);
    expect({}).not.toHaveProperty('polluted');
  });
});

/** The text with a piece taken out and something else put in its place. */
const damaged = (good: string) =>
  fc
    .tuple(
      fc.nat(good.length),
      fc.nat(40),
      fc.oneof(fc.string({ maxLength: 9 }), fc.constantFrom('"', '{', ']', '\\')),
    )
    .map(([at, length, piece]) => good.slice(0, at) + piece + good.slice(at + length));

/** Well-formed JSON with one value somewhere changed, and a right checksum in most cases. */
const mutated = (good: string) => {
  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(
      -1,
      1e308,
      '',
      '__proto__',
      [],
      {},
      { $blob: 1 },
      { $blob: { type: 'a', base64: '%' } },
      { $other: 1 },
    ),
    fc.constant(JSON.parse('{"__proto__":{"polluted":true}}')),
  );
  return fc
    .tuple(fc.nat(), hostile, fc.integer({ min: 0, max: 9 }))
    .map(([pick, value, luck]) => async () => {
      const file = JSON.parse(good);
      const places: [holder: Record<string, unknown>, key: string][] = [];
      const visit = (holder: Record<string, unknown>) => {
        for (const [key, field] of Object.entries(holder)) {
          places.push([holder, key]);
          if (typeof field === 'object' && field !== null) visit(field as Record<string, unknown>);
        }
      };
      visit(file);
      const [holder, key] = places[pick % places.length] ?? [file, 'data'];
      if (pick % 3 === 0) delete holder[key];
      else if (pick % 3 === 1) holder[key] = value;
      else holder[`${key}2`] = value;
      if (luck > 0 && file.data !== undefined) file.sha256 = await sha256(JSON.stringify(file.data));
      return JSON.stringify(file);
    });
};
