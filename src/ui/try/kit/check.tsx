interface Props {
  label: string;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

/** Something that is on or off. */
export function Check({ label, checked, onChecked }: Props) {
  return (
    <label className="inline-flex min-h-7 items-center gap-2 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChecked(target.checked)}
        className="accent-accent"
      />
      {label}
    </label>
  );
}
