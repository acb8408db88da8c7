import { CircleAlert, CircleCheck, CirclePause, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import { isPermitted } from '#storage/sync/folder-place.ts';
import type { Config } from '#storage/sync/sync-database.ts';
import { type SyncStatus, sendSync } from '#storage/sync/sync-status.ts';
import { enterPassphrase, findAccount, forgetSync, setSync } from '#storage/sync/turn-on.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';
import { PassphraseForm } from './passphrase-form.tsx';
import { statusText } from './status-text.ts';

const ICONS = {
  off: { Icon: CirclePause, color: 'text-muted' },
  connecting: { Icon: LoaderCircle, color: 'text-muted' },
  synced: { Icon: CircleCheck, color: 'text-easy' },
  waiting: { Icon: CloudOff, color: 'text-medium' },
  stopped: { Icon: CircleAlert, color: 'text-hard' },
};

/** How sync is doing, and what can be done about it. */
export function StatusPart({ config, status }: { config: Config; status: SyncStatus }) {
  const { target, on } = config;
  const { title, advice } = statusText(config, status);
  const { Icon, color } = ICONS[on ? status.kind : 'off'];
  return (
    <div className="space-y-4 rounded-lg border bg-surface p-4">
      <div className="flex gap-3">
        <Icon size={18} className={`mt-0.5 shrink-0 ${color}`} aria-hidden />
        <div className="min-w-0" role="status">
          <p className="font-medium">{title}</p>
          <p className="mt-0.5 text-sm break-words text-muted">
            {target.kind === 'folder' ? `Folder “${target.handle.name}”` : target.address}. {advice}
          </p>
        </div>
      </div>
      {on && status.kind === 'stopped' && <Remedy config={config} reason={status.reason} />}
      <Actions config={config} status={status} />
    </div>
  );
}

function Actions({ config: { target, on }, status }: { config: Config; status: SyncStatus }) {
  const turnOn = async () => {
    // The click lets the browser ask whether the folder may be used again.
    if (target.kind === 'folder') await isPermitted(target.handle, true);
    await setSync(true);
  };
  const forget = async () => {
    await forgetSync();
    toast({ text: 'Sync is forgotten on this device. Your records stay here.' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {on && status.kind !== 'stopped' && (
        <Button onClick={() => sendSync({ kind: 'now' })} disabled={status.kind === 'connecting'}>
          Sync now
        </Button>
      )}
      {on ? (
        <Button onClick={() => void setSync(false)}>Turn off</Button>
      ) : (
        <Button variant="primary" onClick={() => void turnOn()}>
          Turn on
        </Button>
      )}
      <Button variant="danger" onClick={() => void forget()}>
        {target.kind === 'folder' ? 'Forget this folder' : 'Forget on this device'}
      </Button>
    </div>
  );
}

type Reason = Extract<SyncStatus, { kind: 'stopped' }>['reason'];

/** What gets it going again. */
function Remedy({ config, reason }: { config: Config; reason: Reason }): ReactNode {
  const { target } = config;
  if (target.kind === 'account' && reason === 'passphrase')
    return (
      <PassphraseForm
        address={target.address}
        isNew={false}
        onSubmit={(passphrase) => enterPassphrase(config, passphrase)}
      />
    );
  if (target.kind === 'account' && reason === 'unauthorized') {
    const reconnect = () =>
      findAccount(target.address, location.origin + paths.settings).then(
        (address) => location.assign(address),
        () => toast({ text: 'The server can’t be reached. Check your connection and try again.' }),
      );
    return (
      <Button variant="primary" onClick={() => void reconnect()}>
        Connect again…
      </Button>
    );
  }
  if (target.kind === 'folder' && reason === 'permission') {
    const allow = async () => {
      if (await isPermitted(target.handle, true)) await setSync(true);
    };
    return (
      <Button variant="primary" onClick={() => void allow()}>
        Allow access
      </Button>
    );
  }
  return null;
}
