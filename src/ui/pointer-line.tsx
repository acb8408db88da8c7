const STOPS = [44, 76, 108, 140];

/** The pointer at the beginning of its line, where nothing has happened yet. */
export function PointerLine({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 152 20" width="152" height="20" aria-hidden="true" className={className}>
      <path
        d="M22 10H140"
        stroke="var(--border-strong)"
        strokeWidth="1.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {STOPS.map((x) => (
        <circle
          key={x}
          cx={x}
          cy="10"
          r="3.5"
          fill="var(--surface)"
          stroke="var(--border-strong)"
          strokeWidth="1.5"
        />
      ))}
      <path d="M8 4v12l11-6z" fill="var(--hue, var(--accent))" />
    </svg>
  );
}
