import { Trash2, X } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { amount } from '#base/amount.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { DemoDocument } from './documents.ts';
import { DropZone } from './drop-zone.tsx';
import type { useDocuments } from './use-documents.ts';

interface Props {
  files: ReturnType<typeof useDocuments>;
  /** Of all documents together. */
  chunks: number;
}

/** The documents a question is asked of, and the ways to add and remove them. */
export function DocumentPanel({ files, chunks }: Props) {
  const { documents, notices, reading } = files;
  const addFiles = useRef<HTMLInputElement>(null);
  const removal = useFocusRecovery(addFiles);
  const clearing = useFocusRecovery(addFiles);
  const loading = useFocusRecovery(addFiles);
  return (
    <section aria-labelledby="documents" className="flex flex-col rounded-lg border bg-surface p-4">
      <div className="flex min-h-8 items-center justify-between gap-2">
        <h2 id="documents" className="font-semibold">
          Documents
        </h2>
        {documents.length > 0 && (
          <Button
            ref={clearing}
            size="sm"
            variant="quiet"
            onClick={files.clear}
            disabled={reading !== undefined}
          >
            <Trash2 size={14} aria-hidden />
            Clear
          </Button>
        )}
      </div>
      {documents.length > 0 ? (
        <>
          <p className="text-sm text-muted">
            {amount(documents.length, 'document')}, {amount(chunks, 'chunk')}
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
          <ul tabIndex={0} aria-label="Documents" className="mt-2 max-h-80 divide-y overflow-y-auto border-y">
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onRemove={() => files.remove(document)}
                removeRef={removal}
              />
            ))}
          </ul>
        </>
      ) : (
        !reading && (
          <p className="mt-1 text-sm text-muted">Nothing to search. Add a file or load the samples.</p>
        )
      )}
      {reading && (
        <div className="mt-3 flex items-center gap-3">
          <div className="flex-1">
            <p className="mb-1.5 text-sm text-muted" role="status">
              Reading and chunking: {reading.done} of {amount(reading.total, 'document')}
            </p>
            <ProgressBar bare label="Documents read" done={reading.done} total={reading.total} />
          </div>
          <Button size="sm" onClick={files.cancel}>
            Cancel
          </Button>
        </div>
      )}
      <div role="status">
        {notices.length > 0 && (
          <div className="mt-3 flex items-start gap-1 rounded-md bg-medium-soft py-1 pl-3 text-sm">
            <ul className="min-w-0 flex-1 space-y-1 py-1.5">
              {notices.map(({ id, text }) => (
                <li key={id} className="break-words">
                  {text}
                </li>
              ))}
            </ul>
            <IconButton
              label="Dismiss messages"
              icon={X}
              className="!size-8"
              onClick={files.dismissNotices}
            />
          </div>
        )}
      </div>
      <div className="mt-3 space-y-2">
        <DropZone onFiles={files.upload} inputRef={addFiles} />
        {files.missing > 0 && !reading && (
          <Button ref={loading} className="w-full" onClick={files.loadSamples}>
            Load the samples
          </Button>
        )}
      </div>
    </section>
  );
}

interface RowProps {
  document: DemoDocument;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

function DocumentRow({ document, onRemove, removeRef }: RowProps) {
  const { name, sample, chunks, characters, replaced } = document;
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p title={name} className="line-clamp-2 text-sm font-medium wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted">
          {sample && <span className="mr-1.5 rounded bg-surface-2 px-1.5 py-px font-medium">Sample</span>}
          {amount(chunks, 'chunk')}, {amount(characters, 'character')}
          {replaced > 0 && (
            <span className="block text-medium">
              Not valid UTF-8: {amount(replaced, 'unreadable character')} shown as �.
            </span>
          )}
        </p>
      </div>
      <IconButton ref={removeRef} label={`Remove ${name}`} icon={X} onClick={onRemove} />
    </li>
  );
}
