import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/modal.tsx';
import { type Crop, FIRST_CROP, MOST_ZOOM, pulled } from './crop.ts';
import { croppedPhoto, drawCrop } from './photo-file.ts';

const SIDE = 320;

const SLIDERS = [
  { name: 'zoom', label: 'Zoom', min: 1, max: MOST_ZOOM },
  { name: 'x', label: 'Left to right', min: 0, max: 1 },
  { name: 'y', label: 'Top to bottom', min: 0, max: 1 },
] as const;

interface Props {
  picture: ImageBitmap;
  onDone: (image: string) => void;
  onClose: () => void;
}

/** Lets the user choose the square of a picture that is kept: by pulling it or with sliders. */
export function CropDialog({ picture, onDone, onClose }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(FIRST_CROP);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const pull = (event: PointerEvent<HTMLCanvasElement>) => {
    const { movementX, movementY, currentTarget } = event;
    if (!currentTarget.hasPointerCapture(event.pointerId)) return;
    const { clientWidth } = currentTarget;
    setCrop((now) => pulled(picture, now, { right: movementX / clientWidth, down: movementY / clientWidth }));
  };
  const slide = (name: keyof Crop, value: number) => setCrop((now) => ({ ...now, [name]: value }));
  return (
    <Modal
      label="Crop the photo"
      onClose={onClose}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-lg p-5"
    >
      {(close) => (
        <>
          <h2 className="font-semibold">Crop the photo</h2>
          <canvas
            ref={canvas}
            width={SIDE * 2}
            height={SIDE * 2}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={pull}
            className="mx-auto mt-3 block aspect-square w-full max-w-80 cursor-grab touch-none rounded-md border active:cursor-grabbing"
          />
          <div className="mt-3 space-y-1">
            {SLIDERS.map(({ name, label, min, max }) => (
              <div key={name} className="flex items-center gap-3 text-sm">
                <label htmlFor={`${id}-${name}`} className="w-28 shrink-0">
                  {label}
                </label>
                <input
                  id={`${id}-${name}`}
                  type="range"
                  min={min}
                  max={max}
                  step={0.01}
                  value={crop[name]}
                  onChange={(event) => slide(name, event.target.valueAsNumber)}
                  className="h-9 min-w-0 flex-1 cursor-pointer accent-(--accent)"
                />
              </div>
            ))}
          </div>
          <div className="mt-4 flex justify-end gap-2">
            <Button onClick={close}>Cancel</Button>
            <Button
              variant="primary"
              onClick={() => {
                onDone(croppedPhoto(picture, crop));
                close();
              }}
            >
              Use photo
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
