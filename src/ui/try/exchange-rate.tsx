import { useState } from 'react';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { dollars, number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const MOST_COST = 30;

/** One metric up and another worse: what the verdict depends on. */
export default function ExchangeRate() {
  const [paying, setPaying] = useState(7);
  const [contacts, setContacts] = useState(40);
  const [worth, setWorth] = useState(60);
  const [cost, setCost] = useState(5);
  const gain = (at: number): number => worth * paying - at * contacts;
  const now = gain(cost);
  const flips = contacts > 0 && paying > 0 ? (worth * paying) / contacts : undefined;
  const path = times(MOST_COST + 1, (at) => [at, gain(at)] as const);
  const reach = Math.max(100, ...path.map(([, value]) => Math.abs(value)));
  return (
    <>
      <Controls>
        <Slider
          label="More subscribers, per 10,000 visitors"
          value={paying}
          min={-10}
          max={20}
          onValue={setPaying}
        />
        <Slider
          label="More contacts with support"
          value={contacts}
          min={-50}
          max={100}
          step={5}
          onValue={setContacts}
        />
        <Slider
          label="A paying subscriber is worth"
          value={worth}
          min={5}
          max={200}
          step={5}
          format={(value) => `$${value}`}
          onValue={setWorth}
        />
        <Slider
          label="A contact costs"
          value={cost}
          min={0}
          max={MOST_COST}
          step={0.5}
          format={dollars}
          onValue={setCost}
        />
      </Controls>
      <Result
        main={`Together ${dollars(now)} per 10,000 visitors: ${now > 0 ? 'better' : now < 0 ? 'worse' : 'no difference'}.`}
      >
        {flips === undefined
          ? 'The verdict is the same at every price of a contact.'
          : flips > MOST_COST
            ? `It would flip only at ${dollars(flips)} per contact, so the price hardly matters.`
            : `It flips at ${dollars(flips)} per contact. Are you sure which side of that the true cost is on?`}
      </Result>
      <Plot
        label={`Gain by price of a contact, from ${number(path[0]?.[1] ?? 0)} at $0 to ${number(path.at(-1)?.[1] ?? 0)} at $${MOST_COST}.`}
        x={axis(0, MOST_COST, { format: (value) => `$${value}`, name: 'price of a contact' })}
        y={axis(-reach, reach, { format: number, name: 'gain in dollars' })}
      >
        <Level y={0} />
        <Line points={path} />
        <Dots points={[[cost, now]]} kind={now >= 0 ? 'good' : 'bad'} r={6} />
      </Plot>
      <Legend
        items={[
          ['good', 'a gain'],
          ['bad', 'a loss'],
          ['dashed', 'no difference'],
        ]}
      />
    </>
  );
}
