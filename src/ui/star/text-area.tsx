import { type ComponentProps, useId } from 'react';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'id'> {
  label: string;
  /** Stands below the label. */
  hint?: string;
  onText: (text: string) => void;
}

/** A labeled text field that grows with what is written. */
export function TextArea({ label, hint, onText, className = '', ...props }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-base font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onText(event.target.value)}
        className={`mt-1.5 block w-full resize-y rounded-md border bg-surface px-3 py-2 text-base leading-relaxed [field-sizing:content] ${className}`}
        {...props}
      />
    </div>
  );
}
