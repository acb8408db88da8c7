import { useMemo, useState } from 'react';
import {
  forward,
  judge,
  type Network,
  SOLUTION,
  train,
  type Unit,
  undecided,
  XOR,
} from '#statistics/models/tiny-network.ts';
import { times } from '#statistics/summary.ts';
import { Button } from '#ui/button.tsx';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { DataTable } from './kit/data-table.tsx';
import { number } from './kit/format.ts';
import { Buttons, Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const START: Network = { hidden: [[3, 2, -1], [2, 3, -4]], output: [3, -2, -1] }; // biome-ignore format: a unit each
const ZEROS: Network = { hidden: [[0, 0, 0], [0, 0, 0]], output: [0, 0, 0] }; // biome-ignore format: a unit each
const MOST = 10;
const [STEPS, RATE] = [20, 2];
const [LOW, HIGH] = [-0.5, 1.5];
const CELLS = 40;
const CELL = (HIGH - LOW) / CELLS;

type UnitName = 'first' | 'second' | 'output';
const INPUTS = {
  hidden: ['Weight of x₁', 'Weight of x₂'],
  output: ['Weight of h₁', 'Weight of h₂'],
} as const;

const unitOf = ({ hidden, output }: Network, name: UnitName): Unit =>
  name === 'output' ? output : hidden[name === 'first' ? 0 : 1];

const withWeight = ([...weights]: Unit, place: number, weight: number): Unit => {
  weights[place] = weight;
  return weights;
};

function withUnit({ hidden, output }: Network, name: UnitName, unit: Unit): Network {
  if (name === 'output') return { hidden, output: unit };
  return { hidden: name === 'first' ? [unit, hidden[1]] : [hidden[0], unit], output };
}

/** The lower left corners of the cells in whose middle the network says 1. */
const regionOf = (network: Network) =>
  times(
    CELLS * CELLS,
    (index) => [LOW + (index % CELLS) * CELL, LOW + Math.floor(index / CELLS) * CELL] as const,
  ).filter(([left, bottom]) => forward(network, [left + CELL / 2, bottom + CELL / 2]).output > 0.5);

function remark({ hidden, output }: Network, right: number): string {
  if (output[0] === output[1] && hidden[0].every((weight, place) => weight === hidden[1][place]))
    return 'Both hidden units are the same, and each step moves them alike: this is why weights start at random.';
  if (right === 4) return 'Two lines and a combination of them do what no single line can.';
  return right === 3 ? 'A single line gets this far, and no further.' : '';
}

/** A network of two hidden units on XOR: its weights, its regions and its loss. */
export default function TinyNetwork() {
  const [network, setNetwork] = useState(START);
  const [name, setName] = useState<UnitName>('first');
  const unit = unitOf(network, name);
  const { loss, right } = judge(network);
  const region = useMemo(() => regionOf(network), [network]);
  const labels = [...INPUTS[name === 'output' ? 'output' : 'hidden'], 'Bias'];
  const ones = XOR.filter(({ target }) => target === 1).map(({ input }) => input);
  const zeros = XOR.filter(({ target }) => target === 0).map(({ input }) => input);
  return (
    <>
      <Choice
        label="Unit to change"
        value={name}
        options={[
          ['first', 'hidden h₁'],
          ['second', 'hidden h₂'],
          ['output', 'output'],
        ]}
        onValue={setName}
      />
      <div className="mt-4">
        <Controls>
          {labels.map((label, place) => (
            <Slider
              key={label}
              label={label}
              value={unit[place] ?? 0}
              min={-MOST}
              max={MOST}
              step={0.1}
              format={(value) => number(value, 1)}
              onValue={(value) => setNetwork(withUnit(network, name, withWeight(unit, place, value)))}
            />
          ))}
        </Controls>
      </div>
      <Buttons>
        <Button variant="primary" onClick={() => setNetwork(SOLUTION)}>
          Solve it
        </Button>
        <Button onClick={() => setNetwork(train(network, STEPS, RATE, MOST))}>Train {STEPS} steps</Button>
        <Button onClick={() => setNetwork(ZEROS)}>Set all to zero</Button>
        <Button onClick={() => setNetwork(START)}>Start over</Button>
      </Buttons>
      <Result main={`Loss ${number(loss, 3)}, ${right} of 4 points right.`}>
        A network that knows nothing has a loss of ln 2 ≈ 0.693. {remark(network, right)}
      </Result>
      <Plot
        label={`XOR of two inputs. The network says 1 in ${number((100 * region.length) / CELLS ** 2, 0)}% of the square, and gets ${right} of 4 points right.`}
        x={axis(LOW, HIGH, { name: 'x₁' })}
        y={axis(LOW, HIGH, { name: 'x₂' })}
        equal
      >
        {(x, y) => (
          <>
            <path
              className="fig-area"
              d={region
                .map(
                  ([left, bottom]) =>
                    `M${x(left)} ${y(bottom)}V${y(bottom + CELL)}H${x(left + CELL)}V${y(bottom)}Z`,
                )
                .join('')}
            />
            <Line points={undecided(network.hidden[0], LOW, HIGH)} look="plain" />
            <Line points={undecided(network.hidden[1], LOW, HIGH)} look="dashed" />
            <Dots points={zeros} kind="bad" r={6} />
            <Dots points={ones} kind="good" r={6} />
          </>
        )}
      </Plot>
      <Legend
        items={[
          ['good', 'should be 1'],
          ['bad', 'should be 0'],
          ['thin', 'h₁ = 0.5'],
          ['dashed', 'h₂ = 0.5'],
        ]}
      />
      <p className="mt-1 text-sm text-muted">Shaded: where the output is above 0.5.</p>
      <DataTable
        caption="The four points through the network"
        head={['x₁, x₂', 'h₁', 'h₂', 'Output', 'Target']}
        rows={XOR.map(({ input, target }) => {
          const { hidden, output } = forward(network, input);
          return [input.join(', '), number(hidden[0]), number(hidden[1]), number(output), target];
        })}
      />
    </>
  );
}
