/** The product's name as its logo. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold tracking-tight text-text">
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true" className="text-accent">
        <path
          d="M3 3h6.5a7 7 0 0 1 0 14H3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
        <path d="M3 7.2v5.6l4.6-2.8z" fill="currentColor" />
      </svg>
      Dryrun
    </span>
  );
}
