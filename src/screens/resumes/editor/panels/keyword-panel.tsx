import { useMemo } from 'react';
import type { ResumeContent } from '#resume/model.ts';
import { jobWords } from '#resume/tailor/job-words.ts';
import { type MatchScore, matchScore } from '#resume/tailor/match-score.ts';
import { KeywordMatch } from '#ui/keyword-match.tsx';

/** How the resume's words meet those of the job description. */
export function KeywordPanel({ content }: { content: ResumeContent }) {
  const words = useMemo(() => jobWords(content), [content]);
  const score = useMemo(() => matchScore(content, words), [content, words]);
  if (!content.jobInfo.description.trim())
    return (
      <p className="text-muted">
        Paste the job description in step 3 to see which keywords your resume is missing.
      </p>
    );
  if (!score) return <p className="text-muted">The job description has no keywords to compare.</p>;
  return (
    <>
      <Score {...score} />
      <KeywordMatch words={words} heading="h2" />
    </>
  );
}

/** The score with all that it is made of. */
function Score({ points, parts }: MatchScore) {
  return (
    <section aria-labelledby="match-score" className="mb-6 rounded-lg border bg-surface">
      <h2 id="match-score" className="flex items-baseline justify-between gap-3 px-4 py-3 font-semibold">
        Match score
        <span className="text-xl tabular-nums">
          {points}
          <span className="text-sm font-normal text-muted"> of 100</span>
        </span>
      </h2>
      <ul className="divide-y border-t text-sm">
        {parts.map(({ label, points: part, outOf, detail }) => (
          <li key={label} className="flex items-baseline justify-between gap-3 px-4 py-2">
            <span className="min-w-0">
              <span className="font-medium">{label}</span>
              <span className="block text-muted">{detail}</span>
            </span>
            <span className="shrink-0 tabular-nums">
              {part} of {outOf}
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-2.5 text-sm text-muted">
        A count of words, made on this device. No employer sees it or decides by it.
      </p>
    </section>
  );
}
