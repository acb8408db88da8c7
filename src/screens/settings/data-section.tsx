import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { amount } from '#base/amount.ts';
import { paths } from '#paths.ts';
import { downloadBackup } from '#shell/download-backup.ts';
import { Button } from '#ui/button.tsx';
import { bytes } from './amounts.ts';
import { ImportPart } from './import-part.tsx';
import { SamplePart } from './sample-part.tsx';
import { Section } from './section.tsx';
import type { Kept } from './use-kept.ts';

/** The backup: out of this browser and into it. */
export function DataSection({ kept }: { kept: Kept | undefined }) {
  return (
    <Section
      title="Your data"
      text="Everything in one file: code, answers, resumes, progress and preferences."
    >
      <Overview kept={kept} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-4">
        <ExportPart kept={kept} />
        <ImportPart />
      </div>
      <SamplePart kept={kept} />
    </Section>
  );
}

function Overview({ kept }: { kept: Kept | undefined }) {
  if (!kept) return <p className="text-muted">Counting…</p>;
  if (kept.total === 0)
    return (
      <p className="text-muted">
        Nothing yet. What you write, run and read will be listed here, starting with your first{' '}
        <Link to={paths.dsa} className="text-accent underline underline-offset-2">
          question
        </Link>
        .
      </p>
    );
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2">
      {kept.kinds.map(({ table, title, count }) => (
        <div key={table} className="flex justify-between gap-4 border-b py-1.5">
          <dt className="text-muted">{title}</dt>
          <dd className="tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function ExportPart({ kept }: { kept: Kept | undefined }) {
  const [withSound, setWithSound] = useState(true);
  const [busy, setBusy] = useState(false);
  const { count, bytes: size } = kept?.recordings ?? { count: 0, bytes: 0 };
  const download = async () => {
    setBusy(true);
    await downloadBackup(withSound ? [] : ['recordings']);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="primary" onClick={() => void download()} disabled={busy}>
        <Download size={15} aria-hidden />
        {busy ? 'Creating backup…' : 'Download a backup'}
      </Button>
      {count > 0 && (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={withSound}
            onChange={(event) => setWithSound(event.target.checked)}
            className="size-4 accent-(--accent)"
          />
          With {amount(count, 'recording')} ({bytes(size)})
        </label>
      )}
    </div>
  );
}
