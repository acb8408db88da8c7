import type { ReferenceSection } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';

interface Props {
  asked: readonly ReferenceSection[];
  /** What was answered, in the same order. */
  answers: readonly string[];
}

/** The follow-up questions of an interview, each with what was answered and an answer to compare with. */
export function FollowUpAnswers({ asked, answers }: Props) {
  if (asked.length === 0) return null;
  return (
    <section aria-label="Follow-up questions" className="space-y-3">
      {asked.map(({ title, html }, index) => (
        <div key={title}>
          <h4 className="text-sm font-semibold">{title}</h4>
          <p className="mt-0.5 text-sm break-words whitespace-pre-wrap">
            {answers[index]?.trim() || <span className="text-muted">Nothing written.</span>}
          </p>
          <details className="mt-1">
            <summary className="w-fit rounded text-sm text-accent">Show an answer</summary>
            <Html className="prose mt-1 text-sm" html={html} />
          </details>
        </div>
      ))}
    </section>
  );
}
