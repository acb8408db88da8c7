import { useId } from 'react';
import type { PipelineStep, RagModel } from '#dataset/paper.ts';
import { wrapLabel } from './wrap-label.ts';

const BOX = { width: 158, height: 44, step: 66 };
const LEFT = 1;
const RIGHT = 201;
const TOP = 30;
const WIDTH = 360;

const top = (index: number) => TOP + index * BOX.step;
const middle = (index: number) => top(index) + BOX.height / 2;

/** An approach as two columns of steps, indexing and query time; narrow enough for a phone. */
export function Pipeline({ model }: { model: RagModel }) {
  const id = useId();
  const rows = Math.max(model.prepared.length, model.asked.length);
  const last = model.prepared.length - 1;
  const height = top(rows - 1) + BOX.height + 2;
  // Joins the columns in the gap between them.
  const bend = LEFT + BOX.width + 18;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={inWords(model)}
      className="block h-auto w-full max-w-md"
    >
      <defs>
        <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path className="fig-arrow" d="M0 0 8 4 0 8z" />
        </marker>
      </defs>
      <text className="fig-text-muted" x={LEFT} y="16">
        Indexing
      </text>
      <text className="fig-text-muted" x={RIGHT} y="16">
        At query time
      </text>
      <Column steps={model.prepared} x={LEFT} marker={id} />
      <Column steps={model.asked} x={RIGHT} marker={id} />
      <path
        className="fig-line-dashed"
        d={`M${LEFT + BOX.width} ${middle(last)}H${bend}V${middle(model.reads)}H${RIGHT - 2}`}
        markerEnd={`url(#${id})`}
      />
    </svg>
  );
}

function Column({ steps, x, marker }: { steps: PipelineStep[]; x: number; marker: string }) {
  const center = x + BOX.width / 2;
  return steps.map(({ label, own }, index) => {
    const lines = wrapLabel(label);
    return (
      <g key={label}>
        {index > 0 && (
          <path
            className="fig-line"
            d={`M${center} ${top(index - 1) + BOX.height}V${top(index) - 2}`}
            markerEnd={`url(#${marker})`}
          />
        )}
        <rect
          className={own ? 'fig-box-accent' : 'fig-box'}
          x={x}
          y={top(index)}
          width={BOX.width}
          height={BOX.height}
          rx="6"
        />
        <text className="fig-text" textAnchor="middle">
          {lines.map((line, row) => (
            <tspan key={line} x={center} y={middle(index) + 4.5 + (row - (lines.length - 1) / 2) * 17}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  });
}

function inWords({ name, prepared, asked, reads }: RagModel): string {
  const list = (steps: PipelineStep[]) => steps.map(({ label }) => label).join(', then ');
  return `Pipeline of ${name}. Indexing: ${list(prepared)}. At query time: ${list(asked)}. “${asked[reads]?.label}” reads the index.`;
}
