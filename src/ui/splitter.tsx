import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';

interface Props {
  /** `columns`: side by side, `rows`: one above the other. */
  direction: 'columns' | 'rows';
  /** What the handle changes, for assistive technology. */
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** The first part's share in percent, at the start. */
  initial: number;
  className?: string;
  /** Side by side, the first part stands on the right. */
  reversed?: boolean;
  /** The other part and the handle are hidden, where the two would stand beside each other. */
  only?: 'second';
}

const MIN = 20;
const MAX = 80;
const STEP = 4;

/**
 * Two parts with a handle between them, moved by pointer or arrow keys. Below the `lg` breakpoint the parts
 * simply follow each other, by CSS alone, so that the prerendered page is right on every screen.
 */
export function Splitter(props: Props) {
  const { direction, label, first, second, initial, className = '', reversed = false, only } = props;
  const [share, setShare] = useState(initial);
  const root = useRef<HTMLDivElement>(null);
  const columns = direction === 'columns';
  const clamp = (value: number) => setShare(Math.min(MAX, Math.max(MIN, value)));

  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !root.current) return;
    const box = root.current.getBoundingClientRect();
    const part = columns ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height;
    clamp(100 * (reversed ? 1 - part : part));
  };
  const press = (event: KeyboardEvent) => {
    const sideways = reversed ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const [less, more] = columns ? sideways : ['ArrowUp', 'ArrowDown'];
    const next = { [less as string]: share - STEP, [more as string]: share + STEP, Home: MIN, End: MAX }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    clamp(next);
  };
  return (
    <div
      ref={root}
      className={`splitter splitter-${direction} ${className}`}
      data-reversed={reversed || undefined}
      data-only={only}
      style={{ '--share': `${share}%` } as React.CSSProperties}
    >
      <div className="splitter-first">{first}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a focusable splitter, not a thematic break */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation={columns ? 'vertical' : 'horizontal'}
        aria-valuenow={Math.round(share)}
        aria-valuemin={MIN}
        aria-valuemax={MAX}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => setShare(initial)}
        className="splitter-handle"
      />
      <div className="splitter-second">{second}</div>
    </div>
  );
}
