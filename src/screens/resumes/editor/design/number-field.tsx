import { useId } from 'react';
import { type DesignNumber, LIMITS } from '#resume/design.ts';

interface Props {
  name: DesignNumber;
  label: string;
  value: number;
  /** The value as people read it. */
  show: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider with its value. */
export function NumberField({ name, label, value, show, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 flex justify-between gap-2 text-sm font-medium">
        {label}
        <span className="font-normal text-muted tabular-nums">{show(value)}</span>
      </label>
      <input
        id={id}
        type="range"
        {...LIMITS[name]}
        value={value}
        aria-valuetext={show(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-9 w-full cursor-pointer accent-(--accent)"
      />
    </div>
  );
}
