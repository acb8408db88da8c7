import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Change } from './change.ts';
import { createClock, nodeOf, stampAt } from './clock.ts';
import { overwritten } from './conflict.ts';
import { isStamp } from './is-stamp.ts';
import { joined, sameRow } from './join.ts';
import { createQuery } from './query.ts';
import { edited, firstRow, isAlive, type Row, removed } from './row.ts';
import { Store } from './store.ts';

const newStore = (node = 'a', now = () => 1000) =>
  new Store(createClock(node, now), {
    tables: { notes: { texts: ['text'] } },
    join: joined,
    conflicts: { table: 'overwritten', find: overwritten },
  });

describe('the clock', () => {
  test('never goes back, whatever the time does, and follows what it hears', () => {
    let time = 5000;
    const clock = createClock('here', () => time);
    const stamps = [clock.next(), clock.next()];
    time = 100;
    stamps.push(clock.next());
    const yearAhead = stampAt(5000 + 365 * 86_400_000, 7, 'there');
    clock.receive(yearAhead);
    stamps.push(yearAhead, clock.next());
    time = 6000;
    stamps.push(clock.next());
    expect(stamps).toEqual([...stamps].sort());
    expect(new Set(stamps).size).toBe(stamps.length);
    expect(stamps.every(isStamp)).toBe(true);
    expect(nodeOf(yearAhead)).toBe('there');
  });
});

/** Versions of one row as replicas could make them: edits and removals over whatever each has. */
const versions = fc
  .array(
    fc.record({
      node: fc.nat(2),
      over: fc.nat(20),
      remove: fc.boolean(),
      field: fc.constantFrom('x', 'y', 'z'),
      value: fc.nat(3),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    const made: Row[] = [];
    for (const [index, { node, over, remove, field, value }] of steps.entries()) {
      const stamp = stampAt(index + 1, 0, `n${node}`);
      const base = made[over % Math.max(1, made.length)];
      if (!base) made.push(firstRow('r', { id: 'r', [field]: value }, stamp));
      else if (remove) made.push(removed(base, stamp));
      else made.push(edited(base, { ...base.fields, [field]: value }, stamp));
    }
    return made;
  });

describe('rows', () => {
  it('join in any order, any grouping and any number of times to the same row', () => {
    fc.assert(
      fc.property(versions, fc.infiniteStream(fc.nat()), (rows, picks) => {
        const shuffled = [...rows, ...rows]
          .map((row) => ({ row, key: picks.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ row }) => row);
        const one = rows.reduce(joined);
        const other = shuffled.reduce(joined);
        const middle = Math.floor(shuffled.length / 2);
        const grouped = joined(
          shuffled.slice(0, middle).reduce(joined),
          shuffled.slice(middle).reduceRight((right, left) => joined(left, right)),
        );
        expect(sameRow(one, other)).toBe(true);
        expect(other.fields).toEqual(one.fields);
        expect(grouped.fields).toEqual(one.fields);
        expect(isAlive(grouped)).toBe(isAlive(one));
      }),
    );
  });

  it('a removal loses to a later edit and wins over an older one', () => {
    const first = firstRow('r', { id: 'r', x: 1, y: 1 }, stampAt(1, 0, 'a'));
    const gone = removed(first, stampAt(3, 0, 'b'));
    const older = edited(first, { ...first.fields, x: 2 }, stampAt(2, 0, 'a'));
    const newer = edited(first, { ...first.fields, x: 3 }, stampAt(4, 0, 'a'));
    expect(isAlive(joined(gone, older))).toBe(false);
    expect(joined(gone, newer)).toMatchObject({ fields: { id: 'r', x: 3, y: 1 } });
    expect(isAlive(joined(gone, newer))).toBe(true);
  });
});

describe('the store', () => {
  it('shows a change at once and tells listeners once a transaction', () => {
    const store = newStore();
    const heard: Change[][] = [];
    store.subscribe((changes) => heard.push([...changes]));
    store.transact(() => {
      store.put('notes', { id: '1', text: 'a' });
      store.put('notes', { id: '1', text: 'ab' });
      store.put('notes', { id: '2', text: 'x' });
      expect(store.get('notes', '1')).toEqual({ id: '1', text: 'ab' });
    });
    expect(heard.map((changes) => changes.map(({ id, before }) => [id, before]))).toEqual([
      [
        ['1', undefined],
        ['2', undefined],
      ],
    ]);
    store.put('notes', { id: '2', text: 'x' });
    expect(heard.length).toBe(1);
    store.remove('notes', '1');
    expect(store.list('notes')).toEqual([{ id: '2', text: 'x' }]);
    expect(heard.at(-1)).toMatchObject([{ id: '1', origin: 'here' }]);
  });

  it('keeps a text that somebody else typed over without having seen it, once for a run of typing', () => {
    const [a, b] = [newStore('a'), newStore('b', () => 2000)];
    a.put('notes', { id: '1', text: 'base' });
    b.apply('notes', a.rows('notes'), 'tab');
    b.put('notes', { id: '1', text: 'base of b' });
    for (const text of ['base o', 'base of', 'base of a']) a.put('notes', { id: '1', text });
    a.apply('notes', b.rows('notes'), 'tab');
    b.apply('notes', a.rows('notes'), 'tab');
    expect(a.get('notes', '1')).toEqual({ id: '1', text: 'base of b' });
    expect(b.get('notes', '1')).toEqual({ id: '1', text: 'base of b' });
    expect(a.list('overwritten')).toMatchObject([{ record: '1', field: 'text', text: 'base of a' }]);
    // What is changed by someone who has seen it is no loss.
    a.put('notes', { id: '1', text: '' });
    b.apply('notes', a.rows('notes'), 'tab');
    expect(b.get('notes', '1')).toEqual({ id: '1', text: '' });
    expect(b.list('overwritten')).toEqual([]);
  });

  it('loads a scope once, and what was changed meanwhile stays', async () => {
    const store = newStore('b', () => 2000);
    const asked: string[] = [];
    const before = store.load('notes', { id: '1' });
    store.update('notes', '1', (fields) => ({ id: '1', ...fields, text: 'typed' }));
    store.loadWith(async (table) => {
      asked.push(table);
      store.apply('notes', [firstRow('1', { id: '1', text: 'kept', size: 3 }, stampAt(1, 0, 'old'))], 'disk');
    });
    await Promise.all([before, store.load('notes', { id: '1' })]);
    expect(asked).toEqual(['notes']);
    expect(store.get('notes', '1')).toMatchObject({ text: 'typed' });
    expect(store.list('overwritten')).toMatchObject([{ text: 'kept' }]);
  });
});

describe('a query', () => {
  it('is computed once for all who look, and keeps its result while that is the same', async () => {
    const store = newStore();
    store.loadWith(async () => {});
    let computed = 0;
    const query = createQuery(store, [['notes', 'all']], (source) => {
      computed += 1;
      return source.list('notes').map(({ id }) => id);
    });
    let calls = 0;
    const stops = [query.subscribe(() => calls++), query.subscribe(() => calls++)];
    expect(query.read()).toBeUndefined();
    await store.load('notes', 'all');
    const first = query.read();
    expect(first).toEqual([]);
    store.put('notes', { id: '1', text: 'a' });
    const second = query.read();
    expect(second).toEqual(['1']);
    expect(query.read()).toBe(second);
    store.put('notes', { id: '1', text: 'b' });
    expect(query.read()).toBe(second);
    expect(computed).toBe(3);
    store.put('other', { id: '1' });
    query.read();
    expect(computed).toBe(3);
    for (const stop of stops) stop();
  });
});
