import type { DesignQuestion } from '#dataset/answer-question.ts';
import type { Sequence } from '#dataset/sequence.ts';
import type { CanvasStore } from '#ui/canvas/canvas-store.ts';
import { DrawingView } from '#ui/canvas/drawing-view.tsx';
import { Html } from '#ui/html.tsx';

const LABEL = 'Sequence diagram';

/** One flow as a sequence diagram, with what to see in it. Its messages in words also serve where the picture has to scroll. */
function SequenceView({ sequence, fileName }: { sequence: Sequence; fileName: string }) {
  const { title, html, steps } = sequence;
  return (
    <section className="mt-7">
      <h3 className="mb-2 text-lg font-semibold">{title}</h3>
      <Html className="prose mb-3" html={html} />
      <DrawingView drawing={sequence} label={LABEL} fileName={fileName} />
      <details className="text-sm">
        <summary className="py-1 text-muted hover:text-text">{LABEL} in words</summary>
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

interface Props {
  question: DesignQuestion;
  /** The reader's own drawing, to be looked at beside the diagram. */
  own?: CanvasStore;
}

/** What a reference answer draws: the design, and of a design of classes how its objects talk to each other. */
export function ReferenceDrawings({ question, own }: Props) {
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
