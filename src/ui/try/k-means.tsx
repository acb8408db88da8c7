import { useState } from 'react';
import { kMeans } from '#statistics/models/k-means.ts';
import type { Point } from '#statistics/models/linear.ts';
import { axis } from './kit/axis.ts';
import { Choice } from './kit/choice.tsx';
import { number } from './kit/format.ts';
import { Result } from './kit/layout.tsx';
import { Legend } from './kit/legend.tsx';
import { Dots, type Kind, Line, Words } from './kit/marks.tsx';
import { Plot } from './kit/plot.tsx';
import { Steps } from './kit/steps.tsx';

const NAMES = 'ABCDEFGH';
/** Meals and add-ons of eight people, as in the lesson. */
const POINTS: Point[] = [
  [1, 1],
  [2, 1],
  [1, 3],
  [4, 2],
  [7, 5],
  [8, 5],
  [6, 7],
  [7, 7],
];
const KINDS: Kind[] = ['good', 'bad', 'warn'];
const WORDS = ['circles', 'squares', 'triangles'];
const STARTS = { AD: [0, 3], EF: [4, 5], GH: [6, 7], ADG: [0, 3, 6], EFH: [4, 5, 7] };
type Start = keyof typeof STARTS;

/** K-means step by step from different starts. */
export default function KMeans() {
  const [start, setStart] = useState<Start>('AD');
  const [step, setStep] = useState(0);
  const states = kMeans(
    POINTS,
    STARTS[start].map((place) => POINTS[place] ?? [0, 0]),
  );
  const last = states.length - 1;
  const { centers, groups, inertia } = states[Math.min(step, last)] ?? {
    centers: [],
    groups: [],
    inertia: 0,
  };
  const members = centers.map((_, group) =>
    [...NAMES].filter((_name, index) => groups[index] === group).join(''),
  );
  return (
    <>
      <Choice
        label="Start with centers on"
        value={start}
        options={[
          ['AD', 'A and D'],
          ['EF', 'E and F'],
          ['GH', 'G and H'],
          ['ADG', 'A, D and G'],
          ['EFH', 'E, F and H'],
        ]}
        onValue={(value) => {
          setStart(value);
          setStep(0);
        }}
      />
      <Steps step={step} last={last} onStep={setStep} />
      <Result main={`${step % 2 === 0 ? 'Assigned' : 'Moved the centers'}: inertia ${number(inertia, 1)}.`}>
        {centers
          .map(
            ([x, y], group) =>
              `${members[group] || 'Nobody'} (${WORDS[group]}) around ${number(x)}, ${number(y)}`,
          )
          .join('; ')}
        . {step === last && 'Nothing changes anymore.'}
      </Result>
      <Plot
        label={`Eight people by meals and add-ons, in ${centers.length} groups: ${members.join(', ')}.`}
        x={axis(0, 9, { name: 'meals', whole: true })}
        y={axis(0, 8.5, { name: 'add-ons', whole: true })}
        height={300}
      >
        {POINTS.map((point, index) => (
          <Line key={NAMES[index]} points={[point, centers[groups[index] ?? 0] ?? point]} look="dashed" />
        ))}
        {centers.map((center, group) => (
          <g key={KINDS[group]}>
            <Dots
              points={POINTS.filter((_, index) => groups[index] === group)}
              kind={KINDS[group] ?? 'plain'}
              r={5}
            />
            <Dots points={[center]} kind="accent" r={7} />
          </g>
        ))}
        {POINTS.map(([x, y], index) => (
          <Words key={NAMES[index]} x={x} y={y} text={NAMES[index] ?? ''} />
        ))}
      </Plot>
      <Legend
        items={[
          ['accent', 'centers'],
          ...centers.map((_, group) => [KINDS[group] ?? 'plain', `group ${group + 1}`] as const),
        ]}
      />
    </>
  );
}
