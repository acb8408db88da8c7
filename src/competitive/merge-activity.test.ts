import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActivityItem } from './activity.ts';
import { activityInbox } from './activity-inbox.ts';
import { ACTIVITY_LIMIT, activityKey, mergeActivity } from './merge-activity.ts';

const item = (when: number, title = 'A'): ActivityItem => ({ site: 'Codeforces', title, when });
const items = fc.array(
  fc.record({ when: fc.integer({ min: 0, max: 100 }), title: fc.constantFrom('A', 'B', 'C') }),
);
const toItems = (list: { when: number; title: string }[]) => list.map(({ when, title }) => item(when, title));

test('at most 50, newest first, nothing twice, and nothing newer left out', () => {
  fc.assert(
    fc.property(items, items, (first, second) => {
      const [kept, added] = [toItems(first), toItems(second)];
      const merged = mergeActivity(kept, added);
      const keys = merged.map(activityKey);
      expect(merged.length).toBeLessThanOrEqual(ACTIVITY_LIMIT);
      expect(new Set(keys).size).toBe(keys.length);
      expect(merged.map(({ when }) => when)).toEqual(merged.map(({ when }) => when).sort((a, b) => b - a));
      const oldest = merged.at(-1)?.when ?? 0;
      for (const one of [...kept, ...added]) if (one.when > oldest) expect(keys).toContain(activityKey(one));
    }),
  );
});

test('merging again what is already there changes nothing', () => {
  fc.assert(
    fc.property(items, (list) => {
      const merged = mergeActivity([], toItems(list));
      expect(mergeActivity(merged, merged)).toEqual(merged);
    }),
  );
});

test('of equally old items the one just added comes first', () => {
  expect(mergeActivity([item(5, 'old')], [item(5, 'new')]).map(({ title }) => title)).toEqual(['new', 'old']);
});

function inbox() {
  const tasks: (() => void)[] = [];
  const delivered: ActivityItem[][] = [];
  let ms = 0;
  const receive = activityInbox({
    later: (task) => tasks.push(task),
    clock: () => ms++,
    deliver: (list) => delivered.push(list),
  });
  return { receive, tasks, delivered };
}

test('a flood is read in slices and delivered once', () => {
  const { receive, tasks, delivered } = inbox();
  for (let when = 0; when < 10_000; when++)
    receive({ type: 'competitive-activity', payload: item(when) }, when);
  expect(tasks).toHaveLength(1);
  let slices = 0;
  for (let task = tasks.shift(); task; task = tasks.shift(), slices++) task();
  expect(slices).toBeGreaterThan(100);
  expect(delivered).toHaveLength(1);
  expect(delivered[0]?.map(({ when }) => when)).toEqual(Array.from({ length: 50 }, (_, at) => 9999 - at));
});

test('messages of others start nothing, malformed ones deliver nothing', () => {
  const { receive, tasks, delivered } = inbox();
  for (const data of [null, 1, 'x', {}, { type: 'other' }]) receive(data, 0);
  expect(tasks).toHaveLength(0);
  receive({ type: 'competitive-activity', payload: { site: 'x' } }, 0);
  tasks.shift()?.();
  expect(delivered).toEqual([]);
  receive({ type: 'competitive-activity', payload: item(7) }, 0);
  tasks.shift()?.();
  expect(delivered).toEqual([[item(7)]]);
});
