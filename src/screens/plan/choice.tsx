import { useId } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onToggle: (value: Value) => void;
  /** Exactly one is chosen. */
  single?: boolean;
}

/** Options to choose one or several of, each a small box that the platform's own control fills. */
export function Choice<Value extends string>({ legend, options, chosen, onToggle, single }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex cursor-pointer items-center gap-2 rounded-md border px-2.5 py-1.5 text-sm hover:bg-surface-2 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type={single ? 'radio' : 'checkbox'}
              name={single ? name : undefined}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="size-3.5 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
