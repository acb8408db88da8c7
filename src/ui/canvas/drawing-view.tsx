import './canvas.css';
import { Maximize2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { outline } from '#canvas/describe.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { Button } from '../button.tsx';
import { Canvas } from './canvas.tsx';
import { type CanvasStore, createCanvasStore } from './canvas-store.ts';
import { DrawingFigure } from './drawing-figure.tsx';

interface Props {
  /** A drawing as content files hold it. */
  drawing: unknown;
  label: string;
  fileName: string;
}

/** A drawing to look at: a picture in the text, and on request the canvas it could have been drawn on. */
export function DrawingView({ drawing: found, label, fileName }: Props) {
  const drawing = useMemo(() => restoreDrawing(found).drawing, [found]);
  const entries = useMemo(() => outline(drawing), [drawing]);
  const [opened, setOpened] = useState<CanvasStore>();
  return (
    <>
      <figure aria-label={label} className="rounded-lg border p-2">
        <DrawingFigure drawing={drawing} entries={entries} />
        <figcaption className="flex items-center justify-between gap-2 pt-2 pl-1 text-sm text-muted">
          {label}
          <Button size="sm" onClick={() => setOpened(createCanvasStore(drawing, true))}>
            <Maximize2 size={14} aria-hidden />
            Open the diagram
          </Button>
        </figcaption>
      </figure>
      {opened && (
        <Canvas
          store={opened}
          label={label}
          fileName={fileName}
          readOnly
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
