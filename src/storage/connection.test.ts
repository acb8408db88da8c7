import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from './records.ts';
import { beginEmpty, newTab } from './testing/tabs.ts';

/** How long an opening may take before the session goes on without it. */
const PATIENCE_MS = 2000;
const draft = (source: string): Draft => ({
  id: 'q#python',
  questionId: 'q',
  language: 'python',
  source,
  at: 1,
});

beginEmpty();
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** From now on a database opens only once `open` is called; `asked` resolves when one is wanted. */
function holdOpening() {
  const asked = Promise.withResolvers<void>();
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const original = indexedDB.open;
  const mock = vi.spyOn(indexedDB, 'open').mockImplementation((...of) => {
    asked.resolve();
    const request = original.apply(indexedDB, of);
    const listen = request.addEventListener.bind(request);
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, (event: Event) => {
        if (type === 'success') void promise.then(() => listener.call(request, event));
        else listener.call(request, event);
      });
    return request;
  });
  return { asked: asked.promise, open, end: () => mock.mockRestore() };
}

/** A tab whose browser has a draft, and whose database has not opened in time. */
async function impatientTab() {
  const before = await newTab();
  await before.drafts.put(draft('kept'));
  await before.settled();
  before.close();
  (await before.connect())?.close();
  const opening = holdOpening();
  const tab = await newTab();
  void tab.drafts.list();
  await opening.asked;
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  return { ...tab, ...opening };
}

it('waits for a database that is slow to open, and not for one that never answers', async () => {
  const asked = Promise.withResolvers<void>();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    asked.resolve();
    return new IDBOpenDBRequest();
  });
  const tab = await newTab();
  await asked.promise;
  const written = tab.drafts.put(draft('a'));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(tab.health()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await written;
  expect(tab.health()).toMatchObject({
    kept: false,
    reason: 'the browser’s storage does not answer',
    advice: 'Reload this page to try again.',
  });
  expect(await tab.drafts.list()).toEqual([draft('a')]);
});

it('takes one that answers late, and reads again what is shown, when nothing was made without it', async () => {
  const { drafts, health, connect, open } = await impatientTab();
  const shown = vi.fn();
  const stop = drafts.watch((source) => source.list(), shown);
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([]));
  open();
  await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith([draft('kept')]));
  expect(health()?.kept).toBe(true);
  stop();
  (await connect())?.close();
});

it('warns until what could not be read has been read', async () => {
  const before = await newTab();
  await before.drafts.put(draft('kept'));
  await before.settled();
  before.close();
  const tab = await newTab();
  const refused = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('denied', 'UnknownError');
  });
  expect(await tab.drafts.list()).toEqual([]);
  expect(tab.health()?.kept).toBe(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tab.health()?.kept).toBe(false);
  refused.mockRestore();
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(tab.health()?.kept).toBe(true));
  expect(await tab.drafts.list()).toEqual([draft('kept')]);
});

it('stays in memory when something was made meanwhile, and overwrites nothing', async () => {
  const { drafts, health, open, end } = await impatientTab();
  await drafts.put(draft('of this tab'));
  open();
  await drafts.put(draft('of this tab, later'));
  expect(health()?.kept).toBe(false);
  expect(await drafts.list()).toEqual([draft('of this tab, later')]);
  end();
  const next = await newTab();
  expect(await next.drafts.list()).toEqual([draft('kept')]);
});
