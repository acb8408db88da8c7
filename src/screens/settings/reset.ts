import { remove } from '#judge/browser/install.ts';
import { LANGUAGES } from '#judge/languages.ts';
import { applyLocalSettings, readLocalSettings } from '#shell/local-settings.ts';
import { applyImport } from '#storage/apply-import.ts';
import { forgetSync } from '#storage/sync/turn-on.ts';
import { TABLE_NAMES } from '#storage/tables.ts';
import { toast } from '#ui/toast.tsx';

const NOTHING = Object.fromEntries(TABLE_NAMES.map((table) => [table, []]));

/** Deletes everything that the user has made, set and installed, and offers to take that back. */
export async function resetEverything(): Promise<void> {
  const look = readLocalSettings();
  try {
    // Other devices keep what is deleted here.
    await forgetSync();
    const { undo } = await applyImport(NOTHING, 'replace');
    applyLocalSettings({});
    // What runs code is not the user's own: it is installed again with one click.
    for (const { id, runtime } of LANGUAGES) if (runtime) await remove(id).catch(() => {});
    const takeBack = async () => {
      await undo();
      applyLocalSettings(look);
      toast({ text: 'Everything is restored. Install your languages again to run code.' });
    };
    const failed = (error: Error) => toast({ text: error.message, stays: true });
    toast({ text: 'Everything deleted.', undo: () => void takeBack().catch(failed), stays: true });
  } catch (error) {
    toast({ text: (error as Error).message, stays: true });
  }
}
