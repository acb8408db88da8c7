import type { DesignQuestion } from '#dataset/answer-question.ts';
import type { Sequence } from '#dataset/sequence.ts';
import { Html } from '../html.tsx';
import './canvas.css';
import { Columns2, Maximize2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { outline } from '#canvas/describe.ts';
import type { Drawing } from '#canvas/drawing.ts';
import { restoreDrawing } from '#canvas/restore.ts';
import { drawingAt } from '#canvas/stages.ts';
import { type Places, standing } from '#canvas/upright.ts';
import type { DiagramStage } from '#dataset/diagram.ts';
import { Button } from '../button.tsx';
import { useOverflow } from '../use-overflow.ts';
import { useRoom } from '../use-room.ts';
import { Canvas } from './canvas.tsx';
import { type CanvasStore, createCanvasStore } from './canvas-store.ts';
import { CompareDrawings } from './compare-drawings.tsx';
import { DrawingFigure, leastWidthOf } from './drawing-figure.tsx';
import { DrawingStages } from './drawing-stages.tsx';

interface Props {
  /** A drawing as content files hold it. */
  drawing: unknown;
  label: string;
  fileName: string;
  /** The reader's own drawing, to be looked at beside it. */
  own?: CanvasStore;
  /** In which it grows; the whole is shown first. */
  stages?: readonly DiagramStage[];
  /** Where its boxes stand when its place is too narrow to show them side by side. */
  upright?: Places;
  /** Or a drawing of its own for narrow places. */
  narrow?: unknown;
}

const NO_STAGES: readonly DiagramStage[] = [];

/** A drawing to look at: a picture in the text, and on request the canvas it could have been drawn on. */
export function DrawingView({ drawing: found, own, label, fileName, stages = NO_STAGES, ...narrows }: Props) {
  const { upright, narrow: foundNarrow } = narrows;
  const scroller = useRef<HTMLElement>(null);
  const room = useRoom(scroller);
  const flat = useMemo(() => restoreDrawing(found).drawing, [found]);
  const narrow = useMemo(() => {
    if (foundNarrow) return restoreDrawing(foundNarrow).drawing;
    return upright ? standing(flat, upright) : flat;
  }, [flat, upright, foundNarrow]);
  /** As it can be read in a place so many pixels wide. */
  const wholeFor = (width: number) => (width < leastWidthOf(flat) ? narrow : flat);
  const whole = wholeFor(room ?? Number.POSITIVE_INFINITY);
  const [stage, setStage] = useState(stages.length - 1);
  const shown = (of: Drawing) => (stages.length > 0 ? drawingAt(of, stages, stage) : of);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` is made of what is named
  const drawing = useMemo(() => shown(whole), [whole, stages, stage]);
  const overflows = useOverflow(scroller);
  const entries = useMemo(() => outline(drawing), [drawing]);
  const [opened, setOpened] = useState<CanvasStore>();
  // As it was when it was asked for.
  const [compared, setCompared] = useState<Drawing>();
  return (
    <>
      <figure aria-label={label} className="rounded-lg border p-2 max-sm:px-0.5">
        {stages.length > 0 && <DrawingStages stages={stages} current={stage} onChange={setStage} />}
        <section
          ref={scroller}
          aria-label={`${label}, picture`}
          tabIndex={overflows ? 0 : undefined}
          className="overflow-x-auto"
        >
          <DrawingFigure drawing={drawing} entries={entries} within={whole} />
        </section>
        <figcaption className="flex items-center justify-between gap-2 pt-2 pl-1 text-sm text-muted">
          {overflows ? `${label} (scroll sideways to see it all)` : label}
          <span className="flex flex-wrap justify-end gap-1.5">
            {own && (
              <Button size="sm" onClick={() => setCompared(own.get().drawing)}>
                <Columns2 size={14} aria-hidden />
                Compare with mine
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => setOpened(createCanvasStore(shown(wholeFor(window.innerWidth)), true))}
            >
              <Maximize2 size={14} aria-hidden />
              Open the diagram
            </Button>
          </span>
        </figcaption>
      </figure>
      {compared && (
        <CompareDrawings
          left={{ label: 'Your design', drawing: compared }}
          right={{ label, drawing: whole }}
          onClose={() => setCompared(undefined)}
        />
      )}
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

const SEQUENCE_LABEL = 'Sequence diagram';

/** One flow as a sequence diagram, with what to see in it. Its messages in words also serve where the picture has to scroll. */
function SequenceView({ sequence, fileName }: { sequence: Sequence; fileName: string }) {
  const { title, html, steps, narrow: shapes } = sequence;
  const narrow = useMemo(() => ({ shapes }), [shapes]);
  return (
    <section className="mt-7">
      <h3 className="mb-2 text-lg font-semibold">{title}</h3>
      <Html className="prose mb-3" html={html} />
      <DrawingView drawing={sequence} narrow={narrow} label={SEQUENCE_LABEL} fileName={fileName} />
      <details className="text-sm">
        <summary className="py-1 text-muted hover:text-text">{SEQUENCE_LABEL} in words</summary>
        <ol className="mt-1.5 list-decimal space-y-0.5 pl-5">
          {steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their places
            <li key={index}>{step}</li>
          ))}
        </ol>
      </details>
    </section>
  );
}

interface ReferenceProps {
  question: DesignQuestion;
  /** The reader's own drawing, to be looked at beside the diagram. */
  own?: CanvasStore;
}

/** What a reference answer draws: the design, and of a design of classes how its objects talk to each other. */
export function ReferenceDrawings({ question, own }: ReferenceProps) {
  const { id, diagram, sequence } = question;
  return (
    <>
      <DrawingView
        drawing={diagram}
        stages={diagram.stages}
        upright={diagram.upright}
        own={own}
        label="Reference diagram"
        fileName={`${id}-reference`}
      />
      {sequence && <SequenceView sequence={sequence} fileName={`${id}-sequence`} />}
    </>
  );
}
