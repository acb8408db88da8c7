import { useId, useState } from 'react';
import { Field, inputClass, invalid } from '#ui/field.tsx';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Between values that one may type; 1 where only whole numbers make sense. */
  step?: number;
  onValue: (value: number) => void;
}

/** A number that one types. What is no number, or out of its bounds, is said and not passed on. */
export function NumberField({ label, value, min, max, step = 1, onValue }: Props) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const problemOf = (typed: string): string | undefined => {
    const number = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(number)) return 'Type a number.';
    if (number < min || number > max) return `From ${min} to ${max}.`;
    return step === 1 && !Number.isInteger(number) ? 'Type a whole number.' : undefined;
  };
  const problem = problemOf(text);
  return (
    <Field id={id} label={label} {...(problem && { problem })}>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={step}
        value={text}
        {...invalid(id, problem)}
        onChange={({ target }) => {
          setText(target.value);
          if (!problemOf(target.value)) onValue(Number(target.value));
        }}
        className={`${inputClass} h-9`}
      />
    </Field>
  );
}
