import { useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { useProgress } from '#storage/use-progress.ts';
import { Button } from '#ui/button.tsx';
import { EditorialText } from '#ui/question/editorial-text.tsx';
import { DryRunButton } from '../dry-run/dry-run-button.tsx';
import type { WorkspaceModel } from '../use-workspace.ts';

/** The editorial, with the reference solutions in it, behind a click. */
export function Editorial({ question, workspace }: { question: DsaQuestion; workspace: WorkspaceModel }) {
  const [asked, setShown] = useState(false);
  // Whoever has solved it has nothing left to be kept from.
  const shown = useProgress().get(question.databaseId) === 'solved' || asked;
  if (!shown) {
    return (
      <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
        <p className="max-w-sm text-muted">
          Approaches, complexity and reference solutions. Try it on your own first; hints are under
          Description.
        </p>
        <Button onClick={() => setShown(true)}>Show the editorial</Button>
      </div>
    );
  }
  return (
    <article className="px-5 pt-5 pb-10">
      <WatchSolution question={question} workspace={workspace} />
      <EditorialText question={question} />
    </article>
  );
}

/** The reference solution in the editor's language, step by step on the chosen test case. */
function WatchSolution({
  question: { solutions, walkthrough },
  workspace: { language, dryRun },
}: {
  question: DsaQuestion;
  workspace: WorkspaceModel;
}) {
  const source = solutions[language.id]?.source;
  if (!language.tracer || source === undefined) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted print:hidden">
      Watch the reference solution in {language.label} run on your selected test case.
      <DryRunButton onClick={() => dryRun.openProgram(source, 'Reference solution')} />
      {walkthrough && language.id === 'python' && (
        <Button
          size="sm"
          onClick={() =>
            dryRun.openCase({ label: 'Traced example', input: walkthrough.input, source, walkthrough })
          }
        >
          Traced example with captions
        </Button>
      )}
    </p>
  );
}
