import { type ReactNode, useId } from 'react';
import { Field, inputClass } from '#ui/field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Lines of a text of several; one line without. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  className?: string;
  note?: ReactNode;
}

/** A labeled field for text. Nothing that is typed is ever refused. */
export function TextField({ label, value, onChange, rows, className, note, type = 'text', ...rest }: Props) {
  const id = useId();
  return (
    <Field id={id} label={label} className={className}>
      {rows ? (
        <textarea
          id={id}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} py-2`}
          {...rest}
        />
      ) : (
        <input
          id={id}
          // The browser's own check of addresses would block, which this form never does.
          type="text"
          inputMode={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${inputClass} h-9`}
          {...rest}
        />
      )}
      {note}
    </Field>
  );
}
