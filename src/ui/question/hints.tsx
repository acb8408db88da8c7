import { Html } from '#ui/html.tsx';
import { Part } from './part.tsx';

interface Props {
  hints: readonly string[];
  /** The complexity to aim for: a goal without an idea, so it comes before the first hint. */
  target?: string;
}

/** Hints that open one by one. */
export function Hints({ hints, target }: Props) {
  return (
    <Part title="Hints">
      <div className="divide-y rounded-md border">
        {target && (
          <details className="group">
            <summary className="px-3.5 py-2 text-sm text-muted hover:text-text">
              Recommended time and space
            </summary>
            <Html className="prose px-3.5 pb-3 text-sm" html={target} />
          </details>
        )}
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
