import { useId } from 'react';

const LEVELS = ['Not ready', 'Shaky', 'Getting there', 'Good', 'Ready'] as const;

interface Props {
  /** 1 to 5. */
  value: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

/** How sure the user is of the answer. */
export function Confidence({ value, disabled, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between">
        <label htmlFor={id} className="text-base font-semibold">
          Confidence
        </label>
        <output htmlFor={id} className="text-sm text-muted tabular-nums">
          {value} of {LEVELS.length}
        </output>
      </div>
      <p className="text-sm text-muted">{LEVELS[value - 1]}</p>
      <input
        id={id}
        type="range"
        min={1}
        max={LEVELS.length}
        step={1}
        value={value}
        disabled={disabled}
        aria-valuetext={`${value}, ${LEVELS[value - 1]}`}
        onChange={(event) => onChange(Number(event.target.value))}
        className="mt-2.5 h-6 w-full accent-(--accent)"
      />
    </div>
  );
}
