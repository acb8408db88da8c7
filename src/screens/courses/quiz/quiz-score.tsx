import { Link } from 'react-router';
import type { QuizQuestion } from '#dataset/course.ts';

interface Props {
  questions: QuizQuestion[];
  /** Whether the first answer was right, by the question's place. */
  answers: ReadonlyMap<number, boolean>;
}

/** How the quiz stands, and once it is over the lessons to read again. */
export function QuizScore({ questions, answers }: Props) {
  const right = [...answers.values()].filter(Boolean).length;
  const done = answers.size === questions.length;
  const missed = new Map(
    questions.flatMap(({ lesson }, index) => (answers.get(index) === false ? [[lesson.id, lesson]] : [])),
  );
  return (
    <section aria-label="Score" className="mt-8 rounded-lg border bg-surface p-4 sm:p-5">
      <p role="status" className="font-semibold">
        {done
          ? `${right} of ${questions.length} right`
          : `${answers.size} of ${questions.length} answered, ${right} right`}
      </p>
      {done && missed.size === 0 && (
        <p className="mt-1 text-muted">Nothing missed. Explain one lesson out loud to someone.</p>
      )}
      {done && missed.size > 0 && (
        <>
          <p className="mt-1 text-muted">Read again:</p>
          <ul className="mt-2 space-y-1">
            {[...missed.values()].map(({ id, title, to }) => (
              <li key={id}>
                <Link to={to} className="rounded text-accent underline underline-offset-2">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
