import { Part } from './part.tsx';

/** What a question is about. It gives the way away, so it hides with the difficulty. */
export function Topics({ title = 'Topics', topics }: { title?: string; topics: readonly string[] }) {
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {topics.map((topic) => (
          <li key={topic} className="rounded border px-2 py-0.5 text-sm text-muted">
            {topic}
          </li>
        ))}
      </ul>
    </Part>
  );
}
