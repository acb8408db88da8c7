import { useMemo } from 'react';
import { jobWords } from '#resume/job-words.ts';
import type { ResumeContent } from '#resume/model.ts';
import { KeywordMatch } from '#ui/keyword-match.tsx';

/** How the resume's words meet those of the job description. */
export function KeywordPanel({ content }: { content: ResumeContent }) {
  const words = useMemo(() => jobWords(content), [content]);
  if (!content.jobInfo.description.trim())
    return (
      <p className="text-muted">
        Paste the job description in step 3 to see which keywords your resume is missing.
      </p>
    );
  if (words.length === 0)
    return <p className="text-muted">The job description has no keywords to compare.</p>;
  return <KeywordMatch words={words} heading="h2" />;
}
