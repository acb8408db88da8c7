import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onValue: (value: Value) => void;
}

/** One of a few. */
export function Choice<Value extends string>({ label, value, options, onValue }: Props<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {options.map(([option, text]) => (
          <label key={option} className="inline-flex min-h-7 items-center gap-2 text-sm">
            <input
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => onValue(option)}
              className="accent-accent"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
