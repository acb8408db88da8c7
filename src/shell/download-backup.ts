import { backupName, writeBackup } from '#backup/write.ts';
import type { TableName } from '#storage/database.ts';
import { takeSnapshot } from '#storage/snapshot.ts';
import { TABLE_NAMES } from '#storage/tables.ts';
import { downloadText } from '#ui/download.ts';
import { toast } from '#ui/toast.tsx';
import { version } from '../../package.json';
import { readLocalSettings } from './local-settings.ts';

/**
 * Hands everything that is kept to the user as one file, and says so.
 * @param without tables that are left out
 */
export async function downloadBackup(without: readonly TableName[] = []): Promise<void> {
  const createdAt = new Date();
  const name = backupName(createdAt);
  try {
    const tables = await takeSnapshot(TABLE_NAMES.filter((table) => !without.includes(table)));
    downloadText(
      name,
      await writeBackup({ tables, local: readLocalSettings(), product: version, createdAt }),
      'application/json',
    );
    toast({ text: `Downloaded ${name}.` });
  } catch {
    toast({
      text: 'Couldn’t create the backup. Reload the page and try again, without recordings if necessary.',
      stays: true,
    });
  }
}
