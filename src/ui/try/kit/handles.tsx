import { useRef } from 'react';
import { usePlace } from './place.ts';

interface Props {
  points: readonly (readonly [x: number, y: number])[];
  /** Bounds of y, and how far an arrow key moves. */
  min: number;
  max: number;
  step: number;
  /** What a point is called, by its place. */
  name: (index: number) => string;
  onMove: (index: number, y: number) => void;
}

const SIZE = 7;
/** A finger needs more room than the mark that it moves. */
const TOUCH = 16;
const FAR = 5;

/** Points that one drags up and down, or moves with the arrow keys. */
export function Handles({ points, min, max, step, name, onMove }: Props) {
  const place = usePlace();
  const dragged = useRef<number>(undefined);
  const within = (y: number): number => Math.min(max, Math.max(min, Math.round(y / step) * step));
  const move = (index: number, y: number) => onMove(index, Number(within(y).toFixed(6)));
  const valueAt = (svg: SVGSVGElement, clientY: number): number => {
    const box = svg.getBoundingClientRect();
    // The drawing may be scaled.
    const y = ((clientY - box.top) * svg.height.baseVal.value) / box.height;
    const [zero, one] = [place.y(0), place.y(1)];
    return (y - zero) / (one - zero);
  };
  return points.map(([x, y], index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place in the list
      key={index}
      role="slider"
      tabIndex={0}
      aria-label={name(index)}
      aria-orientation="vertical"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={y}
      className="cursor-ns-resize touch-none"
      onKeyDown={(event) => {
        const by = {
          ArrowUp: step,
          ArrowRight: step,
          ArrowDown: -step,
          ArrowLeft: -step,
          PageUp: FAR * step,
          PageDown: -FAR * step,
          Home: min - y,
          End: max - y,
        }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(index, y + by);
      }}
      onPointerDown={(event) => {
        dragged.current = index;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const svg = event.currentTarget.ownerSVGElement;
        if (svg && dragged.current === index) move(index, valueAt(svg, event.clientY));
      }}
      onPointerUp={() => {
        dragged.current = undefined;
      }}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
    >
      <circle cx={place.x(x)} cy={place.y(y)} r={TOUCH} fill="transparent" />
      <circle className="fig-arrow-accent" cx={place.x(x)} cy={place.y(y)} r={SIZE} />
    </g>
  ));
}
