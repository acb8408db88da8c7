import { useState } from 'react';
import { descendBowl, stepsNeeded } from '#statistics/models/descent.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { number, plural } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const SHOWN = 30;
const RATIOS = [1, 2, 4, 9, 16, 30, 60, 100];
const LEVELS = [0.1, 0.5, 1.2, 2.3];
const [WIDE, TALL] = [4.6, 2.2];

/** A line of equal loss, as far as the picture shows it. */
const contour = (level: number, ratio: number) =>
  times(61, (index) => {
    const angle = (index * Math.PI) / 30;
    return [
      Math.sqrt(2 * level) * Math.cos(angle),
      Math.sqrt((2 * level) / ratio) * Math.sin(angle),
    ] as const;
  }).map(([x, y]) => [Math.max(-WIDE, Math.min(WIDE, x)), Math.max(-TALL, Math.min(TALL, y))] as const);

/** Gradient descent in a bowl that gets longer the more two features differ in scale. */
export default function FeatureScaling() {
  const [place, setPlace] = useState(4);
  const ratio = RATIOS[place] ?? 1;
  const path = descendBowl(ratio, SHOWN);
  const needed = stepsNeeded(ratio);
  return (
    <>
      <Controls>
        <Slider
          label="One direction is steeper by"
          value={place}
          min={0}
          max={RATIOS.length - 1}
          format={(index) => `a factor of ${RATIOS[index] ?? 1}`}
          onValue={setPlace}
        />
      </Controls>
      <Result
        main={`${plural(needed, 'step')} to come within a hundredth of the way, at the best rate there is.`}
      >
        {ratio === 1
          ? 'Scaled features make a round bowl, and the first step points at its center.'
          : `Features whose standard deviations differ by a factor of ${number(Math.sqrt(ratio), 1)} make such a bowl. Scale them, and it’s one step.`}
      </Result>
      <Plot
        label={`Contours of a bowl ${ratio} times as steep in one direction, and a path of ${SHOWN} steps that ${ratio === 1 ? 'goes straight to its center' : 'swings toward its center'}.`}
        x={axis(-WIDE, WIDE, { name: 'weight of the first feature' })}
        y={axis(-TALL, TALL, { name: 'weight of the second' })}
        height={300}
      >
        {LEVELS.map((level) => (
          <Line key={level} points={contour(level, ratio)} look="plain" />
        ))}
        <Line points={path} />
        <Dots points={path} kind="accent" r={3} />
      </Plot>
      <Legend
        items={[
          ['thin', 'equal loss'],
          ['accent', 'steps'],
        ]}
      />
    </>
  );
}
