import { ImagePlus, X } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ACCEPTED, imageProblem } from './check-image.ts';

/** An image beside the question: shown from memory, given back to the browser when it is gone. */
export function ImageField() {
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<{ url: string; name: string }>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (image) return () => URL.revokeObjectURL(image.url);
  }, [image]);

  const attach = (file: File | undefined) => {
    if (!file) return;
    const wrong = imageProblem(file);
    setProblem(wrong);
    if (!wrong) setImage({ url: URL.createObjectURL(file), name: file.name });
  };
  const remove = () => {
    setImage(undefined);
    input.current?.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    attach(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: also takes a dropped file; the input does the same by keyboard
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className={`${buttonClass({ size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <ImagePlus size={14} aria-hidden />
          {image ? 'Replace image' : 'Attach image'}
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            aria-describedby="image-note"
            className="sr-only"
            onChange={(event) => {
              attach(event.target.files?.[0]);
              // The same file may be chosen again after it was removed.
              event.target.value = '';
            }}
          />
        </label>
        <span id="image-note" className="text-sm text-muted">
          Optional, up to 5 MB. It stays in this tab, for your reference only.
        </span>
      </div>
      {problem && (
        <p role="alert" className="mt-1 text-sm text-hard">
          {problem}
        </p>
      )}
      {image && (
        <figure className="mt-2.5 flex items-start gap-1 rounded-md border bg-bg p-2">
          <img
            src={image.url}
            alt={`Attached: ${image.name}`}
            className="max-h-56 min-w-0 rounded object-contain"
            onError={() => {
              setImage(undefined);
              setProblem('Couldn’t read this image.');
            }}
          />
          <IconButton label="Remove image" icon={X} className="ml-auto !size-8" onClick={remove} />
        </figure>
      )}
    </div>
  );
}
