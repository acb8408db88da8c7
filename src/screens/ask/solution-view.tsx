import type { Ask } from '#storage/ask-record.ts';
import { Html } from '#ui/html.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { languageLabel } from './ask-languages.ts';
import type { Solution } from './solution-of.ts';

const Compare = lazyPart(() => import('./compare.tsx'));

interface Props {
  ask: Ask;
  solution: Solution | undefined;
  compare: boolean;
}

function Comparison({ ask, solution }: { ask: Ask; solution: Solution }) {
  if (!ask.code.trim())
    return (
      <p className="p-4 text-muted">
        Paste your code into the editor above to compare it with the reference.
      </p>
    );
  if (ask.language !== solution.language) {
    return (
      <p className="p-4 text-muted">
        Your code is {languageLabel(ask.language)} and the reference is {languageLabel(solution.language)}.
        Choose {languageLabel(solution.language)} to compare them.
      </p>
    );
  }
  return (
    <Compare
      own={ask.code}
      reference={solution.source}
      fallback={<p className="p-4 text-muted">Comparing…</p>}
    />
  );
}

/** The reference solution, or its comparison with the user's code. */
export function SolutionView({ ask, solution, compare }: Props) {
  if (!solution) return <p className="text-muted">No reference solution yet.</p>;
  return (
    <>
      <h4 className="mb-2 text-base font-semibold">
        {compare
          ? 'Your code and the reference'
          : `Reference solution in ${languageLabel(solution.language)}`}
      </h4>
      {solution.language !== ask.language && !compare && (
        <p className="mb-2 text-sm text-muted">No {languageLabel(ask.language)} solution yet.</p>
      )}
      {compare ? (
        <div className="overflow-hidden rounded-lg border bg-surface">
          <Comparison ask={ask} solution={solution} />
        </div>
      ) : (
        <Html className="prose text-sm" html={solution.html} />
      )}
    </>
  );
}
