import { Html } from '#ui/html.tsx';

interface Props {
  /** Inline HTML, as all of `terms`' meanings. */
  points: string[];
  terms: { term: string; meaning: string }[];
}

/** What to keep of a lesson: its points, then the words that an interviewer uses. */
export function Remember({ points, terms }: Props) {
  return (
    <div className="rounded-lg border bg-surface p-4 sm:p-5">
      <ul className="list-disc space-y-1.5 pl-5">
        {points.map((point) => (
          <li key={point}>
            <Html as="span" className="prose-inline" html={point} />
          </li>
        ))}
      </ul>
      <dl className="mt-4 space-y-1.5 border-t pt-4 text-base">
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt className="inline font-medium">{term}: </dt>
            <dd className="inline text-muted">
              <Html as="span" className="prose-inline" html={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
