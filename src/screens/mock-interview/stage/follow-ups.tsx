import { MessageCircleQuestion } from 'lucide-react';
import type { ReferenceSection } from '#dataset/answer-question.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/star/text-area.tsx';
import type { AnswerModel } from '../use-answer.ts';

interface Props {
  followUps: readonly ReferenceSection[];
  /** How many were asked. */
  asked: number;
  onAsk: () => void;
  model: AnswerModel;
}

/** What the interviewer asks once the answer stands, one follow-up after another, each with room to answer. */
export function FollowUps({ followUps, asked, onAsk, model }: Props) {
  if (followUps.length === 0) return null;
  const answers = model.answer.followUps ?? [];
  const write = (index: number, text: string) =>
    model.change({
      followUps: followUps
        .slice(0, asked)
        .map((_, place) => (place === index ? text : (answers[place] ?? ''))),
    });
  return (
    <section aria-label="Follow-up questions" className="mt-6 space-y-3 border-t pt-4">
      {followUps.slice(0, asked).map(({ title }, index) => (
        <TextArea
          key={title}
          label={title}
          rows={2}
          className="max-h-48 min-h-16"
          value={answers[index] ?? ''}
          readOnly={!model.loaded}
          onText={(text) => write(index, text)}
        />
      ))}
      {asked < followUps.length && (
        <Button size="sm" onClick={onAsk}>
          <MessageCircleQuestion size={14} aria-hidden />
          {asked === 0 ? 'Ask me a follow-up' : 'Ask me another'}
        </Button>
      )}
    </section>
  );
}
