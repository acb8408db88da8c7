import { Link } from 'react-router';
import { paths } from '#paths.ts';
import type { Nearest } from '#related/find-related.ts';
import type { Answer } from './ask-related.ts';

/** Says what the answer is: words compared, no AI. */
export function Provenance({ answer }: { answer: Answer }) {
  return (
    <p className="text-sm text-muted">
      No AI answers here. Dryrun searched its {answer.searched} coding questions, lessons and patterns on this
      device; these are the closest matches.
    </p>
  );
}

export function NothingNear() {
  return (
    <p>
      No match found. Try other words, such as the data structure or the technique, or browse{' '}
      <Link to={paths.dsa} className="text-accent underline underline-offset-2">
        all coding questions
      </Link>
      .
    </p>
  );
}

/** The nearest questions to choose from. */
export function Choices({
  questions,
  chosen,
  onChoose,
}: {
  questions: readonly Nearest[];
  chosen: string;
  onChoose: (id: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons that is not a form's fieldset
    <div role="group" aria-label="Closest questions" className="flex flex-wrap gap-1.5">
      {questions.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="rounded-md border px-3 py-1.5 text-left text-sm font-medium text-muted hover:bg-surface-2 hover:text-text aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-text"
        >
          {title}
        </button>
      ))}
    </div>
  );
}

/** Lessons and patterns about the same words. */
export function Reading({ pages }: { pages: readonly Nearest[] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="reading">
      <h3 id="reading" className="text-base font-semibold">
        Related reading
      </h3>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(({ id, kind, title }) => (
          <li key={id}>
            <Link to={id} className="text-accent underline underline-offset-2">
              {title}
            </Link>{' '}
            <span className="text-sm text-muted">{kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
