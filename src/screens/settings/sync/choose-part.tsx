import { Cloud, FolderSync } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { paths } from '#paths.ts';
import { findAccount, turnOnFolder } from '#storage/sync/turn-on.ts';
import { RemoteError } from '#sync/remote-storage.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';

type Picker = (options: { id: string; mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

const picker = () => (window as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** The two places where devices can meet. */
export function ChoosePart() {
  return (
    <div className="divide-y rounded-lg border bg-surface">
      <FolderChoice />
      <AccountChoice />
    </div>
  );
}

function FolderChoice() {
  const [problem, setProblem] = useState<string>();
  const choose = async () => {
    setProblem(undefined);
    try {
      const handle = await picker()?.({ id: 'dryrun', mode: 'readwrite' });
      if (handle) await turnOnFolder(handle);
    } catch (error) {
      // Closing the dialog is an answer too.
      if ((error as Error).name !== 'AbortError')
        setProblem('The browser couldn’t open this folder. Choose another one.');
    }
  };
  return (
    <div className="space-y-3 p-4">
      <div>
        <h3 className="flex items-center gap-2 font-medium">
          <FolderSync size={17} className="shrink-0 text-muted" aria-hidden />
          Folder
        </h3>
        <p className="mt-1 text-sm text-muted">
          Use a folder that Dropbox, iCloud Drive, Syncthing or Git already keeps on your devices. Your
          solutions land there as source files, notes and stories as Markdown, resumes as JSON Resume. Files
          in the folder aren’t encrypted.
        </p>
      </div>
      {picker() ? (
        <Button onClick={() => void choose()}>Choose a folder…</Button>
      ) : (
        <p className="text-sm">This browser can’t open folders. Chrome and Edge on a computer can.</p>
      )}
      {problem && (
        <p role="alert" className="text-sm text-hard">
          {problem}
        </p>
      )}
    </div>
  );
}

const PROBLEMS: Partial<Record<string, string>> = {
  'unknown-account': 'There’s no remoteStorage account at this address. Check the spelling.',
  unreachable: 'The server can’t be reached. Check the address and your connection, then try again.',
};

function AccountChoice() {
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      location.assign(await findAccount(address, location.origin + paths.settings));
    } catch (error) {
      setBusy(false);
      setProblem(PROBLEMS[error instanceof RemoteError ? error.kind : ''] ?? PROBLEMS.unreachable);
    }
  };
  return (
    <form className="space-y-3 p-4" onSubmit={(event) => void connect(event)}>
      <div>
        <h3 className="flex items-center gap-2 font-medium">
          <Cloud size={17} className="shrink-0 text-muted" aria-hidden />
          remoteStorage account
        </h3>
        <p className="mt-1 text-sm text-muted">
          Use an account with a{' '}
          <a
            href="https://remotestorage.io/get/"
            target="_blank"
            rel="noreferrer"
            className="text-accent underline underline-offset-2"
          >
            remoteStorage provider
          </a>{' '}
          or on your own server. Everything is encrypted in this browser first, so the server can’t read it.
        </p>
      </div>
      <Field id="sync-address" label="Account address" problem={problem}>
        <div className="flex flex-wrap gap-2">
          <input
            id="sync-address"
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="name@example.com"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            className={`${inputClass} h-9 max-w-72`}
            {...invalid('sync-address', problem)}
          />
          <Button type="submit" disabled={busy || address.trim() === ''}>
            {busy ? 'Connecting…' : 'Connect…'}
          </Button>
        </div>
      </Field>
    </form>
  );
}
