/** Where the pointer's picture begins and ends, in a box of 12 by 12: also in the logo. */
const TRIANGLE = 'M2.2 1.3v9.4L10.6 6z';
const CHECK = 'M1.6 6.4l2.9 2.9L10.4 3';

/** The pointer of a dry run on its line; at the end of the line it is a check mark. */
export function Pointer({ arrived = false, className }: { arrived?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" preserveAspectRatio="xMinYMid" aria-hidden="true" className={className}>
      {arrived ? (
        <>
          <circle cx="6" cy="6" r="6" fill="var(--surface)" />
          <path d={CHECK} style={{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 }} />
        </>
      ) : (
        <path d={TRIANGLE} strokeLinejoin="round" />
      )}
    </svg>
  );
}
