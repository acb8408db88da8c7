import { useState } from 'react';
import { MOST_BYTES } from '#backup/format.ts';
import { type Mode, planImport, type TablePlan } from '#backup/plan.ts';
import { type Backup, BackupError, readBackup } from '#backup/read.ts';
import { amount } from '#base/amount.ts';
import { applyLocalSettings, LOCAL_KEYS, readLocalSettings } from '#shell/local-settings.ts';
import { ApplyError, applyImport } from '#storage/apply-import.ts';
import { takeSnapshot } from '#storage/snapshot.ts';
import { TABLE_NAMES, TABLES } from '#storage/tables.ts';
import { toast } from '#ui/toast.tsx';

/** What an import would do, in both ways. */
export interface Preview {
  name: string;
  backup: Backup;
  plans: Record<Mode, TablePlan[]>;
  /** Whether the theme or the sidebar would change when everything is replaced. */
  changesLook: boolean;
}

export type ImportState =
  | { kind: 'idle' }
  | { kind: 'reading' | 'writing' }
  | { kind: 'preview'; preview: Preview }
  | { kind: 'refused'; message: string; details: readonly string[] };

const KNOWN = {
  tables: Object.fromEntries(TABLE_NAMES.map((table) => [table, TABLES[table].collection.schema])),
  local: LOCAL_KEYS,
};

async function preview(file: File): Promise<Preview> {
  if (file.size > MOST_BYTES) throw new BackupError('This file is too large for a browser to read.');
  const backup = await readBackup(await file.text(), KNOWN);
  const current = await takeSnapshot();
  const look = readLocalSettings();
  return {
    name: file.name,
    backup,
    plans: {
      merge: planImport(current, backup.tables, 'merge'),
      replace: planImport(current, backup.tables, 'replace'),
    },
    changesLook: LOCAL_KEYS.some((key) => (backup.local[key] ?? null) !== look[key]),
  };
}

function told(plans: readonly TablePlan[]): string {
  const sum = (count: (plan: TablePlan) => number) => plans.reduce((all, plan) => all + count(plan), 0);
  const counts: [number, string][] = [
    [sum(({ added }) => added.length), 'added'],
    [sum(({ changed }) => changed.length), 'changed'],
    [sum(({ removed }) => removed.length), 'removed'],
  ];
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return parts.length > 0 ? parts.join(', ') : 'no changes';
}

/** Reading a backup, showing what it would do, doing it and taking it back. */
export function useImport() {
  const [state, setState] = useState<ImportState>({ kind: 'idle' });
  const refuse = (error: unknown) =>
    setState({
      kind: 'refused',
      message:
        error instanceof ApplyError
          ? error.message
          : `${error instanceof BackupError ? error.message : 'Couldn’t read this file.'} Nothing was changed.`,
      details: error instanceof BackupError ? error.details : [],
    });

  async function choose(file: File) {
    setState({ kind: 'reading' });
    try {
      setState({ kind: 'preview', preview: await preview(file) });
    } catch (error) {
      refuse(error);
    }
  }

  async function apply({ backup }: Preview, mode: Mode) {
    setState({ kind: 'writing' });
    try {
      const look = readLocalSettings();
      const { plans, undo } = await applyImport(backup.tables, mode);
      if (mode === 'replace') applyLocalSettings(backup.local);
      setState({ kind: 'idle' });
      const takeBack = () =>
        undo().then(
          () => {
            if (mode === 'replace') applyLocalSettings(look);
            toast({ text: 'Import undone.' });
          },
          (error: Error) => toast({ text: error.message, stays: true }),
        );
      toast({ text: `Imported: ${told(plans)}.`, undo: () => void takeBack(), stays: true });
    } catch (error) {
      refuse(error);
    }
  }

  return { state, choose, apply, cancel: () => setState({ kind: 'idle' }) };
}

/** How many records an import changes, in words. */
export const changesText = (count: number): string => amount(count, 'change');
