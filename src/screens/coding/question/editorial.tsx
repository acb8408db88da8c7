import { useState } from 'react';
import type { DsaQuestion } from '#dataset/schema.ts';
import { useProgress } from '#storage/use-progress.ts';
import { Button } from '#ui/button.tsx';
import { EditorialText } from '#ui/question/editorial-text.tsx';

/** The editorial, with the reference solutions in it, behind a click. */
export function Editorial({ question }: { question: DsaQuestion }) {
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
      <EditorialText question={question} />
    </article>
  );
}
