import { useEffect, useState } from 'react';
import { startSync } from '#storage/sync/run-sync.ts';
import {
  type Config,
  type LostText,
  type Pending,
  readConfig,
  readLost,
  readPending,
} from '#storage/sync/sync-database.ts';
import { latestStatus, onSync, type SyncStatus, sendSync } from '#storage/sync/sync-status.ts';
import { takeReturn } from '#storage/sync/turn-on.ts';
import { toast } from '#ui/toast.tsx';

export interface SyncState {
  config: Config | undefined;
  /** An account whose permission has been given, and whose passphrase is asked for next. */
  pending: Pending | undefined;
  lost: LostText[];
  status: SyncStatus;
}

/** Takes a permission out of the address, where nobody needs it any longer. */
async function takePermission(): Promise<void> {
  const { hash, pathname, search } = location;
  const taken = await takeReturn(hash);
  if (!taken) return;
  history.replaceState(history.state, '', pathname + search);
  if (taken === 'refused') toast({ text: 'The server didn’t give Dryrun access. Nothing was turned on.' });
}

async function readState(): Promise<Omit<SyncState, 'status'>> {
  const [config, pending, lost] = await Promise.all([readConfig(), readPending(), readLost()]);
  return { config, pending: pending?.token ? pending : undefined, lost };
}

/** Sync as it stands in this browser; undefined until it is read, null where the browser keeps nothing. */
export function useSync(): SyncState | null | undefined {
  const [kept, setKept] = useState<Omit<SyncState, 'status'> | null>();
  const [status, setStatus] = useState(latestStatus);
  useEffect(() => {
    let current = true;
    const look = () =>
      readState().then(
        (state) => current && setKept(state),
        () => current && setKept(null),
      );
    const stop = onSync((message) => {
      if (message.kind === 'status') setStatus(message.status);
      if (message.kind === 'status' || message.kind === 'changed') void look();
    });
    sendSync({ kind: 'hello' });
    void takePermission()
      .catch(() => {})
      .then(look);
    return () => {
      current = false;
      stop();
    };
  }, []);
  const isOn = kept?.config?.on === true;
  useEffect(() => {
    if (isOn) startSync();
  }, [isOn]);
  return kept && { ...kept, status };
}
