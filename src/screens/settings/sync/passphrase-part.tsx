import { useEffect, useState } from 'react';
import type { Pending } from '#storage/sync/sync-database.ts';
import { forgetSync, hasPassphrase, turnOnAccount } from '#storage/sync/turn-on.ts';
import { Button } from '#ui/button.tsx';
import { PassphraseForm } from './passphrase-form.tsx';

/** The last step of turning on an account: the passphrase that its devices share. */
export function PassphrasePart({ pending }: { pending: Pending }) {
  const cancel = () => void forgetSync();
  const [known, setKnown] = useState<boolean | 'unreachable'>();
  useEffect(() => {
    let current = true;
    hasPassphrase(pending).then(
      (found) => current && setKnown(found),
      () => current && setKnown('unreachable'),
    );
    return () => {
      current = false;
    };
  }, [pending]);
  return (
    <div className="space-y-4 rounded-lg border bg-surface p-4">
      <p>
        Connected to <strong className="font-semibold">{pending.address}</strong>.
      </p>
      {known === undefined && <p className="text-muted">Looking at the account…</p>}
      {known === 'unreachable' && (
        <p role="alert" className="text-sm text-hard">
          The server can’t be reached. Check your connection and reload this page.
        </p>
      )}
      {typeof known === 'boolean' && (
        <PassphraseForm
          address={pending.address}
          isNew={!known}
          onSubmit={(passphrase) => turnOnAccount(pending, passphrase)}
          onCancel={cancel}
        />
      )}
      {known === 'unreachable' && <Button onClick={cancel}>Cancel</Button>}
    </div>
  );
}
