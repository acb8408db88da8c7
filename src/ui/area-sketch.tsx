import type { ReactNode } from 'react';
import type { AnswerForm, Area } from '#areas.ts';

const pointer = (x: number, y: number, turn = 0) => (
  <path d="M-5-6.5v13L6.5 0z" transform={`translate(${x} ${y}) rotate(${turn})`} fill="var(--hue)" />
);
const box = (x: number, y: number, on = false) => (
  <rect
    x={x}
    y={y}
    width="24"
    height="18"
    rx="3.5"
    fill={on ? 'color-mix(in srgb, var(--hue) 14%, var(--surface))' : 'var(--surface)'}
  />
);
const dot = (x: number, y: number) => <circle cx={x} cy={y} r="3.5" fill="var(--surface)" />;

/** What the pointer steps along, by what answers a question: an array, a design's requests, a falling loss, the four parts of a story. */
const SKETCHES: Record<AnswerForm, ReactNode> = {
  code: (
    <>
      <path d="M4 46H148" />
      {[10, 40, 70, 100].map((x) => (
        <g key={x}>{box(x, 12, x === 70)}</g>
      ))}
      {pointer(82, 46)}
    </>
  ),
  diagram: (
    <>
      <path d="M28 29H62M86 29H100V13H118M100 29V47H118" />
      {box(4, 20)}
      {box(62, 20, true)}
      {box(118, 4)}
      {box(118, 38)}
      {pointer(46, 29)}
    </>
  ),
  pipeline: (
    <>
      <path d="M8 4V52H148" stroke="var(--border-strong)" />
      <path d="M16 8C34 10 36 34 62 38S112 45 144 46" />
      {dot(16, 8)}
      {dot(43, 29)}
      {pointer(94, 43, 4)}
    </>
  ),
  star: (
    <>
      <path d="M10 46H46V34H82V22H118V10H148" />
      {dot(10, 46)}
      {dot(46, 34)}
      {dot(82, 22)}
      {pointer(128, 10)}
    </>
  ),
};

/** A small drawing in an area's color, for the head of its page; it says nothing that the page does not. */
export function AreaSketch({ area, className }: { area: Area; className?: string }) {
  return (
    <svg
      viewBox="0 0 152 58"
      width="152"
      height="58"
      aria-hidden="true"
      data-hue={area.hue}
      className={className}
      fill="none"
      stroke="var(--hue)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {SKETCHES[area.form]}
    </svg>
  );
}
