import { readText, SYNC_KEY } from '../local-text.ts';

/** Syncs while it is turned on, in whichever tab that was done. Returns how to stop listening. */
export function watchSync(): () => void {
  const look = () => {
    const isOn = readText(SYNC_KEY) === 'on';
    // Without it nothing is lost: it goes on the next time.
    if (isOn) import('./run-sync.ts').then(({ startSync }) => startSync()).catch(() => {});
    else if (wasOn) import('./run-sync.ts').then(({ stopSync }) => stopSync()).catch(() => {});
    wasOn = isOn;
  };
  let wasOn = false;
  const onStorage = ({ key }: StorageEvent) => key === SYNC_KEY && look();
  look();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
