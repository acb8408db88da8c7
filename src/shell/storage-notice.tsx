import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { dismissQuarantined, useStorageHealth } from '#storage/health.ts';
import { Button } from '#ui/button.tsx';
import { downloadText } from '#ui/download.ts';

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-medium-soft px-4 py-2 text-sm text-text lg:px-6"
    >
      <TriangleAlert size={16} className="shrink-0 text-medium" aria-hidden />
      {children}
    </div>
  );
}

async function downloadQuarantined(): Promise<void> {
  const { quarantinedRecords } = await import('#storage/quarantined-records.ts');
  const records = await quarantinedRecords.list();
  downloadText('dryrun-set-aside.json', JSON.stringify(records, null, 2), 'application/json');
}

/** Tells the user, on every page, when their work is not being kept or something could not be read. */
export function StorageNotice() {
  const health = useStorageHealth();
  return (
    <>
      {!health.kept && (
        <Bar>
          Your work is saved only until you close this tab: {health.reason}. {health.advice}
        </Bar>
      )}
      {health.quarantined > 0 && (
        <Bar>
          {health.quarantined === 1
            ? 'One saved record couldn’t be read and was set aside.'
            : `${health.quarantined} saved records couldn’t be read and were set aside.`}
          <Button size="sm" onClick={() => void downloadQuarantined()}>
            Download
          </Button>
          <Button size="sm" variant="quiet" onClick={dismissQuarantined}>
            Dismiss
          </Button>
        </Bar>
      )}
    </>
  );
}
