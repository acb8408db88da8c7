import { ChevronDown } from 'lucide-react';

interface Props {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
}

/** The platform's own select, so that phones and keyboards behave as people expect. Its first entry filters nothing. */
export function Select({ label, value, options, onChange, className = '' }: Props) {
  return (
    <span className={`relative max-w-40 ${className}`}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`h-9 w-full cursor-pointer appearance-none truncate rounded-md border bg-surface pr-6 pl-2 text-sm sm:pr-8 sm:pl-3 ${value ? 'border-accent font-medium' : 'text-muted'}`}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        className="pointer-events-none absolute top-1/2 right-2 sm:right-2.5 -translate-y-1/2 text-muted"
        aria-hidden
      />
    </span>
  );
}
