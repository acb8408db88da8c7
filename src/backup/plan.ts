import { type Row, sameRecord, type Tables } from './row.ts';

/** `merge`: the newer of two wins and nothing is removed. `replace`: what is in the backup is what will be there. */
export type Mode = 'merge' | 'replace';

/** What an import does to one table. */
export interface TablePlan {
  table: string;
  added: Row[];
  changed: { before: Row; after: Row }[];
  removed: Row[];
  /** How many stay as they are. */
  kept: number;
}

/**
 * What has to change for `incoming` to be imported over `current`, table by table. Tables that the backup does not
 * hold are left alone in both modes.
 */
export function planImport(current: Tables, incoming: Tables, mode: Mode): TablePlan[] {
  return Object.entries(incoming).map(([table, rows]) => planTable(table, current[table] ?? [], rows, mode));
}

function planTable(table: string, current: readonly Row[], incoming: readonly Row[], mode: Mode): TablePlan {
  const here = new Map(current.map((row) => [row.id, row]));
  const plan: TablePlan = { table, added: [], changed: [], removed: [], kept: 0 };
  for (const after of incoming) {
    const before = here.get(after.id);
    here.delete(after.id);
    if (!before) plan.added.push(after);
    else if (wins(after, before, mode)) plan.changed.push({ before, after });
    else plan.kept += 1;
  }
  if (mode === 'replace') plan.removed.push(...here.values());
  else plan.kept += here.size;
  return plan;
}

/** Of two records with the same stamp the one that is here stays: a backup is never ahead of what it was made from. */
const wins = (after: Row, before: Row, mode: Mode) =>
  !sameRecord(after, before) && (mode === 'replace' || after.editedAt > before.editedAt);

/** How many records an import changes in all. */
export const changesIn = (plans: readonly TablePlan[]): number =>
  plans.reduce((sum, { added, changed, removed }) => sum + added.length + changed.length + removed.length, 0);
