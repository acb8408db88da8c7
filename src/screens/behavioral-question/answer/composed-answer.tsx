import type { StarAnswer } from '#dataset/answer-question.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { composeAnswer } from '#ui/star/speaking-time.ts';

/** The four parts as one text, as they would be said, and a way to copy it. */
export function ComposedAnswer({ answer }: { answer: StarAnswer }) {
  const text = composeAnswer(answer);
  return (
    <section aria-labelledby="composed-answer" className="mt-8 rounded-lg border bg-surface">
      <div className="flex h-11 items-center justify-between border-b pr-1.5 pl-4">
        <h2 id="composed-answer" className="text-base font-semibold">
          Composed answer
        </h2>
        <CopyButton text={() => text} />
      </div>
      <div className="space-y-3 px-4 py-3.5 text-base leading-relaxed break-words whitespace-pre-wrap">
        {text || <p className="text-muted">Your answer appears here as you type.</p>}
      </div>
    </section>
  );
}
