import { useMemo, useState } from 'react';
import { seededRandom } from '#statistics/random.ts';
import { drawPeople, lowest } from '#statistics/regression-to-mean.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { number } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 200;
const [LEAST, MOST] = [35, 105];

/** Those with the lowest results of a month, a month later, without anyone having done a thing. */
export default function MeanRegression() {
  const [luck, setLuck] = useState(50);
  const [share, setShare] = useState(10);
  const [seed, setSeed] = useState(1);
  const people = useMemo(() => drawPeople(PEOPLE, luck / 100, seededRandom(seed)), [luck, seed]);
  const { chosen, first, second } = lowest(people, share / 100);
  const picked = new Set(chosen);
  const dots = (isPicked: boolean) =>
    people
      .filter((person) => picked.has(person) === isPicked)
      .map((person) => [person.first, person.second] as const);
  const rise = second - first;
  return (
    <>
      <Controls>
        <Slider
          label="How much of a result is luck"
          value={luck}
          min={0}
          max={100}
          step={5}
          format={(value) => `${value}%`}
          onValue={setLuck}
        />
        <Slider
          label="Picked: the lowest"
          value={share}
          min={1}
          max={50}
          format={(value) => `${value}%`}
          onValue={setShare}
        />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Draw other people</Button>
      </Buttons>
      <Result
        main={`The ${chosen.length} lowest of ${PEOPLE} had ${number(first, 1)} in the first month and have ${number(second, 1)} in the second, ${number(Math.abs(rise), 1)} ${rise < 0 ? 'less' : 'more'}.`}
      >
        {luck < 5
          ? 'Without luck nothing moves.'
          : 'Nobody did anything. A coaching program for them would have claimed this as its success. Only a control group of people who were just as low can tell.'}
      </Result>
      <Plot
        label={`Results of ${PEOPLE} people in two months; the ${chosen.length} lowest of the first month average ${number(first, 1)}, then ${number(second, 1)}.`}
        x={axis(LEAST, MOST, { name: 'first month' })}
        y={axis(LEAST, MOST, { name: 'second month' })}
        height={280}
      >
        <Line
          points={[
            [LEAST, LEAST],
            [MOST, MOST],
          ]}
          look="dashed"
        />
        <Dots points={dots(false)} r={2.5} />
        <Dots points={dots(true)} kind="bad" r={3.5} />
      </Plot>
      <Legend
        items={[
          ['bad', 'picked'],
          ['plain', 'the others'],
          ['dashed', 'same in both months'],
        ]}
      />
    </>
  );
}
