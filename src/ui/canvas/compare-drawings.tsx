import { X } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { outline } from '#canvas/describe.ts';
import type { Drawing } from '#canvas/drawing.ts';
import { EmptyState } from '../empty-state.tsx';
import { IconButton } from '../icon-button.tsx';
import { Modal } from '../modal.tsx';
import { useOverflow } from '../use-overflow.ts';
import { DrawingFigure } from './drawing-figure.tsx';

interface Side {
  label: string;
  drawing: Drawing;
}

function Half({ label, drawing }: Side) {
  const entries = useMemo(() => outline(drawing), [drawing]);
  const scroller = useRef<HTMLElement>(null);
  const overflows = useOverflow(scroller);
  return (
    <figure aria-label={label} className="flex min-h-0 min-w-0 flex-col">
      <figcaption className="border-b px-4 py-2 text-sm font-medium">
        {label}
        {overflows && <span className="font-normal text-muted"> (scroll sideways to see it all)</span>}
      </figcaption>
      <section
        ref={scroller}
        aria-label={`${label}, picture`}
        tabIndex={overflows ? 0 : undefined}
        className="grid min-h-0 flex-1 overflow-auto p-3"
      >
        {drawing.shapes.length > 0 ? (
          <div className="m-auto w-full">
            <DrawingFigure drawing={drawing} entries={entries} />
          </div>
        ) : (
          <div className="m-auto">
            <EmptyState>Your canvas is empty. Draw your design first, then compare.</EmptyState>
          </div>
        )}
      </section>
    </figure>
  );
}

/** Two drawings side by side over the whole page, on a phone one above the other. */
export function CompareDrawings({ left, right, onClose }: { left: Side; right: Side; onClose: () => void }) {
  return (
    <Modal
      label="Compare designs"
      onClose={onClose}
      className="m-auto h-[calc(100dvh-2rem)] max-h-none w-[calc(100vw-2rem)] max-w-none rounded-lg"
    >
      {(close) => (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between border-b px-4 py-1.5">
            <h2 className="font-semibold">Compare designs</h2>
            <IconButton label="Close" icon={X} onClick={close} />
          </div>
          <div className="grid min-h-0 flex-1 grid-rows-2 divide-y md:grid-cols-2 md:grid-rows-1 md:divide-x md:divide-y-0">
            <Half {...left} />
            <Half {...right} />
          </div>
        </div>
      )}
    </Modal>
  );
}
