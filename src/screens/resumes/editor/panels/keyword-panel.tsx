import { Check, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { type JobWord, jobWords } from '#resume/job-words.ts';
import type { ResumeContent } from '#resume/model.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

function Words({
  title,
  words,
  icon: Icon,
  tone,
}: {
  title: string;
  words: JobWord[];
  icon: typeof Check;
  tone: string;
}) {
  if (words.length === 0) return null;
  return (
    <section aria-label={title} className="mt-5">
      <h2 className="text-sm font-semibold">
        {title} ({words.length})
      </h2>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {words.map(({ word, count }) => (
          <li
            key={word}
            className={`inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm ${tone}`}
          >
            <Icon size={13} aria-hidden />
            {word}
            {count > 1 && <span className="opacity-80">×{count}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

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
  const present = words.filter(({ inResume }) => inResume);
  return (
    <>
      <ProgressBar
        label="Keywords of the job description in your resume"
        done={present.length}
        total={words.length}
      />
      <Words
        title="Missing"
        words={words.filter(({ inResume }) => !inResume)}
        icon={Plus}
        tone="bg-medium-soft text-medium"
      />
      <Words title="In your resume" words={present} icon={Check} tone="bg-easy-soft text-easy" />
      <p className="mt-5 text-sm text-muted">
        Add a missing keyword only if it’s true. We compare technologies and repeated words, ignoring word
        endings.
      </p>
    </>
  );
}
