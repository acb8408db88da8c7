import type { Place } from '#trace/find.ts';
import type { Band, Box, Link, Mark, Note, Picture, Tone } from '#trace/pictures/picture.ts';
import './picture.css';

/** Colors of the variables that point at something. */
const POINTERS = [
  'var(--accent)',
  'var(--hard)',
  'var(--easy)',
  'var(--medium)',
  'var(--code-token-keyword)',
  'var(--text-muted)',
];
const pointer = (color: number) => POINTERS[color % POINTERS.length];

const BOXES: Record<Tone, { fill: string; stroke: string; text: string }> = {
  plain: { fill: 'var(--surface)', stroke: 'var(--border-strong)', text: 'var(--text)' },
  changed: { fill: 'var(--medium-soft)', stroke: 'var(--medium)', text: 'var(--medium)' },
  source: { fill: 'var(--easy-soft)', stroke: 'var(--easy)', text: 'var(--text)' },
  active: { fill: 'var(--accent-soft)', stroke: 'var(--accent)', text: 'var(--text)' },
  visited: { fill: 'var(--surface-2)', stroke: 'var(--border-strong)', text: 'var(--text)' },
  muted: { fill: 'var(--surface)', stroke: 'var(--border)', text: 'var(--text-muted)' },
};
const LINKS: Record<Tone, string> = {
  plain: 'var(--border-strong)',
  changed: 'var(--medium)',
  source: 'var(--easy)',
  active: 'var(--accent)',
  visited: 'var(--border-strong)',
  muted: 'var(--border-strong)',
};
const NOTES: Record<Tone, string> = {
  plain: 'var(--text)',
  changed: 'var(--medium)',
  source: 'var(--easy)',
  active: 'var(--accent)',
  visited: 'var(--text)',
  muted: 'var(--text-muted)',
};

const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });

function BoxView({ box, onPlace }: { box: Box; onPlace: (place: Place) => void }) {
  const { width, height, text, shape, tone, place } = box;
  const { fill, stroke, text: color } = BOXES[tone];
  const radius = shape === 'box' ? 4 : Math.min(width, height) / 2;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the variables' list offers the same by keyboard
    <g
      className={`picture-part ${place ? 'cursor-pointer' : ''}`}
      style={at(box.x, box.y)}
      onClick={place && (() => onPlace(place))}
    >
      <rect
        width={width}
        height={height}
        rx={radius}
        fill={fill}
        stroke={stroke}
        strokeWidth={tone === 'plain' || tone === 'muted' ? 1 : 1.75}
      />
      <text x={width / 2} y={height / 2} dominantBaseline="central" textAnchor="middle" fill={color}>
        {text}
      </text>
    </g>
  );
}

function LinkView({ link }: { link: Link }) {
  const { from, to, bend, arrow, tone } = link;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle = [
    (from[0] + to[0]) / 2 - (dy / length) * bend * 2,
    (from[1] + to[1]) / 2 + (dx / length) * bend * 2,
  ];
  const color = LINKS[tone];
  const d = `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
  const angle = Math.atan2(to[1] - (middle[1] ?? 0), to[0] - (middle[0] ?? 0));
  const tip = (turn: number) => `${to[0] - 8 * Math.cos(angle + turn)} ${to[1] - 8 * Math.sin(angle + turn)}`;
  return (
    <g>
      <path
        d={d}
        fill="none"
        stroke={color}
        strokeWidth={tone === 'changed' ? 2.25 : 1.5}
        className="picture-link"
      />
      {arrow && <path d={`M${to[0]} ${to[1]}L${tip(0.42)}L${tip(-0.42)}z`} fill={color} />}
    </g>
  );
}

function MarkView({ mark }: { mark: Mark }) {
  const below = mark.side === 'below';
  const color = pointer(mark.color);
  return (
    <g className="picture-part" style={at(mark.x, mark.y)}>
      <path d={below ? 'M-4 5L0 0L4 5z' : 'M-4 -5L0 0L4 -5z'} fill={color} />
      <text y={below ? 17 : -9} textAnchor="middle" fill={color} className="font-medium">
        {mark.text}
      </text>
    </g>
  );
}

const BandView = ({ band }: { band: Band }) => (
  <g className="picture-part" style={at(band.x, band.y)}>
    <rect width={band.width} height={band.height} rx={8} fill={pointer(band.color)} opacity={0.14} />
  </g>
);

const NoteView = ({ note }: { note: Note }) => (
  <text
    x={note.x}
    y={note.y}
    textAnchor={note.anchor}
    fill={NOTES[note.tone]}
    className="picture-note text-xs"
  >
    {note.text}
  </text>
);

interface Props {
  picture: Picture;
  onPlace: (place: Place) => void;
}

/** Draws a picture; parts that keep their key move to their new place. */
export function PictureView({ picture, onPlace }: Props) {
  const { width, height, words, bands, links, boxes, marks, notes } = picture;
  // Arrows between cells that touch lie over them, all other lines below what they join.
  const [above, below] = [
    links.filter(({ tone }) => tone === 'source'),
    links.filter(({ tone }) => tone !== 'source'),
  ];
  return (
    <svg
      role="img"
      aria-label={words}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="picture block font-mono text-sm"
    >
      {bands.map((band) => (
        <BandView key={band.key} band={band} />
      ))}
      {below.map((link) => (
        <LinkView key={link.key} link={link} />
      ))}
      {boxes.map((box) => (
        <BoxView key={box.key} box={box} onPlace={onPlace} />
      ))}
      {above.map((link) => (
        <LinkView key={link.key} link={link} />
      ))}
      {notes.map((note) => (
        <NoteView key={note.key} note={note} />
      ))}
      {marks.map((mark) => (
        <MarkView key={mark.key} mark={mark} />
      ))}
    </svg>
  );
}
