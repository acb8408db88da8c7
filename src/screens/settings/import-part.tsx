import { CircleAlert, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

/** Chooses a backup; what it would change is shown, on a line of its own, before anything is written. */
export function ImportPart() {
  const { state, choose, apply, cancel } = useImport();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => {
    cancel();
    button.current?.focus();
  };
  const busy = state.kind === 'reading' || state.kind === 'writing';
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label="Backup file"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void choose(file);
        }}
      />
      <Button ref={button} onClick={() => input.current?.click()} disabled={busy}>
        <Upload size={15} aria-hidden />
        {state.kind === 'reading'
          ? 'Checking file…'
          : state.kind === 'writing'
            ? 'Importing…'
            : 'Import a backup…'}
      </Button>
      {state.kind === 'refused' && (
        <div role="alert" className="flex w-full gap-3 rounded-lg border bg-hard-soft px-4 py-3 text-sm">
          <CircleAlert size={17} className="mt-0.5 shrink-0 text-hard" aria-hidden />
          <div className="min-w-0">
            <p className="font-medium">{state.message}</p>
            {state.details.length > 0 && (
              <ul className="mt-1 list-disc space-y-0.5 pl-4 break-words">
                {state.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {state.kind === 'preview' && (
        <div className="w-full">
          <ImportPreview
            preview={state.preview}
            onApply={(mode) => {
              void apply(state.preview, mode);
              button.current?.focus();
            }}
            onCancel={leave}
          />
        </div>
      )}
    </>
  );
}
