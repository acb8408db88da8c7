import { type Ref, useEffect, useRef, useState } from 'react';
import { COMPETENCIES, STAR_PARTS } from '#dataset/answer-question.ts';
import type { Story } from '#storage/answer-records.ts';
import { Button } from '#ui/button.tsx';
import { PART_TEXTS } from '#ui/star/parts.ts';
import { TextArea } from '#ui/star/text-area.tsx';
import { BulletPicker } from './bullet-picker.tsx';
import { saveStory } from './use-stories.ts';

interface Props {
  story: Story;
  onDone: () => void;
  ref: Ref<HTMLFormElement>;
}

/** A story while it is edited; every change is kept at once, so there is nothing to save or to lose. */
export function StoryForm({ story, onDone, ref }: Props) {
  const [draft, setDraft] = useState(story);
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  const change = (fields: Partial<Story>) => {
    const next = { ...draft, ...fields };
    setDraft(next);
    void saveStory(next);
  };
  const toggle = (name: string) =>
    change({
      competencies: draft.competencies.includes(name)
        ? draft.competencies.filter((each) => each !== name)
        : [...draft.competencies, name],
    });
  return (
    <form
      ref={ref}
      aria-label="Story"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
      className="space-y-5 rounded-lg border bg-surface p-4"
    >
      <label className="block">
        <span className="text-base font-semibold">Title</span>
        <input
          ref={title}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          placeholder="A short name for this story"
          className="mt-1.5 h-9 w-full rounded-md border bg-surface px-3 text-base placeholder:text-muted"
        />
      </label>
      <fieldset>
        <legend className="mb-1.5 text-base font-semibold">Competencies it shows</legend>
        <div className="flex flex-wrap gap-1.5">
          {COMPETENCIES.map((name) => (
            <label
              key={name}
              className="cursor-pointer rounded border px-2 py-1 text-sm text-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                checked={draft.competencies.includes(name)}
                onChange={() => toggle(name)}
                className="sr-only"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {STAR_PARTS.map((part) => (
        <TextArea
          key={part}
          label={PART_TEXTS[part].label}
          rows={2}
          className="min-h-16"
          value={draft[part]}
          onText={(text) => change({ [part]: text })}
        />
      ))}
      <BulletPicker linked={draft.bullets} onChange={(bullets) => change({ bullets })} />
      <Button type="submit" variant="primary">
        Done
      </Button>
    </form>
  );
}
