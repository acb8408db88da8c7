import { useState } from 'react';
import { cosine, dot, polar, ranked } from '#statistics/models/vectors.ts';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { number } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line, Words } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

/** Twelve words by direction and length; a model’s vectors have hundreds of numbers. */
const WORDS: [word: string, degrees: number, length: number][] = [
  ['cat', 8, 1.9],
  ['dog', 24, 1.4],
  ['horse', 42, 1.9],
  ['cow', 62, 1.2],
  ['bread', 108, 2.3],
  ['cheese', 136, 1.6],
  ['apple', 158, 2.5],
  ['soup', 176, 1.6],
  ['car', 242, 1.8],
  ['bus', 262, 1.3],
  ['train', 284, 1.9],
  ['bike', 304, 1.4],
];
const STRETCHED = 'cow';
const LONGEST = 3;
const REACH = 3;
const NEAREST = 3;
const QUERY_LENGTH = 1;
const MEASURES = { cosine, dot };
const NAMES = { cosine: 'cosine similarity', dot: 'dot product' };

/** Twelve words in the plane, and which of them are near a query by cosine or by dot product. */
export default function EmbeddingSpace() {
  const [degrees, setDegrees] = useState(30);
  const [length, setLength] = useState(1.2);
  const [measure, setMeasure] = useState<keyof typeof MEASURES>('cosine');
  const query = polar(degrees, QUERY_LENGTH);
  const items = WORDS.map(([word, angle, own]) => ({
    word,
    at: polar(angle, word === STRETCHED ? length : own),
  }));
  const byCosine = ranked(query, items, cosine).map(({ word }) => word);
  const byDot = ranked(query, items, dot).map(({ word }) => word);
  const order = ranked(query, items, MEASURES[measure]);
  const near = order.slice(0, NEAREST);
  const isSame = byCosine.slice(0, NEAREST).join() === byDot.slice(0, NEAREST).join();
  const list = near.map(({ word, score }) => `${word} (${number(score)})`).join(', ');
  return (
    <>
      <Controls>
        <Slider
          label="Direction of the query"
          value={degrees}
          min={0}
          max={359}
          format={(value) => `${value}°`}
          onValue={setDegrees}
        />
        <Slider
          label={`Length of “${STRETCHED}”`}
          value={length}
          min={0}
          max={LONGEST}
          step={0.1}
          onValue={setLength}
        />
        <Choice
          label="Similarity"
          value={measure}
          options={[
            ['cosine', 'cosine'],
            ['dot', 'dot product'],
          ]}
          onValue={setMeasure}
        />
      </Controls>
      <Result main={`Nearest by ${NAMES[measure]}: ${list}.`}>
        {isSame
          ? 'Both measures agree on the first three here.'
          : `By ${measure === 'cosine' ? 'dot product' : 'cosine'} they’d be ${(measure === 'cosine' ? byDot : byCosine).slice(0, NEAREST).join(', ')}.`}{' '}
        {length === 0
          ? 'A vector of length 0 has no direction, and both measures give it 0.'
          : 'Cosine sees only the angle. The dot product is the cosine times both lengths.'}
      </Result>
      <Plot
        label={`Twelve words and a query at ${degrees}°. Nearest: ${near.map(({ word }) => word).join(', ')}.`}
        x={axis(-REACH, REACH, { whole: true })}
        y={axis(-REACH, REACH, { whole: true })}
        equal
      >
        {near.map(({ word, at }) => (
          <Line key={word} points={[[0, 0], at]} look="plain" />
        ))}
        <Line points={[[0, 0], query]} />
        <Dots points={order.slice(NEAREST).map(({ at }) => at)} />
        <Dots points={near.map(({ at }) => at)} kind="good" r={5.5} />
        <Dots points={[query]} kind="accent" r={6} />
        {items.map(({ word, at: [x, y] }) => (
          <Words key={word} x={x} y={y} text={word} />
        ))}
      </Plot>
      <Legend
        items={[
          ['accent', 'query'],
          ['good', 'three nearest'],
          ['plain', 'other words'],
        ]}
      />
      <DataTable
        caption={`The first five by ${NAMES[measure]}, with their ranks by both`}
        head={['Word', 'Length', 'Cosine', 'Dot product']}
        rows={order
          .slice(0, 5)
          .map(({ word, at }) => [
            word,
            number(Math.sqrt(dot(at, at))),
            `${number(cosine(query, at))}, #${byCosine.indexOf(word) + 1}`,
            `${number(dot(query, at))}, #${byDot.indexOf(word) + 1}`,
          ])}
      />
    </>
  );
}
