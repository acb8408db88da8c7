import { useEffect, useId, useRef, useState } from 'react';
import { KINDS } from '#resume/kinds.ts';
import type { PersonalInfo } from '#resume/model.ts';
import type { ReadField, ReadItem, ReadResume, ReadSection } from '#resume/read/result.ts';
import { Button } from '#ui/button.tsx';

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

const HIGH = 0.9;
const MEDIUM = 0.75;

/** How sure a value is, in a word. */
function Confidence({ of }: { of: number }) {
  const [word, tone] =
    of >= HIGH
      ? ['High', 'bg-easy-soft text-easy']
      : of >= MEDIUM
        ? ['Medium', 'bg-medium-soft text-medium']
        : ['Check', 'bg-hard-soft text-hard'];
  return (
    <span
      title={`Confidence ${Math.round(of * 100)}%`}
      className={`shrink-0 rounded-full px-2 py-px text-xs font-medium ${tone}`}
    >
      <span className="sr-only">Confidence: </span>
      {word}
    </span>
  );
}

function Value({ label, read }: { label: string; read: ReadField }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex items-start justify-between gap-2">
        <span className="min-w-0 text-sm break-words whitespace-pre-line">
          <span className="text-muted">{label}: </span>
          {read.value}
        </span>
        <Confidence of={read.confidence} />
      </p>
      {read.source && read.source !== read.value && (
        <p className="mt-0.5 text-xs break-words whitespace-pre-line text-muted">From: {read.source}</p>
      )}
    </div>
  );
}

function ItemView({ item, section }: { item: ReadItem; section: ReadSection }) {
  return (
    <li className="space-y-1 border-l-2 pl-3">
      {KINDS[section.kind].fields.map(([name, label]) => {
        const read = item[name];
        return read && <Value key={name} label={label} read={read} />;
      })}
    </li>
  );
}

interface Props {
  fileName: string;
  read: ReadResume;
  onUse: (chosen: ReadResume) => void;
  onDiscard: () => void;
}

/** What was read from a file, each value with how sure it is and where it comes from, before anything is overwritten. */
export function Review({ fileName, read, onUse, onDiscard }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // It appears below what was clicked, out of sight on most screens.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setRefused((before) => {
      const next = new Set(before);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  const personal = PERSONAL.flatMap((name) => {
    const value = read.personalInfo[name];
    return value ? [{ name, value }] : [];
  });
  const use = () =>
    onUse({
      personalInfo: Object.fromEntries(
        personal.filter(({ name }) => !refused.has(name)).map(({ name, value }) => [name, value]),
      ),
      sections: read.sections.filter((_, at) => !refused.has(`section-${at}`)),
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
  return (
    <section aria-labelledby={id} className="mt-4 rounded-lg border-2 border-accent bg-surface">
      <div className="p-4">
        <h3 ref={heading} id={id} tabIndex={-1} className="scroll-mt-20 rounded font-semibold lg:scroll-mt-4">
          What was read from {fileName}
        </h3>
        <p className="mt-1 text-sm text-muted">
          Not imported yet. Clear anything you don’t want. Selected fields and sections replace yours.
        </p>
        {personal.length === 0 && read.sections.length === 0 && <p className="mt-3">Nothing found.</p>}
        <ul aria-label="Personal Info" className="mt-3 space-y-2">
          {personal.map(({ name, value }) => (
            <li key={name} className="flex items-start gap-2.5">
              {box(name, LABELS[name])}
              <Value label={LABELS[name]} read={value} />
            </li>
          ))}
        </ul>
        <ul aria-label="Sections" className="mt-4 space-y-4">
          {read.sections.map((section, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have nothing but their place
            <li key={at} className="flex items-start gap-2.5">
              {box(`section-${at}`, section.title || KINDS[section.kind].title)}
              <div className="min-w-0 flex-1">
                <p className="font-medium">{section.title || KINDS[section.kind].title}</p>
                <ul className="mt-1.5 space-y-2.5">
                  {section.items.map((item, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but their place
                    <ItemView key={index} item={item} section={section} />
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {/* Above the bar with Back and Next on a narrow screen, at the foot of the form on a wide one. */}
      <div className="sticky bottom-15 flex gap-2 rounded-b-lg border-t bg-surface p-3 lg:-bottom-4">
        <Button variant="primary" onClick={use}>
          Import selected fields
        </Button>
        <Button onClick={onDiscard}>Discard</Button>
      </div>
    </section>
  );
}
