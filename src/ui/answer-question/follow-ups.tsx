import type { ReferenceSection } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';

/** What the interviewer asks next; the answer opens below, so that one can try first. */
export function FollowUps({ followUps }: { followUps: readonly ReferenceSection[] }) {
  if (followUps.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-lg font-semibold">Follow-up questions</h2>
      <p className="mb-3 text-sm text-muted">Answer out loud before you open one.</p>
      <div className="divide-y rounded-lg border">
        {followUps.map(({ title, html }) => (
          <details key={title}>
            <summary className="px-3.5 py-2.5 text-sm font-medium">{title}</summary>
            <Html className="prose px-3.5 pb-4 text-sm" html={html} />
          </details>
        ))}
      </div>
    </section>
  );
}
