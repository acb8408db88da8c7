const STOPS = [44, 76, 108];
const END = 140;

interface Props {
  /** Everything is done: the pointer has passed all stops, and the line ends in a check mark. */
  arrived?: boolean;
  className?: string;
}

/** The pointer at the beginning of its line, where nothing has happened yet, or the line that it has run along. */
export function PointerLine({ arrived = false, className = '' }: Props) {
  const line = arrived ? 'var(--easy)' : 'var(--border-strong)';
  const stop = arrived ? 'var(--easy)' : 'var(--surface)';
  return (
    <svg
      viewBox="0 0 152 20"
      width="152"
      height="20"
      aria-hidden="true"
      className={className}
      stroke={line}
      strokeWidth="1.5"
    >
      <path
        d={`M${arrived ? 8 : 22} 10H${END}`}
        strokeDasharray={arrived ? undefined : '1 5'}
        strokeLinecap="round"
      />
      {[...(arrived ? [12] : []), ...STOPS, ...(arrived ? [] : [END])].map((x) => (
        <circle key={x} cx={x} cy="10" r="3.5" fill={stop} />
      ))}
      {arrived ? (
        <>
          <circle cx={END} cy="10" r="8" fill="var(--easy-soft)" />
          <path
            d={`M${END - 3.6} 10l2.6 2.8l4.8-5.4`}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      ) : (
        <path d="M8 4v12l11-6z" fill="var(--hue, var(--accent))" stroke="none" />
      )}
    </svg>
  );
}
