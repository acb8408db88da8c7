import { type Mode, planImport, type TablePlan } from '#backup/plan.ts';
import type { Row as BackupRow, Tables } from '#backup/row.ts';
import type { Placed } from '#records/disk/disk.ts';
import { replacement } from '#records/replacement.ts';
import { isAlive, newestOf } from '#records/row.ts';
import { store } from './live.ts';
import { isQuota } from './report-health.ts';
import { rowsIn } from './snapshot.ts';
import { complete, NoStorage, writeThrough } from './write-through.ts';

/** What an import did, and how to take it back. */
export interface Applied {
  plans: TablePlan[];
  /** Puts everything back as it was, except for records that have been changed since. */
  undo: () => Promise<void>;
}

/** Nothing has been changed; the message says why and can be shown. */
export class ApplyError extends Error {
  override name = 'ApplyError';
}

/**
 * Imports rows as one change: all of them or, where the browser refuses one, none.
 * @throws {ApplyError} when nothing could be written
 */
export async function applyImport(incoming: Tables, mode: Mode): Promise<Applied> {
  return orNothing(async () => {
    const tables = Object.keys(incoming);
    if (!(await complete(tables))) throw new NoStorage('this browser is not saving data');
    const plans = planImport(
      Object.fromEntries(tables.map((table) => [table, rowsIn(table)])),
      incoming,
      mode,
    );
    const written = plans.flatMap(({ table, added, changed, removed }) => [
      ...[...added, ...changed.map(({ after }) => after)].map((row) => replaced(table, row.id, row)),
      ...removed.map(({ id }) => replaced(table, id, undefined)),
    ]);
    await writeThrough(written);
    return { plans, undo: () => orNothing(() => undoImport(plans, written)) };
  });
}

const replaced = (table: string, id: string, row: BackupRow | undefined): Placed => ({
  table,
  row: replacement(store, table, id, row),
});

async function undoImport(plans: readonly TablePlan[], written: readonly Placed[]): Promise<void> {
  const before = new Map(
    plans.flatMap(({ table, changed, removed }) =>
      [...changed.map((each) => each.before), ...removed].map((row) => [`${table}/${row.id}`, row] as const),
    ),
  );
  const isUntouched = ({ table, row }: Placed) => {
    const now = store.row(table, row.id);
    return now !== undefined && newestOf(now) === newestOf(row) && isAlive(now) === isAlive(row);
  };
  await writeThrough(
    written
      .filter(isUntouched)
      .map(({ table, row }) => replaced(table, row.id, before.get(`${table}/${row.id}`))),
  );
}

async function orNothing<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    const reason =
      error instanceof NoStorage
        ? 'this browser isn’t saving data for Dryrun, as in private browsing'
        : isQuota(error)
          ? 'the browser’s storage is full'
          : 'the browser refused to write';
    throw new ApplyError(`Nothing was changed: ${reason}.`, { cause: error });
  }
}
