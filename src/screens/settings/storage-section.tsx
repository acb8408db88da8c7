import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useStorageHealth } from '#storage/health.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { amount, bytes } from './amounts.ts';
import { Section } from './section.tsx';
import type { Kept } from './use-kept.ts';
import { type StorageState, useStorageState } from './use-storage-state.ts';

/** How much is kept, and how safe it is from the browser itself. */
export function StorageSection({ kept }: { kept: Kept | undefined }) {
  const health = useStorageHealth();
  const [state, ask] = useStorageState(kept);
  return (
    <Section title="Storage" text="What the browser sets aside for Dryrun on this device.">
      {!health.kept && (
        <p className="rounded-md bg-medium-soft px-3 py-2 text-sm">
          Not being kept: {health.reason}. {health.advice}
        </p>
      )}
      <Usage state={state} records={kept?.total} />
      {state && <Promised state={state} ask={ask} />}
    </Section>
  );
}

function Usage({ state, records }: { state: StorageState | undefined; records: number | undefined }) {
  if (!state || records === undefined) return <p className="text-muted">Measuring…</p>;
  const { usage, quota } = state;
  if (usage === undefined || !quota)
    return (
      <p className="text-muted">
        {amount(records, 'record')}. The browser does not say how much room there is.
      </p>
    );
  return (
    <div>
      <p className="mb-2 text-sm">
        <strong className="font-semibold">{bytes(usage)}</strong>{' '}
        <span className="text-muted">
          of the {bytes(quota)} there is room for: {amount(records, 'record')}, installed languages, and the
          pages for use without a connection.
        </span>
      </p>
      <ProgressBar bare label="Storage used" done={usage} total={quota} />
    </div>
  );
}

function Promised({ state, ask }: { state: StorageState; ask: () => Promise<boolean> }) {
  const [refused, setRefused] = useState(false);
  if (state.persisted === undefined)
    return (
      <p className="text-sm text-muted">
        This browser cannot promise to keep it: download a backup from time to time.
      </p>
    );
  if (state.persisted)
    return (
      <p className="flex items-center gap-2 text-sm">
        <ShieldCheck size={17} className="shrink-0 text-easy" aria-hidden />
        The browser keeps it until you delete it, also when the disk runs full.
      </p>
    );
  return (
    <div className="space-y-2.5">
      <p className="text-sm text-muted">
        {refused
          ? 'The browser did not agree this time. Most agree once a site is bookmarked, installed or often used; until then a backup is the safe way.'
          : 'When the disk runs full the browser may clear it without asking. You can ask it not to.'}
      </p>
      <Button onClick={() => void ask().then((granted) => setRefused(!granted))}>
        <ShieldCheck size={15} aria-hidden />
        Ask the browser to keep it
      </Button>
    </div>
  );
}
