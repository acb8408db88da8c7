import type { Interview } from '#interview/interview.ts';
import { percentOf } from '#interview/score.ts';

/** Pixels; across, everything is in percent, so that text and dots keep their size on every screen. */
const HEIGHT = 120;
const EDGE = 10;
/** The newest ones that are drawn. */
const MOST = 20;
const LINES = [0, 50, 100];

const y = (score: number) => EDGE + ((100 - score) * (HEIGHT - 2 * EDGE)) / 100;

/** Scores over time, oldest first. One score is no line. */
export function ScoreChart({ interviews }: { interviews: readonly Interview[] }) {
  const scores = interviews
    .flatMap((interview) => percentOf(interview) ?? [])
    .slice(0, MOST)
    .reverse();
  if (scores.length < 2) return null;
  const points = scores.map((score, index) => ({
    x: `${2 + (index * 96) / (scores.length - 1)}%`,
    y: y(score),
  }));
  return (
    <figure className="mb-3 rounded-lg border bg-surface px-4 pt-4 pb-3">
      <div className="flex gap-2">
        <svg width={32} height={HEIGHT} aria-hidden className="shrink-0">
          {LINES.map((line) => (
            <text key={line} x={32} y={y(line) + 4} textAnchor="end" fontSize={11} fill="var(--text-muted)">
              {line}%
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={`Scores, oldest first: ${scores.map((score) => `${score}%`).join(', ')}`}
          height={HEIGHT}
          className="block w-full min-w-0"
        >
          {LINES.map((line) => (
            <line key={line} x1="0" x2="100%" y1={y(line)} y2={y(line)} stroke="var(--border)" />
          ))}
          {points.map(({ x, y }, index) => {
            const before = points[index - 1];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a score has no other name than its place
              <g key={index}>
                {before && (
                  <line x1={before.x} y1={before.y} x2={x} y2={y} stroke="var(--accent)" strokeWidth={2} />
                )}
                <circle cx={x} cy={y} r={4} fill="var(--accent)" />
              </g>
            );
          })}
        </svg>
      </div>
      <figcaption className="mt-1.5 text-sm text-muted">
        Your self-graded score, interview by interview. It’s only as accurate as you are honest.
      </figcaption>
    </figure>
  );
}
