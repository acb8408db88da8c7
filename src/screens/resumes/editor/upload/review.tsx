import { useEffect, useId, useRef, useState } from 'react';
import { KINDS } from '#resume/kinds.ts';
import type { PersonalInfo } from '#resume/model.ts';
import type { ReadResume } from '#resume/read/result.ts';
import { Button } from '#ui/button.tsx';
import { chosenOf, edited } from './review-edits.ts';
import { ReviewField } from './review-fields.tsx';
import { ReviewSection } from './review-section.tsx';

const LABELS: Record<keyof PersonalInfo, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  mobile: 'Mobile',
  location: 'Location',
  linkedin: 'LinkedIn',
  github: 'GitHub',
  website: 'Website',
  summary: 'Summary',
};
const PERSONAL = Object.keys(LABELS) as (keyof PersonalInfo)[];

interface Props {
  fileName: string;
  read: ReadResume;
  onUse: (chosen: ReadResume) => void;
  onDiscard: () => void;
  /** Fills in the form by the simple rules instead; for text files. */
  onRules?: () => void;
}

/** What was odd in a file, before its values. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <details open={notes.length <= 5} className="mt-3 rounded-md border bg-bg p-3 text-sm">
      <summary className="cursor-pointer font-medium">
        {notes.length === 1 ? 'One thing to know' : `${notes.length} things to know`}
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {notes.map((note) => (
          <li key={note} className="break-words">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * What was read from a file, each value with how sure it is and where it comes from, to correct before anything is
 * overwritten.
 */
export function Review({ fileName, read, onUse, onDiscard, onRules }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below what was clicked, out of sight on most screens.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const [draft, setDraft] = useState(read);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setRefused((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const box = (key: string, label: string) => (
    <input
      type="checkbox"
      aria-label={`Import ${label}`}
      checked={!refused.has(key)}
      onChange={() => toggle(key)}
      className="mt-1 size-4 shrink-0 accent-(--accent)"
    />
  );
  const dim = (key: string) => (refused.has(key) ? 'opacity-55' : '');
  const { personalInfo, sections, notes = [] } = draft;
  const nothing = Object.keys(personalInfo).length === 0 && sections.length === 0;
  return (
    <section aria-labelledby={id} className="mt-4 rounded-lg border-2 border-accent bg-surface">
      <div className="p-4">
        <h3 ref={heading} id={id} tabIndex={-1} className="scroll-mt-20 rounded font-semibold lg:scroll-mt-4">
          What was read from {fileName}
        </h3>
        <p className="mt-1 text-sm text-muted">
          Not imported yet. Correct what’s wrong and clear what you don’t want. Selected fields and sections
          replace yours.
        </p>
        {notes.length > 0 && <Notes notes={notes} />}
        {nothing && <p className="mt-3">Nothing found.</p>}
        {!nothing && (
          <ul aria-label="Personal Info" className="mt-4 grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
            {PERSONAL.map((name) => (
              <li
                key={name}
                className={`flex items-start gap-2.5 ${name === 'summary' ? 'sm:col-span-2' : ''} ${dim(name)}`}
              >
                {box(name, LABELS[name])}
                <ReviewField
                  label={LABELS[name]}
                  read={personalInfo[name]}
                  long={name === 'summary'}
                  className="flex-1"
                  onChange={(value) =>
                    setDraft({ ...draft, personalInfo: { ...personalInfo, [name]: edited(value) } })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <ul aria-label="Sections" className="mt-5 space-y-5">
          {sections.map((section, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: sections have nothing but their place
              key={at}
              className={`flex items-start gap-2.5 ${dim(`section-${at}`)}`}
            >
              {box(`section-${at}`, section.title || KINDS[section.kind].title)}
              <ReviewSection
                section={section}
                onChange={(next) => setDraft({ ...draft, sections: sections.with(at, next) })}
              />
            </li>
          ))}
        </ul>
      </div>
      {/* Above the bar with Back and Next on a narrow screen, at the foot of the form on a wide one. */}
      <div className="sticky bottom-15 flex flex-wrap gap-2 rounded-b-lg border-t bg-surface p-3 lg:-bottom-4">
        <Button variant="primary" onClick={() => onUse(chosenOf(draft, refused))}>
          Import selected fields
        </Button>
        {onRules && <Button onClick={onRules}>Use simple import</Button>}
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  );
}
