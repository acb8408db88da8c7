import { Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fileName } from '#resume/file-name.ts';
import type { Project } from '#resume/model.ts';
import { Button } from '#ui/button.tsx';
import { downloadBlob } from '#ui/download.ts';
import { makePdf } from '../documents/pdf-client.ts';
import { unsetText } from '../documents/unset-text.ts';
import { pdfPictures } from '../read-pdf/client.ts';

interface Picture {
  url: string;
  blob: Blob;
}

interface Drawn {
  pictures: Picture[];
  /** Says what could not be drawn; empty if that is nothing. */
  lacking: string;
}

/** The pages of a document as pictures; undefined while they are drawn, null when that failed. */
function useDrawn(project: Project): Drawn | null | undefined {
  const [drawn, setDrawn] = useState<Drawn | null>();
  useEffect(() => {
    let stopped = false;
    let made: Picture[] = [];
    makePdf(project)
      .then(async ({ blob, unset }) => ({ blobs: await pdfPictures(blob), lacking: unsetText(unset) }))
      .then(
        ({ blobs, lacking }) => {
          if (stopped) return;
          made = blobs.map((blob) => ({ blob, url: URL.createObjectURL(blob) }));
          setDrawn({ pictures: made, lacking });
        },
        () => !stopped && setDrawn(null),
      );
    return () => {
      stopped = true;
      for (const { url } of made) URL.revokeObjectURL(url);
    };
  }, [project]);
  return drawn;
}

/** Shows a document as it prints, each page a picture that can be saved. */
export function ImageDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const drawn = useDrawn(project);
  const pictures = drawn?.pictures;
  useEffect(() => dialog.current?.showModal(), []);
  const page = (at: number) => (pictures && pictures.length > 1 ? ` ${at + 1}` : '');
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border bg-surface text-text backdrop:bg-black/50"
    >
      <header className="sticky top-0 flex items-center gap-2 border-b bg-surface px-4 py-2.5">
        <h2 id={id} className="min-w-0 flex-1 truncate font-semibold">
          {project.title}
        </h2>
        <form method="dialog">
          <Button type="submit" size="sm">
            Close
          </Button>
        </form>
      </header>
      <div className="space-y-5 bg-surface-2 p-4" aria-busy={drawn === undefined}>
        {drawn === undefined && <p className="py-24 text-center text-muted">Rendering the pages…</p>}
        {drawn === null && (
          <p role="alert" className="py-24 text-center text-hard">
            Couldn’t render the pages. Close this and try again.
          </p>
        )}
        {drawn?.lacking && <p role="status">{drawn.lacking}</p>}
        {pictures?.map(({ url, blob }, at) => (
          <figure key={url}>
            <img src={url} alt={`Page ${at + 1} of ${project.title}`} className="w-full border bg-white" />
            <figcaption className="mt-2 flex items-center justify-between text-sm text-muted">
              Page {at + 1} of {pictures.length}
              <Button
                size="sm"
                onClick={() => downloadBlob(fileName(`${project.title}${page(at)}`, 'png'), blob)}
              >
                <Download size={14} aria-hidden />
                Download PNG
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
    </dialog>
  );
}
