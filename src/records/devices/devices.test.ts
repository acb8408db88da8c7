import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stampAt } from '../clock.ts';
import { firstRow } from '../row.ts';
import { fileOf, partOf, readDeviceFile, writeDeviceFile } from './device-file.ts';
import type { Held } from './replica.ts';
import { Device, HOUR, newPlace, pair } from './testing/devices.ts';

describe('two devices', () => {
  test('each edit reaches the other, field by field, also after both were offline', async () => {
    const { a, b, later, meet } = pair();
    a.edit('q', { title: 'one', text: 'from a' });
    await meet();
    expect(b.note('q')).toEqual({ id: 'q', title: 'one', text: 'from a' });
    later();
    a.edit('q', { title: 'two' });
    later();
    b.edit('q', { text: 'from b' });
    await meet();
    for (const device of [a, b]) expect(device.note('q')).toEqual({ id: 'q', title: 'two', text: 'from b' });
    expect([...a.lost, ...b.lost]).toEqual([]);
  });

  test('a text that loses to one typed elsewhere stays reachable on both', async () => {
    const { a, b, later, meet } = pair();
    a.edit('q', { text: 'start' });
    await meet();
    a.edit('q', { text: 'hers' });
    later();
    b.edit('q', { text: 'later' });
    await meet();
    for (const device of [a, b]) {
      expect(device.text('q')).toBe('later');
      expect(device.lost).toMatchObject([{ table: 'notes', record: 'q', field: 'text', text: 'hers' }]);
    }
  });

  test('a removal wins over older edits only', async () => {
    const { a, b, later, meet } = pair();
    for (const id of ['older', 'newer']) a.edit(id, { text: 'kept' });
    await meet();
    b.edit('older', { text: 'edited, then removed elsewhere' });
    later();
    a.remove('older');
    a.remove('newer');
    await a.sync(newPlace());
    later();
    b.edit('newer', { text: 'edited after the removal' });
    await meet();
    for (const device of [a, b]) {
      expect(device.note('older')).toBeUndefined();
      expect(device.text('newer')).toBe('edited after the removal');
    }
  });

  test('a clock a year ahead takes nothing away from what is typed on top of it', async () => {
    const { a, b, meet } = pair(365 * 24 * HOUR);
    a.edit('q', { text: 'next year' });
    await meet();
    b.edit('q', { text: 'today' });
    await meet();
    expect([a.text('q'), b.text('q')]).toEqual(['today', 'today']);
    b.remove('q');
    await meet();
    expect(a.note('q')).toBeUndefined();
  });

  test('a browser whose tables were emptied is filled again and removes nothing elsewhere', async () => {
    const { a, b, meet } = pair();
    a.edit('q', { text: 'kept' });
    for (let n = 0; n < 10; n += 1) a.edit(`m${n}`, { at: n }, 'marks');
    await meet();
    for (const rows of a.tables.values()) rows.clear();
    a.reload();
    await meet();
    expect([a.text('q'), b.text('q')]).toEqual(['kept', 'kept']);
    expect(a.tables).toEqual(b.tables);
  });

  test('nothing is written while nothing changes', async () => {
    const { a, b, place, meet } = pair();
    a.edit('q', { text: 'kept' });
    await meet();
    const before = structuredClone([...place.files]);
    a.reload();
    await meet();
    expect([...place.files]).toEqual(before);
    expect(await b.sync(place)).toEqual({ problems: [], received: 0, sent: 0 });
  });
});

describe('files that are not what they should be', () => {
  const FILE = fileOf('aaaa', partOf('notes', 'q'));
  async function written() {
    const all = pair();
    all.a.edit('q', { text: 'kept' });
    await all.a.sync(all.place);
    return { ...all, text: all.place.files.get(FILE)?.text ?? '' };
  }

  test('one that is half written is left for the next time', async () => {
    const { b, place, text } = await written();
    place.put(FILE, text.slice(0, -20));
    expect(await b.sync(place)).toMatchObject({ problems: [{ file: FILE, kind: 'damaged' }] });
    place.put(FILE, text);
    expect(await b.sync(place)).toMatchObject({ problems: [], received: 1 });
    expect(b.text('q')).toBe('kept');
  });

  test('one that was changed by hand, or is gone, is written again by who knows what it said', async () => {
    const { a, b, place, text } = await written();
    await b.sync(place);
    place.put(FILE, text.replace('kept', 'lies'));
    expect(await b.sync(place)).toMatchObject({ problems: [{ kind: 'damaged' }] });
    const c = new Device('cccc', () => 1_700_000_000_000);
    await c.sync(place);
    expect(c.text('q')).toBe('kept');
    await a.sync(place);
    expect(place.files.get(FILE)?.text).toBe(text);
  });

  test('one of a newer release, with unknown tables or fields that do not fit, harms nothing and is not touched', async () => {
    const { b, place, text } = await written();
    const strange = firstRow('s', { id: 's', text: 5 }, stampAt(5, 0, 'dddd'));
    const sound = firstRow('t', { id: 't', text: 'fits' }, stampAt(5, 0, 'dddd'));
    const unknown = { table: 'holograms', row: sound };
    place.put(fileOf('dddd', 0), text.replace('"version": 1', '"version": 2'));
    place.put(
      fileOf('dddd', 1),
      await writeDeviceFile('dddd', [
        { table: 'notes', row: strange },
        { table: 'notes', row: sound },
        unknown,
      ]),
    );
    place.put('holiday.jpg', 'not ours');
    const before = place.files.get(fileOf('dddd', 1))?.text;
    const outcome = await b.sync(place);
    expect(outcome?.problems.map(({ kind }) => kind)).toEqual(['newer', 'unknown']);
    expect([b.text('t'), b.note('s'), b.text('q')]).toEqual(['fits', undefined, 'kept']);
    expect(place.files.get(fileOf('dddd', 1))?.text).toBe(before);
  });

  test('one that could change prototypes, or is no JSON, is damaged', async () => {
    for (const text of [
      '',
      'null',
      '[]',
      '{"format":"dryrun-sync","version":1,"tables":{"__proto__":[]}}',
      '['.repeat(100_000),
    ])
      expect(await readDeviceFile(text)).toEqual({ kind: 'damaged' });
  });

  test('a field that only the other device’s newer release knows stays, also when the record is edited here', async () => {
    const { a, b, meet, later } = pair();
    a.edit('q', { title: 'one', text: 'kept', color: 'red' });
    await meet();
    later();
    b.tables.get('notes')?.set('q', { fields: { id: 'q', title: 'one', text: 'new' }, editedAt: b.time() });
    await meet();
    expect(a.note('q')).toEqual({ id: 'q', title: 'one', text: 'new', color: 'red' });
  });
});

test('a text is kept that nobody saw: neither who removed the record, nor who typed on top of a clock a year ahead', async () => {
  const { a, b, meet } = pair(365 * 24 * HOUR);
  a.edit('gone', { text: 'seen' });
  await meet();
  a.edit('typed', { text: 'next year' });
  const c = new Device('cccc', () => 1_700_000_000_000);
  c.edit('typed', { text: 'meanwhile' });
  c.edit('gone', { text: 'unseen' });
  await meet();
  b.edit('typed', { text: 'on top' });
  b.remove('gone');
  await meet();
  const place = newPlace();
  for (const device of [b, c, b, c]) await device.sync(place);
  expect([c.text('typed'), c.note('gone')]).toEqual(['on top', undefined]);
  expect(c.lost.map(({ text }) => text).sort()).toEqual(['meanwhile', 'unseen']);
});

test('a removed row that nobody has edited since stays removed, however often it comes back', async () => {
  const { a, b, place, meet } = pair();
  a.edit('q', { text: 'old' });
  await meet();
  b.remove('q');
  await meet();
  const row = firstRow('q', { id: 'q', text: 'old' }, stampAt(1_600_000_000_000, 0, 'eeee'));
  place.put(fileOf('eeee', partOf('notes', 'q')), await writeDeviceFile('eeee', [{ table: 'notes', row }]));
  await meet();
  expect([a.note('q'), b.note('q')]).toEqual([undefined, undefined]);
});

test('whatever devices do, and wherever the server stops, they agree and lose no text', async () => {
  const step = fc.record({
    device: fc.nat(2),
    act: fc.oneof(
      { weight: 5, arbitrary: fc.constant('edit' as const) },
      { weight: 4, arbitrary: fc.constant('sync' as const) },
      fc.constantFrom('remove' as const, 'reload' as const),
    ),
    id: fc.constantFrom('x', 'y'),
    limit: fc.oneof(fc.constant(1000), fc.nat(6)),
    passes: fc.nat(50),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let time = 1_700_000_000_000;
      const place = newPlace();
      const devices = [0, -HOUR, 365 * 24 * HOUR].map((skew, n) => new Device(`dev${n}`, () => time, skew));
      /** Texts that nobody has replaced or removed knowingly. */
      const mustBe = new Map<string, string>();
      let typed = 0;
      for (const { device: n, act, id, limit, passes } of steps) {
        const device = devices[n] as Device;
        time += passes;
        if (act === 'reload') device.reload();
        if (act === 'edit' || act === 'remove') {
          mustBe.delete(String(device.text(id)));
          if (act === 'remove') device.remove(id);
          else {
            typed += 1;
            const text = `text ${typed}`;
            device.edit(id, { text });
            mustBe.set(text, id);
          }
        }
        if (act === 'sync') {
          Object.assign(place, { limit, calls: 0 });
          await device.sync(place);
        }
      }
      Object.assign(place, { limit: Number.POSITIVE_INFINITY });
      for (const device of [...devices, ...devices, ...devices]) await device.sync(place);
      const [first, ...others] = devices.map(({ tables }) => tables.get('notes') as Map<string, Held>);
      const plain = (rows: Map<string, Held>) =>
        Object.fromEntries(
          [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, { fields }]) => [id, fields]),
        );
      for (const other of others) expect(plain(other)).toEqual(plain(first as Map<string, Held>));
      const kept = new Set(devices.flatMap(({ lost }) => lost.map(({ text }) => text)));
      for (const [text, id] of mustBe) {
        const isThere = devices.every((device) => device.text(id) === text) || kept.has(text);
        // What is gone was removed elsewhere later than it was typed.
        if (!isThere) expect(devices[0]?.note(id)).toBeUndefined();
      }
    }),
    { numRuns: 300 },
  );
});
