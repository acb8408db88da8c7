import { Check, Plus } from 'lucide-react';
import type { JobWord } from '#resume/tailor/job-words.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface Props {
  words: JobWord[];
  /** Level of the headings of the two lists. */
  heading: 'h2' | 'h4';
}

function Words({
  title,
  words,
  icon: Icon,
  tone,
  heading: Heading,
}: {
  title: string;
  words: JobWord[];
  icon: typeof Check;
  tone: string;
  heading: Props['heading'];
}) {
  if (words.length === 0) return null;
  return (
    <section aria-label={title} className="mt-5">
      <Heading className="text-sm font-semibold">
        {title} ({words.length})
      </Heading>
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

/** How a resume's words meet those of a job description: how many, which are missing, which are there. */
export function KeywordMatch({ words, heading }: Props) {
  const present = words.filter(({ inResume }) => inResume);
  return (
    <>
      <ProgressBar
        label="Keywords of the job description in your resume"
        done={present.length}
        total={words.length}
        counts={`${present.length} of ${words.length} keywords found`}
      />
      <Words
        title="Missing"
        words={words.filter(({ inResume }) => !inResume)}
        icon={Plus}
        tone="bg-medium-soft text-medium"
        heading={heading}
      />
      <Words
        title="In your resume"
        words={present}
        icon={Check}
        tone="bg-easy-soft text-easy"
        heading={heading}
      />
      <p className="mt-5 text-sm text-muted">
        Add a missing keyword only if it’s true. We compare skills, technologies and what the job description
        repeats, ignoring word endings.
      </p>
    </>
  );
}
