import { useState } from 'react';
import { weekly } from '#statistics/product/price.ts';
import { times } from '#statistics/summary.ts';
import { axis } from './kit/axis.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, dollars, number, percent, short } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, Level, Line } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Slider } from './kit/slider.tsx';

const [LEAST, MOST] = [3, 20];
const POINTS = 68;

/** A fee, and what it brings if demand is a straight line or has a constant elasticity. */
export default function PriceCurve() {
  const [fee, setFee] = useState(6);
  const [lost, setLost] = useState(6);
  const at = (demand: 'line' | 'constant', percentage: number) =>
    weekly(percentage / 100, lost / 100, demand);
  const curve = (demand: 'line' | 'constant') =>
    times(POINTS + 1, (index) => {
      const percentage = LEAST + ((MOST - LEAST) * index) / POINTS;
      return [percentage, at(demand, percentage).contribution] as const;
    });
  const curves = { line: curve('line'), constant: curve('constant') };
  const values = [...curves.line, ...curves.constant].map(([, value]) => value);
  const best = curves.line.reduce((most, next) => (next[1] > most[1] ? next : most));
  const now = { line: at('line', fee), constant: at('constant', fee) };
  const row = (name: string, { sales, fees, contribution }: typeof now.line) => [
    name,
    count(sales),
    dollars(fees),
    dollars(contribution),
  ];
  return (
    <>
      <Controls>
        <Slider
          label="Fee"
          value={fee}
          min={LEAST}
          max={MOST}
          step={0.5}
          format={(value) => `${value}%`}
          onValue={setFee}
        />
        <Slider
          label="Sales lost from 5% to 6%"
          value={lost}
          min={0}
          max={40}
          format={(value) => `${value}%`}
          onValue={setLost}
        />
      </Controls>
      <Result main={`The elasticity in the test was ${number(-lost / 20)}.`}>
        {lost < 33.3
          ? 'Contribution rises from 5% to 6%.'
          : 'At a third of the sales lost, contribution no longer rises from 5% to 6%.'}{' '}
        By the straight line it’s highest near {number(best[0], 1)}%;{' '}
        {fee > 7.5
          ? `at ${fee}% the two curves are ${dollars(Math.abs(now.line.contribution - now.constant.contribution))} apart, and no data decide between them.`
          : 'near the tested fees the two curves agree.'}
      </Result>
      <Plot
        label={`Contribution per week by fee, for two curves. At ${fee}%: ${dollars(now.line.contribution)} and ${dollars(now.constant.contribution)}. Shares of sales lost in the test: ${percent(lost / 100, 0)}.`}
        x={axis(LEAST, MOST, { format: (value) => `${value}%`, name: 'fee' })}
        y={axis(Math.min(0, ...values), Math.max(1000, ...values), {
          format: short,
          name: 'contribution per week, $',
        })}
      >
        <Level x={5} />
        <Level x={6} />
        <Line points={curves.constant} look="plain" />
        <Line points={curves.line} />
        <Dots points={[[fee, now.constant.contribution]]} r={5} />
        <Dots points={[[fee, now.line.contribution]]} kind="accent" r={5} />
      </Plot>
      <Legend
        items={[
          ['line', 'straight line'],
          ['thin', 'constant elasticity'],
          ['dashed', 'tested fees'],
        ]}
      />
      <DataTable
        caption={`Per week at a fee of ${fee}%`}
        head={['Demand', 'Sales', 'Fees', 'Contribution']}
        rows={[row('Straight line', now.line), row('Constant elasticity', now.constant)]}
      />
    </>
  );
}
