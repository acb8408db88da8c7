import { useState } from 'react';
import type { Point } from '#statistics/models/linear.ts';
import { centered, firstComponent, varianceAlong } from '#statistics/models/pca.ts';
import { normalValue, seededRandom } from '#statistics/random.ts';
import { times } from '#statistics/summary.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { number, percent } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 60;
const REACH = 8;

/** Opens and ratings of people who use an app a lot or little. */
function cloud(togetherness: number): Point[] {
  const random = seededRandom(12);
  return centered(
    times(PEOPLE, () => {
      const [habit, own] = [normalValue(random), normalValue(random)];
      return [2.4 * habit, 1.7 * (togetherness * habit + Math.sqrt(1 - togetherness ** 2) * own)] as const;
    }),
  );
}

/** An axis turned through a cloud of points, and the variance along it. */
export default function Pca() {
  const [degrees, setDegrees] = useState(0);
  const [togetherness, setTogetherness] = useState(0.8);
  const points = cloud(togetherness);
  const { along, share } = varianceAlong(points, degrees);
  const best = firstComponent(points);
  const most = varianceAlong(points, best).share;
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.min(REACH / Math.max(0.01, Math.abs(dx)), (0.6 * REACH) / Math.max(0.01, Math.abs(dy)));
  const shadows = points.map(([x, y]) => {
    const at = x * dx + y * dy;
    return [at * dx, at * dy] as const;
  });
  return (
    <>
      <Controls>
        <Slider
          label="Direction of the axis"
          value={degrees}
          min={0}
          max={179}
          format={(value) => `${value}°`}
          onValue={setDegrees}
        />
        <Slider
          label="Correlation of the two habits"
          value={togetherness}
          min={0}
          max={1}
          step={0.1}
          onValue={setTogetherness}
        />
      </Controls>
      <Buttons>
        <Button onClick={() => setDegrees(Math.round(best) % 180)}>Turn to the first component</Button>
      </Buttons>
      <Result main={`Along ${degrees}° the variance is ${number(along)}, ${percent(share, 0)} of all.`}>
        The first component, at {Math.round(best)}°, has {percent(most, 0)}. What isn’t along the axis is lost
        if only it is kept.
      </Result>
      <Plot
        label={`${PEOPLE} people by opens and ratings, with an axis at ${degrees}° that holds ${percent(share, 0)} of the variance.`}
        x={axis(-REACH, REACH, { name: 'opens, less their mean' })}
        y={axis(-0.6 * REACH, 0.6 * REACH, { name: 'ratings, less their mean' })}
        height={330}
      >
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is a place
          <Line key={index} points={[point, shadows[index] ?? point]} look="dashed" />
        ))}
        <Line
          points={[
            [-reach * dx, -reach * dy],
            [reach * dx, reach * dy],
          ]}
        />
        <Dots points={points} r={3} />
        <Dots points={shadows} kind="accent" r={2.5} />
      </Plot>
      <Legend
        items={[
          ['plain', 'people'],
          ['accent', 'on the axis'],
          ['dashed', 'what is lost'],
        ]}
      />
    </>
  );
}
