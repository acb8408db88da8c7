import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { downloadBlob, downloadText } from '#ui/download.ts';
import { Menu } from '#ui/menu.tsx';
import { toast } from '#ui/toast.tsx';
import type { RunToExport } from './export-run.tsx';

const ITEM =
  'block w-full rounded px-2 py-1.5 text-left text-sm whitespace-nowrap hover:bg-surface-2 disabled:text-muted';

async function savePage(run: RunToExport, name: string): Promise<void> {
  const { exportRun } = await import('./export-run.tsx');
  downloadText(`${name}.html`, await exportRun(run), 'text/html');
}

async function saveAnimation(run: RunToExport, name: string): Promise<void> {
  const { animateRun } = await import('./animate-run.ts');
  downloadBlob(`${name}.png`, await animateRun(run));
}

/** Hands the run to the user as a web page of its own, or as an animation. */
export function ExportButton({ run }: { run: RunToExport }) {
  const [busy, setBusy] = useState(false);
  const save = async (as: typeof savePage) => {
    setBusy(true);
    try {
      await as(run, `dry-run-${run.title.toLowerCase().replace(/\W+/g, '-')}`);
    } catch {
      toast({ text: 'This dry run could not be saved. Try again with fewer pictures.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu
      label="Download"
      above
      closesOnClick
      trigger={<FileDown size={17} strokeWidth={1.75} role="img" aria-label="Download" />}
      triggerClass="grid size-9 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-text"
    >
      <button type="button" className={ITEM} disabled={busy} onClick={() => void save(savePage)}>
        Download as a web page
      </button>
      <button type="button" className={ITEM} disabled={busy} onClick={() => void save(saveAnimation)}>
        Download as an animation (PNG)
      </button>
    </Menu>
  );
}
