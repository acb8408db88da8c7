import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type Mode, planImport } from '#backup/plan.ts';
import { type Backup, BackupError } from '#backup/read.ts';
import { sha256 } from '#base/sha256.ts';
import { openDatabase } from './database.ts';
import { beginEmpty, everything, fill, keep, newTab, refusal } from './testing/tabs.ts';

beginEmpty();

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
