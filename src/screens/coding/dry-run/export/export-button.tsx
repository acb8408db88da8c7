import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '#ui/download.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { toast } from '#ui/toast.tsx';
import type { RunToExport } from './export-run.tsx';

/** Hands the run to the user as a web page of its own. */
export function ExportButton({ run }: { run: RunToExport }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { exportRun } = await import('./export-run.tsx');
      const name = `dry-run-${run.title.toLowerCase().replace(/\W+/g, '-')}.html`;
      downloadText(name, await exportRun(run), 'text/html');
    } catch {
      toast({ text: 'This dry run could not be saved. Try again with fewer pictures.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      label="Download as a web page"
      title="Download this dry run as a web page to share"
      icon={FileDown}
      disabled={busy}
      onClick={() => void save()}
    />
  );
}
