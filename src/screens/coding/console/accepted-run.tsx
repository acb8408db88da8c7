import './accepted-run.css';
import type { CSSProperties } from 'react';

const WIDTH = 240;
const START = 10;
const END = WIDTH - 14;
const MIDDLE = 14;
/** More tests than this share a stop. */
const MOST_STOPS = 24;
const RUN_S = 0.85;

/**
 * The moment of Accepted: the pointer runs through the tests, and the line ends in a check mark. It says nothing that the verdict next to
 * it does not, and stands still where nothing may move.
 */
export function AcceptedRun({ tests }: { tests: number }) {
  const count = Math.max(2, Math.min(MOST_STOPS, tests));
  const stops = Array.from({ length: count }, (_, index) => index / count);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 28`}
      width={WIDTH}
      height="28"
      aria-hidden="true"
      className="accepted-run max-w-full overflow-visible text-easy"
      style={{ '--way': `${END - START}px` } as CSSProperties}
    >
      <path d={`M${START} ${MIDDLE}H${END}`} stroke="var(--border-strong)" strokeWidth="1.5" />
      <path
        className="run-line"
        pathLength="1"
        d={`M${START} ${MIDDLE}H${END}`}
        stroke="currentColor"
        strokeWidth="1.5"
      />
      {stops.map((part) => (
        <circle
          key={part}
          className="run-stop"
          cx={START + part * (END - START)}
          cy={MIDDLE}
          r="2.5"
          fill="currentColor"
          stroke="currentColor"
          style={{ animationDelay: `${part * RUN_S}s` }}
        />
      ))}
      <circle
        className="run-ring"
        cx={END}
        cy={MIDDLE}
        r="10"
        fill="none"
        stroke="currentColor"
        opacity="0"
      />
      <circle cx={END} cy={MIDDLE} r="10" fill="var(--easy-soft)" />
      <path
        className="run-check"
        pathLength="1"
        d={`M${END - 4.5} ${MIDDLE}l3.2 3.4l6-6.8`}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        className="run-pointer"
        d={`M${START - 5} ${MIDDLE - 6}v12l10-6z`}
        fill="currentColor"
        opacity="0"
      />
    </svg>
  );
}
