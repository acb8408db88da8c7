import { designAnswers, drawings } from '#storage/design-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { DrawingView } from '#ui/canvas/drawing-view.tsx';
import { Nothing, Part, Prose } from './part.tsx';

/** The user's drawing, and what is written about it. */
export default function DesignBack({ id }: { id: string }) {
  const [drawing, , drawn] = useRecord(drawings, id);
  const [answer, , written] = useRecord(designAnswers, id);
  if (!drawn || !written) return null;
  const texts = [
    ['High Level Design', answer?.highLevel],
    ['Low Level Design', answer?.lowLevel],
    ['Concurrency', answer?.concurrency],
  ] as const;
  return (
    <>
      <Part title="Your drawing">
        {drawing?.shapes.length ? (
          <DrawingView drawing={drawing} label="Your drawing" fileName={id.split('/').at(-1) ?? 'drawing'} />
        ) : (
          <Nothing text="You haven’t drawn anything yet." />
        )}
      </Part>
      {texts.map(
        ([title, text]) =>
          text?.trim() && (
            <Part key={title} title={title}>
              <Prose text={text} />
            </Part>
          ),
      )}
    </>
  );
}
