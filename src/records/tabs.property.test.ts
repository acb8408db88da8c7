import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';
import { overwritten } from './conflict.ts';
import type { Disk, Placed, Written } from './disk/disk.ts';
import { type DiskFollower, followDisk } from './disk/follow-disk.ts';
import { joined } from './join.ts';
import type { Row } from './row.ts';
import { inScope } from './scope.ts';
import { Store } from './store.ts';
import { type Channel, followTabs, isRow, type TabsFollower } from './tabs/follow-tabs.ts';

const SPECS = { notes: { texts: ['text'] } };
const LOST = 'overwritten';

/** One browser: a disk and a channel that its tabs share, whose answers come in any order. */
class Browser {
  readonly kept = new Map<string, Placed>();
  /** What pages that were left wrote without looking. */
  readonly departed: Placed[] = [];
  readonly tabs = new Set<Tab>();
  /** While true, the disk takes nothing. */
  full = false;
  made = 0;

  readonly scheduler: fc.Scheduler;
  /** Milliseconds by which the device's clock is off. */
  readonly skew: () => number;

  constructor(scheduler: fc.Scheduler, skew: () => number = () => 0) {
    this.scheduler = scheduler;
    this.skew = skew;
  }

  #turn: Promise<unknown> = Promise.resolve();

  /** As IndexedDB orders transactions on the same tables: in the order in which they were begun. */
  inTurn<T>(work: () => T): Promise<T> {
    const result = this.#turn.then(() => this.later(work));
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Joins a row with the one that is kept. */
  keep({ table, row }: Placed): { before: Row | undefined; after: Row } {
    const key = `${table}/${row.id}`;
    const before = this.kept.get(key)?.row;
    const after = before ? joined(before, row) : row;
    this.kept.set(key, { table, row: after });
    return { before, after };
  }

  later = <T>(work: () => T): Promise<T> => this.scheduler.schedule(Promise.resolve()).then(work);

  open(): Tab {
    this.made += 1;
    const tab = new Tab(this, `tab${this.made}`);
    this.tabs.add(tab);
    return tab;
  }
}

class Tab {
  readonly store: Store;
  readonly disk: DiskFollower;
  readonly #tabs: TabsFollower;
  listener: (message: unknown) => void = () => {};
  alive = true;
  readonly browser: Browser;

  constructor(browser: Browser, node: string) {
    this.browser = browser;
    const clock = createClock(node, () => Date.now() + browser.skew());
    this.store = new Store(clock, {
      tables: SPECS,
      join: joined,
      conflicts: { table: LOST, find: overwritten },
    });
    const disk: Disk = {
      read: (table, scope) =>
        browser.inTurn(() =>
          [...browser.kept.values()]
            .filter((placed) => placed.table === table && inScope(scope, placed.row.id, placed.row.fields))
            .map(({ row }) => row),
        ),
      write: (rows) =>
        browser.inTurn(() => {
          if (browser.full) throw new DOMException('full', 'QuotaExceededError');
          const written: Written = { news: [], found: [] };
          for (const { table, row } of rows) {
            const { before, after } = browser.keep({ table, row });
            if (after !== before) written.news.push({ table, row });
            if (before && before !== after) written.found.push({ table, row: before });
          }
          return written;
        }),
      writeNow: (rows) =>
        browser.inTurn(() => {
          if (browser.full) throw new DOMException('full', 'QuotaExceededError');
          browser.departed.push(...rows);
        }),
    };
    this.disk = followDisk(this.store, {
      open: () =>
        browser.inTurn(() => {
          for (const placed of browser.departed.splice(0)) browser.keep(placed);
          return disk;
        }),
      onRescued: (rows) => this.#tabs.send(rows),
    });
    const channel: Channel = {
      post: (message) => {
        const copy = structuredClone(message);
        for (const other of browser.tabs)
          if (other !== this) void browser.later(() => other.alive && other.listener(copy));
      },
      listen: (listener) => {
        this.listener = listener;
        return () => {};
      },
    };
    this.#tabs = followTabs(this.store, channel, {
      isSound: (_table, row) => isRow(row),
      pending: () => this.disk.pending(),
    });
    void this.store.load('notes', 'all');
    void this.store.load(LOST, 'all');
  }

  type(id: string, token: string): void {
    this.store.update('notes', id, (fields) => ({ ...fields, id, text: `${fields?.text ?? ''}${token}` }));
  }

  /** The page is left: what waits is sent to the disk, and nothing runs afterwards. */
  leave(): void {
    this.disk.flush();
    this.#tabs.flush();
    this.end();
  }

  end(): void {
    this.alive = false;
    this.disk.stop();
    this.#tabs.stop();
    this.browser.tabs.delete(this);
  }
}

const simple = (...names: ('open' | 'wait' | 'fill' | 'free' | 'leave' | 'remove')[]) =>
  fc.record({ do: fc.constantFrom(...names), tab: fc.nat(3) });

const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      tab: fc.nat(3),
      note: fc.constantFrom('a', 'b'),
    }),
  },
  { weight: 5, arbitrary: simple('wait') },
  { weight: 5, arbitrary: simple('remove', 'open', 'leave', 'fill', 'free') },
);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

/** Lets everything that is on its way arrive, also what waits for another try. */
async function settle(browser: Browser): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    await browser.scheduler.waitIdle();
    await vi.advanceTimersByTimeAsync(6000);
  }
  await browser.scheduler.waitIdle();
}

const everythingIn = (rows: Iterable<Row>): string => [...rows].map(({ fields }) => fields.text).join('\n');

it('tabs that type at once, come, go and find the disk full lose no letter and end up the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 40 }), async (scheduler, steps) => {
      const skews = [0, 3_600_000, -86_400_000];
      const browser = new Browser(scheduler, () => skews[browser.made % skews.length] ?? 0);
      const typed: string[] = [];
      browser.open();
      browser.open();
      const pick = (index: number) => [...browser.tabs][index % browser.tabs.size];
      for (const [index, action] of steps.entries()) {
        if (action.do === 'open') browser.open();
        else if (action.do === 'wait') await (scheduler.count() > 0 ? scheduler.waitOne() : undefined);
        else if (action.do === 'fill') browser.full = true;
        else if (action.do === 'free') browser.full = false;
        else if (action.do === 'remove') pick(action.tab)?.store.remove('notes', 'gone');
        else if (action.do === 'leave') {
          // A full disk takes nothing from a page that is left: the browser asks its user first.
          if (browser.tabs.size > 1 && !browser.full) pick(action.tab)?.leave();
        } else if (action.do === 'type') {
          const token = `<${index}>`;
          typed.push(token);
          pick(action.tab)?.type(action.note, token);
          pick(action.tab)?.store.put('notes', { id: 'gone', text: token });
        }
      }
      browser.full = false;
      await settle(browser);
      for (const tab of browser.tabs) tab.store.remove('notes', 'gone');
      await settle(browser);
      const fresh = browser.open();
      await settle(browser);
      const seen = [...browser.tabs].map(({ store }) => ({
        notes: store.list('notes').sort((a, b) => String(a.id).localeCompare(String(b.id))),
        lost: store.list(LOST).length,
      }));
      for (const other of seen) expect(other).toEqual(seen.at(-1));
      expect(fresh.store.get('notes', 'gone')).toBeUndefined();
      const reachable = everythingIn([...fresh.store.rows('notes'), ...fresh.store.rows(LOST)]);
      for (const token of typed) expect(reachable).toContain(token);
      for (const tab of [...browser.tabs]) tab.end();
    }),
    { numRuns: 200 },
  );
});
