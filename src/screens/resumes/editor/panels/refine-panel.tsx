import { type Ref, useMemo } from 'react';
import { accept, type Suggestion, suggest } from '#resume/refine/suggest.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import type { ResumeModel } from '../use-resume.ts';

interface ItemProps {
  suggestion: Suggestion;
  onAccept: () => void;
  onDismiss: () => void;
  acceptRef: Ref<HTMLButtonElement>;
  dismissRef: Ref<HTMLButtonElement>;
}

function SuggestionItem({ suggestion, onAccept, onDismiss, acceptRef, dismissRef }: ItemProps) {
  const { label, place, reason, before, after } = suggestion;
  return (
    <li className="rounded-lg border bg-surface p-3.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="min-w-0 truncate text-muted">{place}</span>
      </p>
      <p className="mt-1 text-sm">{reason}</p>
      <del className="mt-2.5 block rounded bg-hard-soft px-2 py-1 text-sm text-hard no-underline">
        <span className="sr-only">Now: </span>
        {before}
      </del>
      <ins className="mt-1 block rounded bg-easy-soft px-2 py-1 text-sm text-easy no-underline">
        <span className="sr-only">Proposed: </span>
        {after.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </ins>
      <div className="mt-3 flex gap-2">
        <Button ref={acceptRef} size="sm" variant="primary" onClick={onAccept}>
          Accept
        </Button>
        <Button ref={dismissRef} size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </li>
  );
}

/** Proposed edits, each with its reason, taken or dismissed one by one. */
export function RefinePanel({ model }: { model: ResumeModel }) {
  const { content, project, apply, dismiss } = model;
  const acceptance = useFocusRecovery();
  const dismissal = useFocusRecovery();
  const suggestions = useMemo(() => suggest(content, project.dismissed), [content, project.dismissed]);
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {suggestions.length === 0
          ? 'No suggestions. We check verbs, voice, tense, metrics, length and the spelling of technologies.'
          : `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Nothing changes until you accept it.`}
      </p>
      <ul aria-label="Suggestions" className="mt-3 space-y-3">
        {suggestions.map((suggestion) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            onAccept={() => apply((before) => accept(before, suggestion))}
            onDismiss={() => dismiss(suggestion.id)}
            acceptRef={acceptance}
            dismissRef={dismissal}
          />
        ))}
      </ul>
    </>
  );
}
