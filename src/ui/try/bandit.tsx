import { useMemo, useState } from 'react';
import { type Policy, play } from '#statistics/bandit.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, percent, plural, short } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const RULES = [
  ['even', 'Even split', 'dashed'],
  ['epsilon', 'Epsilon-greedy, 10%', 'plain'],
  ['thompson', 'Thompson sampling', 'accent'],
] as const satisfies readonly (readonly [Policy, string, 'dashed' | 'plain' | 'accent'])[];
const FIRST = 4;
const WINDOWS = 20;

/** Shares of one headline in the parts of a run. */
function shares(chosen: readonly number[], headline: number): (readonly [number, number])[] {
  const size = chosen.length / WINDOWS;
  return Array.from({ length: WINDOWS }, (_, window) => {
    const part = chosen.slice(Math.round(window * size), Math.round((window + 1) * size));
    return [
      (window + 0.5) * size,
      part.filter((pick) => pick === headline).length / Math.max(1, part.length),
    ] as const;
  });
}

/** Three headlines for one morning, sent by three rules. */
export default function Bandit() {
  const [gap, setGap] = useState(1);
  const [messages, setMessages] = useState(10_000);
  const [seed, setSeed] = useState(5);
  const rates = useMemo(() => [0, 1, 2].map((place) => (FIRST + place * gap) / 100), [gap]);
  const runs = useMemo(
    () =>
      RULES.map(([rule, name, look]) => {
        const { chosen, opened } = play(rule, rates, messages, seededRandom(seed));
        return {
          name,
          look,
          opened,
          path: shares(chosen, 2),
          best: chosen.filter((pick) => pick === 2).length,
        };
      }),
    [rates, messages, seed],
  );
  const possible = messages * (rates[2] ?? 0);
  return (
    <>
      <Controls>
        <Slider
          label="Headlines differ by"
          value={gap}
          min={0}
          max={4}
          step={0.25}
          format={(value) => plural(value, 'point')}
          onValue={setGap}
        />
        <Slider
          label="Messages"
          value={messages}
          min={500}
          max={20_000}
          step={500}
          format={count}
          onValue={setMessages}
        />
      </Controls>
      <Buttons>
        <Button onClick={() => setSeed(seed + 1)}>Send another morning</Button>
      </Buttons>
      <Result
        main={`Opened: ${runs.map(({ name, opened }) => `${name.replace(/,.*/, '')} ${count(opened)}`).join(', ')}.`}
      >
        The best headline for everyone would bring about {count(possible)}; what’s missing is regret, and
        luck.
      </Result>
      <Plot
        label={`Share of messages with the best headline. At the end: ${runs.map(({ name, path }) => `${name} ${percent(path.at(-1)?.[1] ?? 0, 0)}`).join(', ')}.`}
        x={axis(0, messages, { format: short, name: 'messages sent' })}
        y={axis(0, 1, { format: (value) => percent(value, 0), name: 'best headline' })}
      >
        {runs.map(({ name, look, path }) => (
          <Line key={name} points={path} look={look} />
        ))}
      </Plot>
      <Legend
        items={[
          ['dashed', 'even split'],
          ['thin', 'epsilon-greedy'],
          ['line', 'Thompson sampling'],
        ]}
      />
      <DataTable
        caption="Three rules in one morning"
        head={['Rule', 'Opened', 'Best headline sent']}
        rows={runs.map(({ name, opened, best }) => [name, count(opened), percent(best / messages, 0)])}
      />
    </>
  );
}
