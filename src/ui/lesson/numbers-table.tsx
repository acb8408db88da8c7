import type { LessonPageData } from '#dataset/lesson.ts';
import { Html } from '#ui/html.tsx';

/** What an interviewer expects to hear, one figure a row. */
export function NumbersTable({ numbers }: { numbers: LessonPageData['numbers'] }) {
  return (
    <dl className="divide-y rounded-lg border bg-surface text-base">
      {numbers.map(({ label, value, note }) => (
        <div
          key={label}
          className="grid gap-x-5 gap-y-0.5 px-4 py-3 sm:grid-cols-[minmax(0,11rem)_minmax(0,9rem)_minmax(0,1fr)]"
        >
          <dt className="font-medium">{label}</dt>
          <dd className="font-semibold text-accent tabular-nums">
            <Html as="span" className="prose-inline" html={value} />
          </dd>
          <dd className="text-muted">
            <Html as="span" className="prose-inline" html={note} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
