import { useWidth } from './use-width.ts';

interface Props {
  /** The matrices in words, for those who don't see them. */
  label: string;
  /** Side by side, each row by row with entries from 0 to 1. */
  maps: readonly { title: string; shades: readonly (readonly number[])[] }[];
}

const GAP = 24;
const TITLE = 24;
/** Larger cells show nothing more. */
const MOST_CELL = 14;

/** Matrices as squares: the stronger the color, the larger an entry. */
export function HeatMaps({ label, maps }: Props) {
  const [frame, width] = useWidth();
  const columns = maps.reduce((all, { shades }) => all + (shades[0]?.length ?? 0), 0);
  // Of whole pixels, so that no gaps show between them.
  const cell = Math.min(MOST_CELL, Math.floor((width - GAP * (maps.length - 1)) / Math.max(1, columns)));
  const rows = Math.max(...maps.map(({ shades }) => shades.length));
  const height = TITLE + rows * cell;
  const startOf = (map: number): number =>
    maps.slice(0, map).reduce((left, { shades }) => left + (shades[0]?.length ?? 0) * cell + GAP, 0);
  return (
    <div ref={frame} className="mt-4">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className="max-w-full"
      >
        {maps.map(({ title, shades }, map) => (
          <g key={title} transform={`translate(${startOf(map)} 0)`}>
            <text className="fig-text" x={0} y={15}>
              {title}
            </text>
            <rect
              className="fig-box"
              x={0.5}
              y={TITLE + 0.5}
              width={Math.max(0, (shades[0]?.length ?? 0) * cell - 1)}
              height={Math.max(0, shades.length * cell - 1)}
            />
            {shades.flatMap((entries, row) =>
              entries.map((shade, column) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place in the matrix
                  key={`${row} ${column}`}
                  className="fig-arrow-accent"
                  fillOpacity={shade}
                  x={column * cell}
                  y={TITLE + row * cell}
                  width={cell}
                  height={cell}
                />
              )),
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
