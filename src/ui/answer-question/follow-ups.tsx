import { ChevronRight } from 'lucide-react';
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
          <details key={title} className="group">
            <summary className="flex cursor-pointer list-none items-start gap-2 rounded-lg px-3 py-2.5 text-sm font-medium hover:bg-surface-2 [&::-webkit-details-marker]:hidden">
              <ChevronRight
                size={16}
                className="mt-0.5 shrink-0 text-muted group-open:rotate-90"
                aria-hidden
              />
              {title}
            </summary>
            <Html className="prose px-4 pt-1 pb-4 pl-9 text-sm" html={html} />
          </details>
        ))}
      </div>
    </section>
  );
}
