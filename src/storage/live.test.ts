import { afterEach, expect, it, vi } from 'vitest';
import { joined } from '#records/join.ts';
import type { Draft } from './records.ts';
import { beginEmpty, newTab } from './testing/tabs.ts';

beginEmpty();

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
afterEach(() => void page.dispatchEvent(new Event('pageshow')));

const draft = (source: string, id = 'q#python'): Draft => ({
  id,
  questionId: 'q',
  language: 'python',
  source,
  at: 1,
});

it('keeps what is typed as the page is left, though no answer of the disk is heard any more', async () => {
  const tab = await newTab();
  await tab.drafts.put(draft('typed'));
  await tab.settled();
  const { get } = IDBObjectStore.prototype;
  // From now on this page hears no answer: it is frozen in the middle of its next write.
  const frozen = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    const request = get.call(this, key);
    return Object.assign(request, { addEventListener: () => {} });
  });
  await tab.drafts.put(draft('typed last'));
  page.dispatchEvent(new Event('pagehide'));
  await tab.drafts.put(draft('saved by a screen that hears of it later', 'q#java'));
  frozen.mockRestore();
  tab.close();
  const next = await newTab();
  expect(await next.drafts.get('q#python')).toMatchObject({ source: 'typed last' });
  expect(await next.drafts.get('q#java')).toBeDefined();
});

it('does not bring a removed record back by an older edit that comes late', async () => {
  const first = await newTab();
  await first.drafts.put(draft('old'));
  await first.settled();
  const { store } = await import('./live.ts');
  const late = store.row('drafts', 'q#python');
  const second = await newTab();
  await second.drafts.remove('q#python');
  await second.settled();
  const { openIndexedDisk } = await import('./indexed-disk.ts');
  const disk = await openIndexedDisk({ join: joined, schemaOf: () => undefined, onQuarantined: () => {} });
  if (!disk || !late) throw new Error('nothing to write');
  await disk.write([{ table: 'drafts', row: late }]);
  expect(await (await newTab()).drafts.get('q#python')).toBeUndefined();
  await second.drafts.put(draft('made anew'));
  await second.settled();
  expect(await (await newTab()).drafts.get('q#python')).toMatchObject({ source: 'made anew' });
});

it('reaches the other tabs as it is typed, and keeps what a newer release has added to a record', async () => {
  const [one, two] = [await newTab(), await newTab()];
  await (await one.connect())?.put('drafts', { ...draft('kept'), addedLater: 'stays' });
  const heard = vi.fn();
  const stop = two.drafts.watch((source) => source.get('q#python'), heard);
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(draft('kept')));
  await one.drafts.put(draft('typed in the other tab'));
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(draft('typed in the other tab')));
  await one.settled();
  expect(await (await one.connect())?.get('drafts', 'q#python')).toMatchObject({
    source: 'typed in the other tab',
    addedLater: 'stays',
  });
  expect((await two.takeSnapshot()).drafts).toMatchObject([{ addedLater: 'stays' }]);
  stop();
});
