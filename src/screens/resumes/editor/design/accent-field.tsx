const COLORS = [
  ['#1b1b1b', 'Black'],
  ['#1f3f7a', 'Navy'],
  ['#24405c', 'Slate'],
  ['#0f766e', 'Teal'],
  ['#2f6b3a', 'Green'],
  ['#5b2333', 'Burgundy'],
  ['#7a3b12', 'Brown'],
  ['#5b3a8c', 'Purple'],
] as const;

interface Props {
  value: string;
  onChange: (color: string) => void;
}

/** The accent color: one of a few that print well, or any other. */
export function AccentField({ value, onChange }: Props) {
  return (
    <fieldset className="col-span-2 min-w-0">
      <legend className="mb-1 text-sm font-medium">Accent color</legend>
      <div className="flex flex-wrap items-center gap-2">
        {COLORS.map(([color, name]) => (
          <label
            key={color}
            title={name}
            style={{ backgroundColor: color }}
            className="block size-7 cursor-pointer rounded-full border border-border-strong ring-offset-2 ring-offset-surface has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="accent"
              aria-label={name}
              checked={value === color}
              onChange={() => onChange(color)}
              className="size-full cursor-pointer opacity-0"
            />
          </label>
        ))}
        <input
          type="color"
          aria-label="Another color"
          title="Another color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-8 w-12 cursor-pointer rounded-md border bg-surface p-0.5"
        />
      </div>
    </fieldset>
  );
}
