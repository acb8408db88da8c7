import { Upload } from 'lucide-react';
import { type DragEvent, type Ref, useState } from 'react';
import { ACCEPT } from '#retrieval/upload.ts';

interface Props {
  onFiles: (files: File[]) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** Takes files by click, keyboard or drop. The caller checks them. */
export function DropZone({ onFiles, inputRef }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex cursor-pointer flex-col items-center gap-0.5 rounded-md border border-dashed border-border-strong px-3 py-3.5 text-center text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${over ? 'bg-accent-soft' : 'hover:bg-surface-2'}`}
    >
      <span className="inline-flex items-center gap-2 font-medium">
        <Upload size={15} aria-hidden />
        Add files
      </span>
      <span className="text-sm text-muted">Text, Markdown or JSON, up to 2 MB each</span>
      <input
        ref={inputRef}
        type="file"
        multiple
        accept={ACCEPT}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}
