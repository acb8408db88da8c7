import { useState } from 'react';
import { estimate } from '#statistics/product/estimate.ts';
import { count, number } from './kit/format.ts';
import { Result } from './kit/layout.tsx';
import { NumberField } from './kit/number-field.tsx';
import { Slider } from './kit/slider.tsx';

const FACTORS = [
  { name: 'Households in the city', guess: 217_000, off: 1, divides: false },
  { name: 'Bikes per household', guess: 1, off: 1.5, divides: false },
  { name: 'Years that a bike is kept', guess: 8, off: 1.5, divides: true },
  { name: 'Percent sold, not given away', guess: 50, off: 1.5, divides: false },
  { name: 'Percent of those on Relay', guess: 20, off: 1.5, divides: false },
];
const PERCENT = 100;

/** Rounded as one says it out loud. */
const rough = (value: number): string => {
  if (value < 10) return number(value, 1);
  const digits = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return count(Math.round(value / digits) * digits);
};

/** An estimate of bikes sold per year, each factor with its doubt. */
export default function Fermi() {
  const [factors, setFactors] = useState(FACTORS);
  const { middle, likely, worst } = estimate(
    factors.map(({ name, guess, off, divides }) => ({
      guess: name.startsWith('Percent') ? guess / PERCENT : guess,
      off,
      divides,
    })),
  );
  const change = (index: number, part: Partial<(typeof FACTORS)[number]>) =>
    setFactors((before) => before.map((factor, at) => (at === index ? { ...factor, ...part } : factor)));
  const widest = factors.reduce((most, factor) => (factor.off > most.off ? factor : most));
  return (
    <>
      <div className="space-y-4">
        {factors.map(({ name, guess, off, divides }, index) => (
          <div key={name} className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <NumberField
              label={divides ? `Divided by: ${name.toLowerCase()}` : name}
              value={guess}
              min={0.01}
              max={name.startsWith('Percent') ? PERCENT : 1_000_000_000}
              step={0.01}
              onValue={(value) => change(index, { guess: value })}
            />
            <Slider
              label={`${name}: off by`}
              value={off}
              min={1}
              max={5}
              step={0.1}
              format={(value) => `× ${number(value, 1)}`}
              onValue={(value) => change(index, { off: value })}
            />
          </div>
        ))}
      </div>
      <Result
        main={`About ${rough(middle)} bikes per year on Relay, between ${rough(middle / likely)} and ${rough(middle * likely)} if the errors are independent.`}
      >
        If all of them went one way: {rough(middle / worst)} to {rough(middle * worst)}.{' '}
        {widest.off > 1 && `The factor to look up first: ${widest.name.toLowerCase()}.`}
      </Result>
    </>
  );
}
