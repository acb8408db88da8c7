import { useId } from 'react';
import type { ReadField } from '#resume/read/result.ts';
import { inputClass } from '#ui/field.tsx';

const HIGH = 0.9;
const MEDIUM = 0.75;

const levelOf = (confidence: number): [word: string, tone: string] => {
  if (confidence >= HIGH) return ['High', 'bg-easy-soft text-easy'];
  if (confidence >= MEDIUM) return ['Medium', 'bg-medium-soft text-medium'];
  return ['Check', 'bg-hard-soft text-hard'];
};

/** How sure a value is, in a word. */
function Confidence({ of }: { of: number }) {
  const [word, tone] = levelOf(of);
  return (
    <span
      title={`Confidence ${Math.round(of * 100)}%`}
      className={`shrink-0 rounded-full px-2 text-xs/5 font-medium ${tone}`}
    >
      <span className="sr-only">Confidence: </span>
      {word}
    </span>
  );
}

interface Props {
  label: string;
  read: ReadField | undefined;
  onChange: (value: string) => void;
  /** Of a text of several lines. */
  long?: boolean;
  className?: string;
}

const MAX_ROWS = 8;

/** The text a value was read from, if it says more than the value. */
const sourceOf = (read: ReadField): string => (read.source !== read.value ? read.source : '');

/** A value that was read, to correct: with how sure it is, unless the file names it, and where it comes from. */
export function ReviewField({ label, read, onChange, long = false, className = '' }: Props) {
  const id = useId();
  const value = read?.value ?? '';
  const source = read && sourceOf(read);
  return (
    <div className={`min-w-0 ${className}`}>
      <div className="mb-1 flex min-h-5 items-center justify-between gap-2">
        <label htmlFor={id} className="min-w-0 truncate text-xs text-muted">
          {label}
        </label>
        {read && read.confidence < 1 && <Confidence of={read.confidence} />}
      </div>
      {long ? (
        <textarea
          id={id}
          rows={Math.min(MAX_ROWS, value.split('\n').length + 1)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} py-1.5`}
        />
      ) : (
        <input
          id={id}
          type="text"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} h-8`}
        />
      )}
      {source && !long && (
        <p className="mt-0.5 line-clamp-2 text-xs break-words whitespace-pre-line text-muted" title={source}>
          From: {source}
        </p>
      )}
    </div>
  );
}
