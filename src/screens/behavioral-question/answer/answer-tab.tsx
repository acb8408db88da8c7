import { Eraser } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { StarBuilder } from '#ui/star/star-builder.tsx';
import { TextArea } from '#ui/star/text-area.tsx';
import { toast } from '#ui/toast.tsx';
import { isEmpty, type StarAnswerModel } from '../use-star-answer.ts';
import { ComposedAnswer } from './composed-answer.tsx';
import { Confidence } from './confidence.tsx';

const NOTHING = { situation: '', task: '', action: '', result: '' };

/** The four parts, the answer they make, notes and confidence. */
export function AnswerTab({ model }: { model: StarAnswerModel }) {
  const { answer, loaded, saving, change } = model;
  const startOver = () => {
    const { situation, task, action, result } = answer;
    change(NOTHING);
    toast({ text: 'Answer cleared.', undo: () => change({ situation, task, action, result }) });
  };
  return (
    <>
      <StarBuilder answer={answer} readOnly={!loaded} onPart={(part, text) => change({ [part]: text })} />
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="text-sm text-muted" data-saving={saving}>
          Saved on this device as you type.
        </p>
        <Button size="sm" variant="quiet" disabled={isEmpty(answer)} onClick={startOver}>
          <Eraser size={14} aria-hidden />
          Clear
        </Button>
      </div>
      <ComposedAnswer answer={answer} />
      <div className="mt-8 grid gap-6 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextArea
          label="Notes"
          hint="Names, dates and numbers to check. Not part of your answer."
          rows={3}
          className="min-h-20"
          value={answer.notes}
          readOnly={!loaded}
          onText={(notes) => change({ notes })}
        />
        <Confidence
          value={answer.confidence}
          disabled={!loaded}
          onChange={(confidence) => change({ confidence })}
        />
      </div>
    </>
  );
}
