import type { DesignQuestion } from '#dataset/answer-question.ts';
import { Canvas } from '#ui/canvas/canvas.tsx';
import { useDrawing } from '#ui/canvas/use-drawing.ts';

/** The drawing canvas over the interview's own drawing. */
export default function DrawingTool({ id, question }: { id: string; question: DesignQuestion }) {
  const { store, loaded } = useDrawing(id, question.databaseId);
  return (
    // What is drawn before the kept drawing is there would be lost.
    <div inert={!loaded} className="h-[34rem] max-h-[75dvh] lg:h-full lg:max-h-none">
      <Canvas store={store} label="Your design" fileName={question.id} className="h-full" />
    </div>
  );
}
