import { Link } from 'react-router';
import type { RubricPoint } from '#dataset/answer-question.ts';
import { weakestGroups, worthAnotherRound } from '#interview/debrief.ts';
import type { Interview } from '#interview/interview.ts';
import { progress } from '#storage/records.ts';
import { useRecords } from '#storage/use-records.ts';
import { questionAddress } from '../asked-question.ts';

const SHOWN_GROUPS = 3;

interface Props {
  interview: Interview;
  rubrics: ReadonlyMap<string, readonly RubricPoint[]>;
}

/** What an interview says about the next days: where points were lost, and which questions to do again. */
export function Debrief({ interview, rubrics }: Props) {
  const groups = weakestGroups(interview, rubrics).slice(0, SHOWN_GROUPS);
  const again = worthAnotherRound(interview);
  const solved = useRecords(
    progress,
    (records) => new Set(records.flatMap(({ id, status }) => (status === 'solved' ? [id] : []))),
  );
  return (
    <section aria-labelledby="debrief" className="mt-5 rounded-lg border bg-surface p-4 sm:p-6">
      <h2 id="debrief" className="text-xl font-semibold">
        Debrief
      </h2>
      {groups.length === 0 ? (
        <p className="mt-2 text-muted">Every point of every rubric. Try a harder set next.</p>
      ) : (
        <>
          <p className="mt-2 text-muted">Most points were lost here:</p>
          <ul className="mt-1.5 space-y-1">
            {groups.map(({ group, points, outOf }) => (
              <li key={group} className="flex justify-between gap-4 sm:max-w-md">
                <span>{group}</span>
                <span className="text-muted tabular-nums">
                  {points} of {outOf} points
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {again.length > 0 && solved && (
        <>
          <h3 className="mt-5 text-base font-semibold">Do again</h3>
          <ul className="mt-1.5 space-y-1">
            {interview.questions
              .filter(({ id }) => again.includes(id))
              .map(({ id, title }) => (
                <li key={id}>
                  <Link to={questionAddress(id)} className="rounded text-accent underline underline-offset-2">
                    {title}
                  </Link>
                  <span className="text-sm text-muted">
                    {solved.has(id)
                      ? ': comes back in Review tomorrow'
                      : ': not solved yet, so it stays open'}
                  </span>
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  );
}
