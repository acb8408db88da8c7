import { useMemo, useRef } from 'react';
import { NODE_LABELS, type Pipeline, type PipelineNode } from '#pipeline/model.ts';
import { standUp, UPRIGHT_HEIGHT } from '#pipeline/upright.ts';
import { useOverflow } from '../use-overflow.ts';
import { useRoom } from '../use-room.ts';
import { NODE_ICONS } from './node-looks.ts';

/** Length and half the width of an edge's head, in pixels. */
const HEAD = { length: 8, half: 4.5 };

function Node({ node: { type, label, note } }: { node: PipelineNode }) {
  const Icon = NODE_ICONS[type];
  return (
    <div className="flex h-full flex-col justify-center rounded-md border border-border-strong bg-surface px-2.5 leading-snug">
      <span className="flex items-center gap-1.5 text-xs text-muted">
        <Icon size={12} className="shrink-0" aria-hidden />
        <span className="truncate">{NODE_LABELS[type]}</span>
      </span>
      <span className="line-clamp-2 text-sm font-semibold wrap-anywhere">{label || ' '}</span>
      {note && <span className="line-clamp-2 text-xs text-muted">{note}</span>}
    </div>
  );
}

interface Props {
  pipeline: Pipeline;
  label: string;
}

function Picture({ pipeline, label, room }: Props & { room: number }) {
  const { width, height, places, ways } = useMemo(() => standUp(pipeline, room), [pipeline, room]);
  return (
    <div role="img" aria-label={label} style={{ width, height }} className="relative mx-auto">
      <svg
        width={width}
        height={height}
        className="absolute inset-0 overflow-visible text-muted"
        role="presentation"
      >
        {ways.map(({ from, to, curve: [x, y, x2, y2] }) => {
          const end = y2 - HEAD.length;
          const middle = (y + end) / 2;
          return (
            <g key={`${from} ${to}`}>
              <path
                d={`M${x} ${y}C${x} ${middle} ${x2} ${middle} ${x2} ${end}`}
                className="fill-none stroke-current stroke-[1.5]"
              />
              <path
                d={`M${x2} ${y2}l${-HEAD.half} ${-HEAD.length}h${2 * HEAD.half}z`}
                className="fill-current"
              />
            </g>
          );
        })}
      </svg>
      {places.map(({ node, x, y, w }) => (
        <div key={node.id} className="absolute" style={{ left: x, top: y, width: w, height: UPRIGHT_HEIGHT }}>
          <Node node={node} />
        </div>
      ))}
    </div>
  );
}

/** A pipeline as a picture from top to bottom, at the size of the text around it. */
export function PipelineFigure({ pipeline, label }: Props) {
  const [scroller, place] = [useRef<HTMLElement>(null), useRef<HTMLDivElement>(null)];
  const room = useRoom(place);
  const overflows = useOverflow(scroller);
  return (
    <section
      ref={scroller}
      aria-label={`${label}, picture`}
      tabIndex={overflows ? 0 : undefined}
      className="overflow-x-auto p-3"
    >
      <div ref={place}>{room !== undefined && <Picture pipeline={pipeline} label={label} room={room} />}</div>
    </section>
  );
}
