import { FileCheck2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import type { ResumeModel } from '../use-resume.ts';
import { DropArea } from './drop-area.tsx';
import { ImportJson } from './import-json.tsx';
import { Review } from './review.tsx';
import { isPdf, type Upload } from './use-upload.ts';

const size = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** What has become of the file, in a sentence; nothing while that is not known. */
function statusOf({ file, filled, reading, more, reviewing, imported }: Upload, name: string): string {
  if (imported) return 'The selected fields are in your resume. You can undo this.';
  if (filled && filled.length > 0) return `Filled in: ${filled.join(', ')}. You can undo this.`;
  if (filled && more === 0 && reading.state === 'read')
    return 'Nothing found in this file, so nothing was changed.';
  if (isPdf(name) && !file) return 'To import it, choose the file again: only its name was saved.';
  return isPdf(name) && reading.state !== 'reading' && !reviewing ? 'Attached. Not imported yet.' : '';
}

const countOf = ({ more, filled, imported }: Upload): string =>
  `${more}${imported || (filled && filled.length > 0) ? ' more' : ''} ${more === 1 ? 'field' : 'fields'} found.`;

/** Step 2: a file to start from, and what was found in it. */
export function UploadStep({ model, upload }: { model: ResumeModel; upload: Upload }) {
  const { file, reading, more, reviewing, take, read, review, use, discard } = upload;
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const reviewed = useRef(false);
  // What had the focus goes with the review.
  useEffect(() => {
    if (reviewed.current && !reviewing) (next.current ?? card.current)?.focus();
    reviewed.current = reviewing;
  }, [reviewing]);

  const attached = model.content.resumeFile;
  const busy = reading.state === 'reading';
  const status = attached && statusOf(upload, attached.name);
  return (
    <section aria-labelledby="upload-title">
      <h2 id="upload-title" className="text-xl font-semibold">
        Upload Resume
      </h2>
      <p className="mt-1 mb-4 text-muted">Start from an existing resume, or continue and write one.</p>
      <DropArea onFile={(chosen) => void take(chosen)} />
      <ImportJson model={model} />
      {attached && (
        <div ref={card} tabIndex={-1} className="mt-4 rounded-lg border bg-surface p-4">
          <p className="flex min-w-0 items-center gap-2.5">
            <FileCheck2 size={18} aria-hidden className="shrink-0 text-easy" />
            <span className="min-w-0 truncate font-medium">{attached.name}</span>
            <span className="shrink-0 text-sm text-muted">{size(attached.size)}</span>
          </p>
          <div role="status" className="text-sm text-muted">
            {status && <p className="mt-2">{status}</p>}
            {file && !isPdf(file.name) && more > 0 && <p className="mt-2">{countOf(upload)}</p>}
          </div>
          {file && isPdf(file.name) && (
            <Button ref={next} className="mt-3" disabled={busy} onClick={() => void read(file)}>
              {busy ? 'Reading…' : 'Import from this PDF'}
            </Button>
          )}
          {file && !isPdf(file.name) && more > 0 && !reviewing && (
            <Button ref={next} className="mt-3" onClick={review}>
              Review and import
            </Button>
          )}
          {reading.state === 'failed' && (
            <p role="alert" className="mt-3 text-sm text-hard">
              {reading.problem}
            </p>
          )}
        </div>
      )}
      {file && reviewing && reading.state === 'read' && (
        <Review fileName={file.name} read={reading.read} onUse={use} onDiscard={discard} />
      )}
    </section>
  );
}
