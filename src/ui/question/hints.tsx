import { Html } from '#ui/html.tsx';
import { Part } from './part.tsx';

/** Hints that open one by one. */
export function Hints({ hints }: { hints: readonly string[] }) {
  return (
    <Part title="Hints">
      <div className="divide-y rounded-md border">
        {hints.map((hint, index) => (
          <details key={hint} className="group">
            <summary className="px-3.5 py-2 text-sm text-muted hover:text-text">Hint {index + 1}</summary>
            <Html className="prose px-3.5 pb-3 text-sm" html={hint} />
          </details>
        ))}
      </div>
    </Part>
  );
}
