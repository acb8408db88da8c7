import { Section } from '../section.tsx';
import { ChoosePart } from './choose-part.tsx';
import { LostPart } from './lost-part.tsx';
import { PassphrasePart } from './passphrase-part.tsx';
import { StatusPart } from './status-part.tsx';
import { useSync } from './use-sync.ts';

/** What sync needs of a browser: one tab that does it, and encryption. Both are missing on an address without HTTPS. */
const isPossible = () => 'locks' in navigator && Boolean(globalThis.crypto?.subtle);

/** The same records on all of the user's devices, by way of a folder or an account of their own. */
export function SyncSection() {
  return (
    <Section
      title="Sync"
      text="Keep your devices in step through a folder or an account of your own. Nothing is sent until you turn it on."
    >
      {isPossible() ? (
        <Sync />
      ) : (
        <p className="text-sm text-muted">
          Sync needs a secure address: open Dryrun over HTTPS and a current browser to use it.
        </p>
      )}
    </Section>
  );
}

function Sync() {
  const sync = useSync();
  if (sync === undefined) return <p className="text-muted">Looking…</p>;
  if (sync === null)
    return (
      <p className="text-sm text-muted">
        This browser isn’t saving data for Dryrun, as in private browsing, so there’s nothing to sync.
      </p>
    );
  const { config, pending, lost, status } = sync;
  return (
    <>
      {config ? (
        <StatusPart config={config} status={status} />
      ) : pending ? (
        <PassphrasePart pending={pending} />
      ) : (
        <ChoosePart />
      )}
      {lost.length > 0 && <LostPart lost={lost} />}
    </>
  );
}
