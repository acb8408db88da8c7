import { areaById } from '#areas.ts';

const BOXES = [
  { x: 8, y: 62, w: 82, text: 'Client' },
  { x: 132, y: 62, w: 106, text: 'Load balancer' },
  { x: 280, y: 62, w: 92, text: 'Link service' },
  { x: 416, y: 14, w: 76, text: 'Cache' },
  { x: 416, y: 110, w: 76, text: 'Database' },
] as const;
const HEIGHT = 42;

const LINES = ['M90 83H128', 'M238 83H276', 'M372 83H394V35H412', 'M394 83V131H412'];
const TIPS = [
  [128, 83],
  [276, 83],
  [412, 35],
  [412, 131],
] as const;

/** What is drawn on the canvas, in small: a request on its way through a design. */
export function CanvasDemo() {
  const { hue, groups } = areaById('system-design');
  return (
    <figure data-hue={hue} className="flex flex-col overflow-hidden rounded-xl border bg-surface">
      <div className="flex h-11 shrink-0 items-center justify-between border-b px-4 text-sm">
        <span className="font-medium">URL Shortener</span>
        <span className="text-muted">{groups.hld}</span>
      </div>
      <div className="grid flex-1 bg-[radial-gradient(circle,var(--border)_1px,transparent_1.25px)] bg-[length:20px_20px]">
        <svg
          viewBox="0 0 500 166"
          role="img"
          aria-label="Client, load balancer and link service, with a cache and a database behind it"
          className="m-auto block w-full px-4 py-8"
        >
          <g fill="none" stroke="var(--border-strong)" strokeWidth="1.5">
            {LINES.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
          {TIPS.map(([x, y]) => (
            <path key={`${x} ${y}`} d={`M${x} ${y}l-8-4.5v9z`} fill="var(--border-strong)" />
          ))}
          {BOXES.map(({ x, y, w, text }) => (
            <g key={text}>
              <rect
                x={x}
                y={y}
                width={w}
                height={HEIGHT}
                rx="7"
                fill="var(--hue-ground)"
                stroke="var(--hue)"
                strokeWidth="1.25"
              />
              <text x={x + w / 2} y={y + HEIGHT / 2 + 5} textAnchor="middle" fontSize="14" fill="var(--text)">
                {text}
              </text>
            </g>
          ))}
          <path d="M-6-8v16L8 0z" transform="translate(256 83)" fill="var(--accent)" />
        </svg>
      </div>
      <figcaption className="border-t px-5 py-2.5 text-xs text-muted">
        A design as you’ll draw it, with a rubric and a reference answer to compare.
      </figcaption>
    </figure>
  );
}
