import type { AnswerForm } from '#areas.ts';
import { notes } from '#storage/question-records.ts';
import { useRecord } from '#storage/use-record.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Part, Prose } from './part.tsx';

/** By form, each loaded when the first of its kind is turned. */
const BACKS = {
  code: lazyPart(() => import('./code-back.tsx')),
  diagram: lazyPart(() => import('./design-back.tsx')),
  pipeline: lazyPart(() => import('./pipeline-back.tsx')),
  star: lazyPart(() => import('./story-back.tsx')),
} as const;

/** The back of a review card: what the user made of a question, so that one can grade without leaving. */
export function CardBack({ id, form }: { id: string; form: AnswerForm }) {
  const Back = BACKS[form];
  const [note] = useRecord(notes, id);
  return (
    <div className="mt-5 space-y-5 border-t pt-5">
      <Back id={id} fallback={<p className="text-sm text-muted">Loading…</p>} />
      {note?.text.trim() && (
        <Part title="Your notes">
          <Prose text={note.text} />
        </Part>
      )}
    </div>
  );
}
