import { Camera, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { setPhoto } from '#resume/commands.ts';
import { PHOTO_SHAPES, type Photo, type PhotoShape } from '#resume/photo.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import type { Apply } from '../use-resume.ts';
import { CropDialog } from './crop-dialog.tsx';
import { PHOTO_ENDINGS, photoProblem } from './photo-file.ts';

const SHAPES: Record<PhotoShape, string> = { round: 'Round', square: 'Square' };

interface Props {
  photo: Photo | undefined;
  apply: Apply;
}

/** The photo of a resume, which most have none of: chosen, cropped, hidden or removed. */
export const PhotoField = memo(function PhotoField({ photo, apply }: Props) {
  const id = useId();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const wrong = photoProblem(file);
    setProblem(wrong);
    if (wrong) return;
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setProblem('Couldn’t read this image. Try a JPEG or PNG file.');
    }
  };
  const set = (fields: Partial<Photo>) => photo && apply(setPhoto({ ...photo, ...fields }));
  return (
    <div className="mt-4 flex flex-wrap items-start gap-4 border-t pt-4">
      {photo && (
        <img
          src={photo.image}
          alt=""
          className={`size-20 shrink-0 border object-cover ${photo.shape === 'round' ? 'rounded-full' : 'rounded-md'} ${photo.shown ? '' : 'opacity-40'}`}
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-2">
          <label
            className={`${buttonClass({ size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
          >
            <Camera size={14} aria-hidden />
            {photo ? 'Replace photo' : 'Add photo'}
            <input
              type="file"
              accept={PHOTO_ENDINGS.join(',')}
              aria-describedby={`${id}-note`}
              className="sr-only"
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                // The same file may be chosen again after it was removed.
                event.target.value = '';
              }}
            />
          </label>
          {photo && (
            <>
              <select
                aria-label="Shape of the photo"
                value={photo.shape}
                onChange={(event) => set({ shape: event.target.value as PhotoShape })}
                className="h-8 cursor-pointer rounded-md border border-border-strong/60 bg-surface px-2 text-sm"
              >
                {PHOTO_SHAPES.map((shape) => (
                  <option key={shape} value={shape}>
                    {SHAPES[shape]}
                  </option>
                ))}
              </select>
              <label className="flex h-8 cursor-pointer items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={photo.shown}
                  onChange={(event) => set({ shown: event.target.checked })}
                  className="size-4 accent-(--accent)"
                />
                Print it
              </label>
              <Button size="sm" onClick={() => apply(setPhoto(undefined))}>
                <Trash2 size={14} aria-hidden />
                Remove photo
              </Button>
            </>
          )}
        </div>
        <p id={`${id}-note`} className="mt-1.5 text-sm text-muted">
          Optional. Leave it out in the US, Canada, the UK and Ireland, where employers prefer not to see one.
        </p>
        {problem && (
          <p role="alert" className="mt-1 text-sm text-hard">
            {problem}
          </p>
        )}
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          onDone={(image) =>
            apply(setPhoto({ image, shape: photo?.shape ?? 'round', shown: photo?.shown ?? true }))
          }
          onClose={() => setPicture(undefined)}
        />
      )}
    </div>
  );
});
