import type { ReactNode } from 'react';

export const inputClass =
  'w-full rounded-md border border-border-strong/60 bg-surface px-3 text-sm placeholder:text-muted aria-invalid:border-hard';

interface Props {
  id: string;
  label: string;
  optional?: boolean;
  /** What is wrong with the value; the control names it by `aria-describedby={problemId(id)}`. */
  problem?: string;
  children: ReactNode;
  className?: string;
}

export const problemId = (id: string) => `${id}-problem`;

/** What a control inside a field needs to be tied to the field's message. */
export const invalid = (id: string, problem: string | undefined) =>
  problem ? { 'aria-invalid': true, 'aria-describedby': problemId(id) } : {};

/** A labeled control with its message below. */
export function Field({ id, label, optional, problem, children, className = '' }: Props) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      {problem && (
        <p id={problemId(id)} role="alert" className="mt-1 text-sm text-hard">
          {problem}
        </p>
      )}
    </div>
  );
}
