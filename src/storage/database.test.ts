import { deleteDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase, versions } from './database.ts';
import { beginEmpty, everything, fill, keep, newTab, OWN_TABLES } from './testing/tabs.ts';

beginEmpty();

describe('the database', () => {
  /** As released; a version in `versions` that is not the same has been changed afterwards. */
  const RELEASED = [
    {
      drafts: 'id, questionId',
      testCases: 'id',
      submissions: 'id, questionId, at',
      progress: 'id',
      settings: 'id',
      starAnswers: 'id',
      stories: 'id',
      recordings: 'id, questionId',
      selfReviews: 'id',
      lessons: 'id',
      reviews: 'id',
      drawings: 'id',
      designAnswers: 'id',
      pipelines: 'id',
      quarantine: 'id, table',
      contestWeeks: 'id',
      activity: 'id',
      journal: 'id, kind',
      asks: 'id',
    },
    { projects: 'id', resumeVersions: 'id, projectId' },
    { interviews: 'id', interviewAnswers: 'id, interviewId' },
    { notes: 'id', bookmarks: 'id' },
    { exercises: 'id' },
    { removals: 'id', departures: 'id' },
    { applications: 'id' },
    {},
  ];

  it('does not change a version that has been released, and every table is in the backup', async () => {
    expect(versions.slice(0, RELEASED.length)).toEqual(RELEASED);
    const { TABLE_NAMES } = await newTab();
    const records = versions.flatMap(Object.keys).filter((table) => !OWN_TABLES.includes(table));
    expect([...TABLE_NAMES].sort()).toEqual([...new Set(records)].sort());
  });

  it.each(versions.map((_, at) => at + 1))(
    'is brought up from version %d with all it holds',
    async (from) => {
      const old = await openDatabase({}, from);
      await fill(old);
      const before = await everything(old);
      old.close();
      const database = await openDatabase().then(keep);
      expect(await everything(database)).toMatchObject(before);
      for (const [table, fields] of versions.flatMap(Object.entries<string>)) {
        const { indexNames } = database.transaction(table).store;
        expect([...indexNames].sort()).toEqual(fields.split(', ').slice(1).sort());
      }
    },
  );

  it('waits for an older tab that holds it, says so, and goes on when that tab is closed', async () => {
    (await openDatabase({}, 1)).close();
    const older = await new Promise<IDBDatabase>((resolve) => {
      // A tab that does not let go.
      const request = indexedDB.open('dryrun', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const tab = await newTab();
    const writing = tab.progress.put({ id: 'a', status: 'solved', at: 1 });
    await vi.waitFor(() => expect(tab.health()?.reason).toContain('an older Dryrun'));
    older.close();
    await writing;
    expect(tab.health()?.kept).toBe(true);
    expect(await tab.progress.get('a')).toBeDefined();
  });

  it('opens anew when it was deleted, and says nothing of a newer tab', async () => {
    const tab = await newTab();
    await tab.progress.put({ id: 'a', status: 'solved', at: 1 });
    await tab.settled();
    await deleteDB('dryrun');
    await tab.progress.put({ id: 'b', status: 'solved', at: 2 });
    await tab.settled();
    expect(tab.health()?.kept ?? true).toBe(true);
    expect(await (await tab.connect())?.getAllKeys('progress')).toEqual(['b']);
    (await tab.connect())?.close();
  });

  it('lets go of a newer tab, goes on in memory and says why', async () => {
    const tab = await newTab();
    await tab.progress.put({ id: 'a', status: 'solved', at: 1 });
    await tab.settled();
    const newer = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('dryrun', 99);
      request.onsuccess = () => resolve(request.result);
    });
    await tab.progress.put({ id: 'b', status: 'solved', at: 2 });
    await tab.settled();
    expect(tab.health()).toMatchObject({ kept: false, reason: 'a newer Dryrun is open in this browser' });
    expect(await tab.progress.get('b')).toBeDefined();
    newer.close();
    const reopened = await newTab();
    await reopened.progress.put({ id: 'c', status: 'solved', at: 3 });
    await reopened.settled();
    expect(reopened.health()?.reason).toContain('a newer Dryrun');
  });
});
