import { useState } from 'react';
import { fitLine, type Point } from '#statistics/models/linear.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { number, percent, plural } from './kit/format.ts';
import { Handles } from './kit/handles.tsx';
import { Buttons, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';

/** Orders by Wednesday and boxes in the end, as in the lesson. */
const WEEKS: Point[] = [
  [20, 38],
  [22, 41],
  [24, 43],
  [26, 47],
  [28, 46],
];
const [LOW, HIGH] = [20, 70];
const ENDS = [19, 29] as const;

/** Five points that one drags, and the line of least squares that follows them. */
export default function DragLine() {
  const [points, setPoints] = useState(WEEKS);
  const { slope, intercept, squares, explained } = fitLine(points);
  const at = (x: number): number => intercept + slope * x;
  const farthest = points.reduce(
    (most, [x, y]) => (Math.abs(y - at(x)) > Math.abs(most[1] - at(most[0])) ? ([x, y] as const) : most),
    [24, at(24)] as Point,
  );
  return (
    <>
      <p className="text-sm">Drag a point up or down, or focus it and use the arrow keys.</p>
      <Result
        main={`Boxes = ${number(intercept, 1)} ${slope < 0 ? '−' : '+'} ${number(Math.abs(slope))} × orders. R² is ${percent(explained, 0)}.`}
      >
        The squared residuals add up to {number(squares, 1)}.{' '}
        {squares > 0.05 &&
          `The largest residual, at ${plural(farthest[0], 'order')}, makes up ${percent((farthest[1] - at(farthest[0])) ** 2 / squares, 0)} of that.`}
      </Result>
      <Plot
        label={`Five weeks and the line of least squares with a slope of ${number(slope)}.`}
        x={axis(18, 30, { name: 'orders by Wednesday' })}
        y={axis(LOW, HIGH, { name: 'boxes in the end' })}
        height={300}
        interactive
      >
        {points.map(([x, y]) => (
          <Line
            key={x}
            points={[
              [x, y],
              [x, at(x)],
            ]}
            look="dashed"
          />
        ))}
        <Line points={ENDS.map((x) => [x, at(x)] as const)} look="plain" />
        <Handles
          points={points}
          min={LOW}
          max={HIGH}
          step={1}
          name={(index) => `Boxes at ${plural(points[index]?.[0] ?? 0, 'order')}`}
          onMove={(index, y) =>
            setPoints(points.map((point, place) => (place === index ? ([point[0], y] as const) : point)))
          }
        />
      </Plot>
      <Legend
        items={[
          ['thin', 'least squares'],
          ['dashed', 'residuals'],
        ]}
      />
      <Buttons>
        <Button onClick={() => setPoints(WEEKS)}>Start over</Button>
      </Buttons>
    </>
  );
}
