import { useId } from 'react';
import { number } from './format.ts';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value as it is read. */
  format?: (value: number) => string;
  onValue: (value: number) => void;
}

/** A slider with its value beside its name. */
export function Slider({ label, value, min, max, step = 1, format = number, onValue }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="tabular-nums whitespace-nowrap">
          {format(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={format(value)}
        onChange={({ target }) => onValue(Number(target.value))}
        className="mt-1 block h-6 w-full accent-accent"
      />
    </div>
  );
}
