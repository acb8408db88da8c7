import { useState } from 'react';
import { screen } from '#statistics/models/base-rate.ts';
import { DataTable } from './kit/data-table.tsx';
import { count, number, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Slider } from './kit/slider.tsx';

const PEOPLE = 10_000;
const SHARES = [0.001, 0.002, 0.005, 0.01, 0.02, 0.04, 0.1, 0.2, 0.3, 0.5];

/** A test for something rare: how likely is it for someone who is flagged? */
export default function BaseRate() {
  const [place, setPlace] = useState(3);
  const [found, setFound] = useState(90);
  const [wrong, setWrong] = useState(5);
  const share = SHARES[place] ?? 0;
  const result = screen({ share, found: found / 100, wrong: wrong / 100 }, PEOPLE);
  return (
    <>
      <Controls>
        <Slider
          label="Accounts that are fraud"
          value={place}
          min={0}
          max={SHARES.length - 1}
          format={(index) => percent(SHARES[index] ?? 0)}
          onValue={setPlace}
        />
        <Slider
          label="Of these, flagged (recall)"
          value={found}
          min={0}
          max={100}
          format={(value) => `${value}%`}
          onValue={setFound}
        />
        <Slider
          label="Of the others, flagged"
          value={wrong}
          min={0}
          max={20}
          step={0.5}
          format={(value) => `${number(value)}%`}
          onValue={setWrong}
        />
      </Controls>
      <Result
        main={
          result.right + result.alarms === 0
            ? 'Nobody is flagged.'
            : `A flagged account is fraud with a probability of ${percent(result.chance)}.`
        }
      >
        The test is right about {percent(result.accuracy)} of accounts; flagging nobody would be right about{' '}
        {percent(result.lazyAccuracy)}.{' '}
        {result.accuracy < result.lazyAccuracy &&
          'So accuracy prefers doing nothing, which is why nobody should use it here.'}
      </Result>
      <DataTable
        caption={`What ${count(PEOPLE)} accounts come out as`}
        head={['', 'Fraud', 'Honest', 'Together']}
        rows={[
          ['Flagged', count(result.right), count(result.alarms), count(result.right + result.alarms)],
          ['Not flagged', count(result.missed), count(result.clear), count(result.missed + result.clear)],
        ]}
      />
    </>
  );
}
