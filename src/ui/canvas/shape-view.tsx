import { createElement, memo } from 'react';
import { originOf, partsOf, pathData, wordsOf } from '#canvas/figure.ts';
import { isLine, type Shape } from '#canvas/shape.ts';
import { LINE_HEIGHT } from '#canvas/words.ts';

interface Props {
  shape: Shape;
  /** The shape in words. */
  label: string;
  /** Prefix of the element's id, so that assistive technology can be pointed to it. */
  idPrefix: string;
  /** Its text is being written elsewhere. */
  writing: boolean;
}

/** One shape. Drawn again only when it is another object: that is what keeps large drawings quick. */
export const ShapeView = memo(function ShapeView({ shape, label, idPrefix, writing }: Props) {
  const { x, y } = originOf(shape);
  const line = isLine(shape);
  const words = wordsOf(shape);
  const look = line ? 'canvas-line' : shape.kind ? 'canvas-kind' : '';
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of SVG is not interactive
    <g
      id={`${idPrefix}-${shape.id}`}
      role="img"
      aria-label={label}
      data-shape={shape.type}
      data-color={shape.color}
      data-dash={shape.dash}
      className={`canvas-shape ${look}`}
      transform={`translate(${x} ${y})`}
    >
      {line && <path className="canvas-reach" d={pathData(shape)} />}
      {partsOf(shape).map(({ tag, role, attributes }, index) =>
        // A shape's parts never change places.
        createElement(tag, { key: index, className: `canvas-${role}`, ...attributes }),
      )}
      {!writing && words.plate && (
        <rect
          className="canvas-plate"
          x={words.plate.x}
          y={words.plate.y}
          width={words.plate.w}
          height={words.plate.h}
          rx={3}
        />
      )}
      {!writing && words.lines.length > 0 && (
        <text className="canvas-words">
          {words.lines.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <tspan key={index} x={words.x} y={words.y + index * LINE_HEIGHT}>
              {text || ' '}
            </tspan>
          ))}
        </text>
      )}
    </g>
  );
});
