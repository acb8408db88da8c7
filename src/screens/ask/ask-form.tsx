import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Ask } from '#storage/ask-record.ts';
import { Button } from '#ui/button.tsx';
import { Field, inputClass, invalid } from '#ui/field.tsx';
import { chordOf } from '#ui/keys.ts';
import { SHORTCUTS } from '#ui/shortcuts.ts';
import { ASK_LANGUAGES } from './ask-languages.ts';
import { ImageField } from './image-field.tsx';
import type { AskModel } from './use-ask.ts';

const PURPOSES: { id: Ask['purpose']; label: string; text: string }[] = [
  { id: 'general', label: 'General', text: 'How do I approach this?' },
  { id: 'debug', label: 'Debug', text: 'How does my code differ from a working solution?' },
];

export function AskForm({ model }: { model: AskModel }) {
  const { ask, change, problems, loaded } = model;
  const question = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (problems.question) question.current?.focus();
  }, [problems]);
  const onKey = (event: KeyboardEvent) => {
    if (chordOf(event) === SHORTCUTS.ask.chord) model.getAnswer();
  };
  return (
    <form
      aria-label="Your question"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.getAnswer();
      }}
      className="space-y-4 rounded-lg border bg-surface p-4"
    >
      <Field id="language" label="Language">
        <span className="relative block">
          <select
            id="language"
            value={ask.language}
            disabled={!loaded}
            onChange={(event) => change({ language: event.target.value })}
            className={`${inputClass} h-9 cursor-pointer appearance-none pr-8`}
          >
            {ASK_LANGUAGES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={14}
            aria-hidden
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted"
          />
        </span>
      </Field>
      <fieldset disabled={!loaded}>
        <legend className="mb-1 text-sm font-medium">Purpose</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {PURPOSES.map(({ id, label, text }) => (
            <label
              key={id}
              className="flex cursor-pointer gap-2.5 rounded-md border px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="purpose"
                value={id}
                checked={ask.purpose === id}
                onChange={() => change({ purpose: id })}
                className="mt-1 size-4 accent-(--accent)"
              />
              <span>
                <span className="block text-sm font-medium">{label}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="question" label="Question" optional={ask.purpose === 'debug'} problem={problems.question}>
        <textarea
          ref={question}
          id="question"
          rows={6}
          value={ask.question}
          readOnly={!loaded}
          onChange={(event) => change({ question: event.target.value })}
          onKeyDown={onKey}
          placeholder="For example: how do I find two numbers in an array that add up to a target?"
          {...invalid('question', problems.question)}
          className={`${inputClass} py-2`}
        />
      </Field>
      <ImageField />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" disabled={!loaded || model.answer.status === 'searching'}>
          Get Answer
        </Button>
        {(ask.question || ask.code) && (
          <Button variant="quiet" onClick={model.clear}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
