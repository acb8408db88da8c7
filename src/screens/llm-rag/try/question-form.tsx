import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { DemoDocument } from './documents.ts';

interface Props {
  documents: readonly DemoDocument[];
  /** Documents are still on their way in. */
  reading: boolean;
  /** A question is put as soon as they are in. */
  waiting: boolean;
  busy: boolean;
  onAsk: (question: string) => void;
  onCancel: () => void;
}

/** Questions the samples answer. */
const SUGGESTED = [
  'How long is the warranty on a lamp?',
  'What do I do when the queue is growing?',
  'When is a rollback allowed?',
];
const LONGEST = 2000;

export function QuestionForm({ documents, reading, waiting, busy, onAsk, onCancel }: Props) {
  const [question, setQuestion] = useState('');
  const hint = reading
    ? waiting
      ? 'Still reading the documents. Your question is next.'
      : 'Still reading the documents.'
    : documents.length === 0
      ? 'Add a document first.'
      : undefined;
  const ready = (reading || documents.length > 0) && question.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !busy) onAsk(question.trim());
  };
  return (
    <>
      <form onSubmit={submit} className="mt-1 flex flex-wrap gap-2">
        <input
          aria-labelledby="ask"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          maxLength={LONGEST}
          placeholder="Ask a question about the documents"
          autoComplete="off"
          className="h-10 min-w-48 flex-1 rounded-md border border-border-strong bg-bg px-3 placeholder:text-muted"
        />
        <Button
          type="submit"
          variant="primary"
          className="!h-10"
          disabled={!ready}
          aria-disabled={busy || waiting}
        >
          Ask
        </Button>
        {busy && (
          <Button className="!h-10" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </form>
      {hint && <p className="mt-1.5 text-sm text-muted">{hint}</p>}
      {documents.some(({ sample }) => sample) && (
        <ul aria-label="Sample questions" className="mt-2.5 flex flex-wrap gap-1.5">
          {SUGGESTED.map((text) => (
            <li key={text}>
              <button
                type="button"
                disabled={reading || busy}
                onClick={() => {
                  setQuestion(text);
                  onAsk(text);
                }}
                className="rounded-full border px-3 py-1 text-left text-sm text-muted transition-colors hover:bg-surface-2 hover:text-text disabled:cursor-not-allowed disabled:opacity-50"
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
