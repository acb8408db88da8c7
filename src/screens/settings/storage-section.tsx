import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { amount } from '#base/amount.ts';
import { useStorageHealth } from '#storage/health.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { bytes } from './amounts.ts';
import { Section } from './section.tsx';
import type { Kept } from './use-kept.ts';
import { type StorageState, useStorageState } from './use-storage-state.ts';

/** How much is kept, and how safe it is from the browser itself. */
export function StorageSection({ kept }: { kept: Kept | undefined }) {
  const health = useStorageHealth();
  const [state, ask] = useStorageState(kept);
  return (
    <Section title="Storage" text="The space Dryrun uses on this device.">
      {!health.kept && (
        <p className="rounded-md bg-medium-soft px-3 py-2 text-sm">
          Not being saved: {health.reason}. {health.advice}
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
        {amount(records, 'record')}. This browser doesn’t report how much space is available.
      </p>
    );
  return (
    <div>
      <p className="mb-2 text-sm">
        <strong className="font-semibold">{bytes(usage)}</strong>{' '}
        <span className="text-muted">
          of {bytes(quota)} available: {amount(records, 'record')}, installed languages and pages for offline
          use.
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
        This browser can’t guarantee to keep it. Download a backup from time to time.
      </p>
    );
  if (state.persisted)
    return (
      <p className="flex items-center gap-2 text-sm">
        <ShieldCheck size={17} className="shrink-0 text-easy" aria-hidden />
        The browser keeps it until you delete it, even when the disk is full.
      </p>
    );
  return (
    <div className="space-y-2.5">
      <p className="text-sm text-muted">
        {refused
          ? 'The browser declined this time. Most agree once a site is bookmarked, installed or used often; until then, download backups.'
          : 'When the disk is full, the browser may clear it without asking. You can ask it not to.'}
      </p>
      <Button onClick={() => void ask().then((granted) => setRefused(!granted))}>
        <ShieldCheck size={15} aria-hidden />
        Protect from automatic cleanup
      </Button>
    </div>
  );
}
