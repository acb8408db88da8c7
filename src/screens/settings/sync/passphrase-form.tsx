import { type FormEvent, useState } from 'react';
import { RemoteError } from '#sync/remote-storage.ts';
import { SealError } from '#sync/seal.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';

/** A shorter passphrase is quickly guessed by whoever has the files. */
const SHORTEST = 10;

interface Props {
  /** Of the account: a password manager keeps the passphrase under it. */
  address: string;
  /** Whether no device has chosen a passphrase yet. */
  isNew: boolean;
  onSubmit: (passphrase: string) => Promise<void>;
  onCancel?: () => void;
}

const messageOf = (error: unknown): string => {
  if (error instanceof SealError) return error.message;
  if (error instanceof RemoteError && error.kind === 'unauthorized')
    return 'The server no longer gives Dryrun access. Cancel and connect again.';
  return 'The server can’t be reached. Check your connection and try again.';
};

/** Asks for the passphrase, twice where it is a new one. */
export function PassphraseForm({ address, isNew, onSubmit, onCancel }: Props) {
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isNew && passphrase.length < SHORTEST)
      return setProblem(`Use at least ${SHORTEST} characters. Several random words work well.`);
    if (isNew && passphrase !== again) return setProblem('The two passphrases differ.');
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(passphrase);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  return (
    <form className="space-y-3" onSubmit={(event) => void submit(event)}>
      <p className="text-sm">
        {isNew
          ? 'Choose a passphrase. It encrypts everything before it leaves this browser, and each of your devices asks for it once. It can’t be reset: without it, nobody can read what’s in the account, including you.'
          : 'Enter the passphrase you chose on your first device.'}
      </p>
      <input type="text" autoComplete="username" value={address} readOnly hidden />
      <Field id="sync-passphrase" label="Passphrase" problem={problem}>
        <input
          id="sync-passphrase"
          type="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={passphrase}
          onChange={(event) => setPassphrase(event.target.value)}
          className={`${inputClass} h-9 max-w-80`}
          {...invalid('sync-passphrase', problem)}
        />
      </Field>
      {isNew && (
        <Field id="sync-passphrase-again" label="Repeat passphrase">
          <input
            id="sync-passphrase-again"
            type="password"
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
            className={`${inputClass} h-9 max-w-80`}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={busy || passphrase === ''}>
          {busy ? 'Turning on…' : 'Turn on sync'}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
