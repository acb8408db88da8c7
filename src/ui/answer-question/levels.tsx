import type { ReferenceSection } from '#dataset/answer-question.ts';
import { Html } from '#ui/html.tsx';

/** What an interviewer expects at each level; nothing where it is not written. */
export function Levels({ levels }: { levels: readonly ReferenceSection[] }) {
  if (levels.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-lg font-semibold">What is expected at your level</h2>
      <dl className="divide-y rounded-lg border">
        {levels.map(({ title, html }) => (
          <div key={title} className="px-4 py-3">
            <dt className="mb-1 text-sm font-semibold">{title}</dt>
            <dd>
              <Html className="prose text-sm" html={html} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
