import { FileCheck2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { ResumeModel } from '../use-resume.ts';
import { DropArea } from './drop-area.tsx';
import { ImportOther } from './import-other.tsx';
import { Review } from './review.tsx';
import { isPdf, type Upload } from './use-upload.ts';

const size = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** What has become of the attached file, in a sentence; nothing while that is not known. */
function statusOf({ source, filled, reading, imported }: Upload): string {
  const isHere = source?.attached === true;
  if (isHere && imported) return 'The selected fields are in your resume. You can undo this.';
  if (filled && filled.length > 0) return `Filled in: ${filled.join(', ')}. You can undo this.`;
  if (filled) return 'The simple rules found nothing in this file, so nothing was changed.';
  if (isHere && reading.state !== 'idle') return reading.state === 'reading' ? 'Reading…' : '';
  return isHere
    ? 'Attached. Not imported yet.'
    : 'To import it, choose the file again: only its name was saved.';
}

/** Step 2: a file to start from, and what was found in it. */
export function UploadStep({ model, upload }: { model: ResumeModel; upload: Upload }) {
  const { source, reading, imported, take, takeOther, read, use, applyRules, discard } = upload;
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const reviewing = reading.state === 'read';
  const reviewed = useRef(false);
  // What had the focus goes with the review.
  useEffect(() => {
    if (reviewed.current && !reviewing) (next.current ?? card.current)?.focus();
    reviewed.current = reviewing;
  }, [reviewing]);

  const attached = model.content.resumeFile;
  const dropped = source?.attached ? source.file : undefined;
  const other = source && !source.attached ? source.file : undefined;
  const busy = reading.state === 'reading';
  const problem = reading.state === 'failed' && (
    <p role="alert" className="mt-3 text-sm text-hard">
      {reading.problem}
    </p>
  );
  return (
    <section aria-labelledby="upload-title">
      <h2 id="upload-title" className="text-xl font-semibold">
        Upload Resume
      </h2>
      <p className="mt-1 mb-4 text-muted">Start from an existing resume, or continue and write one.</p>
      <DropArea onFile={(chosen) => void take(chosen)} />
      <ImportOther onFile={(chosen) => void takeOther(chosen)} />
      {other && (
        <div ref={card} tabIndex={-1} role="status" className="mt-3 text-sm text-muted">
          {busy && <p>Reading {other.name}…</p>}
          {imported && <p>The selected fields of {other.name} are in your resume. You can undo this.</p>}
          {reading.state === 'failed' && <p className="font-medium text-text">{other.name}</p>}
          {problem}
        </div>
      )}
      {attached && !other && (
        <div ref={card} tabIndex={-1} className="mt-4 rounded-lg border bg-surface p-4">
          <p className="flex min-w-0 items-center gap-2.5">
            <FileCheck2 size={18} aria-hidden className="shrink-0 text-easy" />
            <span className="min-w-0 truncate font-medium">{attached.name}</span>
            <span className="shrink-0 text-sm text-muted">{size(attached.size)}</span>
          </p>
          <div role="status" className="text-sm text-muted">
            <p className="mt-2 empty:hidden">{statusOf(upload)}</p>
          </div>
          {dropped && !reviewing && (
            <Button ref={next} className="mt-3" disabled={busy} onClick={() => void read(dropped)}>
              {busy ? 'Reading…' : isPdf(dropped.name) ? 'Import from this PDF' : 'Review and import'}
            </Button>
          )}
          {problem}
        </div>
      )}
      {source && reading.state === 'read' && (
        <Review
          key={source.file.name}
          fileName={source.file.name}
          read={reading.read}
          onUse={use}
          onDiscard={discard}
          onRules={source.attached && !isPdf(source.file.name) ? () => void applyRules() : undefined}
        />
      )}
    </section>
  );
}
