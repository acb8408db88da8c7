import { GitCompare } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import type { DsaQuestion } from '#dataset/schema.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { FullScreenButton } from '#ui/full-screen-button.tsx';
import { useFullScreen } from '#ui/use-full-screen.ts';
import { Choices, NothingNear, Provenance, Reading } from './answer-body.tsx';
import { solutionOf } from './solution-of.ts';
import { Suggestion } from './suggestion.tsx';
import type { AskModel } from './use-ask.ts';

const STATUS = {
  none: 'Type your question and choose Get Answer. No AI answers here: Dryrun finds the closest of its own questions, on this device, and shows how to approach them.',
  searching: 'Finding the closest questions…',
  failed: 'Couldn’t load the questions. Check your connection and choose Get Answer again.',
};

/** Suggested Answer: the nearest questions, one of them shown, its solution as it is or compared. */
export function AnswerPanel({ model }: { model: AskModel }) {
  const { ask, answer } = model;
  const { ref, full, toggle, className } = useFullScreen<HTMLElement>();
  const [chosen, setChosen] = useState('');
  const [compare, setCompare] = useState(false);
  // The question's own page knows how to load it; the same data, from the same files, also without a network.
  const { load, data } = useFetcher<DsaQuestion | null>();

  useEffect(() => {
    if (answer.status !== 'found') return;
    setChosen(answer.answer.questions[0]?.id ?? '');
    setCompare(answer.debug);
    ref.current?.scrollIntoView({ block: 'start' });
    ref.current?.focus({ preventScroll: true });
  }, [answer, ref]);
  useEffect(() => {
    if (chosen) void load(chosen);
  }, [chosen, load]);

  const near =
    answer.status === 'found' ? answer.answer.questions.find(({ id }) => id === chosen) : undefined;
  const question = data && near && paths.question(data.databaseId) === near.id ? data : undefined;
  const solution = question && solutionOf(question, ask.language);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="suggested-answer"
      className={`flex flex-col rounded-lg border bg-surface outline-none scroll-mt-18 ${className}`}
    >
      <header className="flex shrink-0 flex-wrap items-center gap-x-1 border-b px-1.5 py-1.5 sm:pl-4">
        <h2
          id="suggested-answer"
          className="mr-auto basis-full px-2.5 text-base font-semibold sm:basis-auto sm:px-0"
        >
          Suggested Answer
        </h2>
        <Button
          size="sm"
          variant="quiet"
          aria-pressed={compare}
          disabled={!solution}
          title="Compare your code with the reference solution"
          onClick={() => setCompare(!compare)}
          className="aria-pressed:bg-accent-soft aria-pressed:!text-text"
        >
          <GitCompare size={14} aria-hidden />
          Compare
        </Button>
        <CopyButton label="Copy code" disabled={!solution} text={() => solution?.source ?? ''} />
        <FullScreenButton of="answer" full={full} onToggle={toggle} />
      </header>
      <div className={`space-y-5 p-4 ${full ? 'min-h-0 flex-1 overflow-y-auto' : ''}`}>
        {answer.status === 'found' ? (
          <>
            <Provenance answer={answer.answer} />
            {near ? (
              <Choices questions={answer.answer.questions} chosen={near.id} onChoose={setChosen} />
            ) : (
              <NothingNear />
            )}
            {near && question && (
              <Suggestion near={near} question={question} ask={ask} solution={solution} compare={compare} />
            )}
            {near && !question && <p className="py-10 text-center text-muted">Loading…</p>}
            <Reading pages={answer.answer.reading} />
          </>
        ) : (
          <p role="status" className="mx-auto max-w-lg py-8 text-center text-muted">
            {STATUS[answer.status]}
          </p>
        )}
      </div>
    </section>
  );
}
