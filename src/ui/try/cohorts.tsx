import { useState } from 'react';
import { activeUsers, cohorts } from '#statistics/product/cohorts.ts';
import { Check } from './kit/check.tsx';
import { DataTable } from './kit/data-table.tsx';
import { count, percent } from './kit/format.ts';
import { Controls, Result } from './kit/layout.tsx';
import { Slider } from './kit/slider.tsx';

const WEEKS = 8;
const START = 4;
const NEWCOMERS = 50_000;
const FADING = 0.35;

/** A retention triangle, before and during a campaign. */
export default function Cohorts() {
  const [plateau, setPlateau] = useState(25);
  const [isOn, setIsOn] = useState(true);
  const [brought, setBrought] = useState(80);
  const [worse, setWorse] = useState(12);
  const growing = { plateau: plateau / 100, fading: FADING, newcomers: NEWCOMERS };
  const campaign = { from: START, newcomers: 1000 * brought, plateau: worse / 100 };
  const table = cohorts(WEEKS, isOn ? { ...growing, campaign } : growing);
  const active = activeUsers(table);
  const without = activeUsers(cohorts(WEEKS, growing));
  const [now, then] = [active.at(-1) ?? 0, without.at(-1) ?? 0];
  const [early, late] = [table[START - 1]?.active[1] ?? 0, table[START]?.active[1] ?? 0];
  const rows = table.map(({ size, active: shares }, joined) => [
    `Week\u00a0${joined + 1}`,
    count(size),
    ...Array.from({ length: WEEKS - 1 }, (_, week) => {
      const share = shares[week + 1];
      return share === undefined ? '' : percent(share, 0);
    }),
  ]);
  return (
    <>
      <Controls>
        <Slider
          label="Stay for good"
          value={plateau}
          min={0}
          max={60}
          format={(value) => `${value}%`}
          onValue={setPlateau}
        />
        <Check label="A campaign from week 5 on" checked={isOn} onChecked={setIsOn} />
        {isOn && (
          <>
            <Slider
              label="Newcomers per week with it"
              value={brought}
              min={50}
              max={200}
              step={5}
              format={(value) => `${value},000`}
              onValue={setBrought}
            />
            <Slider
              label="Of them stay for good"
              value={worse}
              min={0}
              max={60}
              format={(value) => `${value}%`}
              onValue={setWorse}
            />
          </>
        )}
      </Controls>
      <Result
        main={`In week ${WEEKS}, ${count(now)} users are active${isOn ? `, ${count(Math.abs(now - then))} ${now < then ? 'fewer' : 'more'} than without the campaign` : ''}.`}
      >
        {isOn &&
          late < early &&
          now > then &&
          `The total rises while the product keeps people worse: week-1 retention fell from ${percent(early, 0)} to ${percent(late, 0)}. Read down a column to see it.`}
        {isOn && late >= early && 'The newcomers of the campaign stay at least as often as the others.'}
        {!isOn && 'Every row is the same: the product keeps each cohort equally well.'}
      </Result>
      <DataTable
        caption="Share of each weekly cohort that is active so many weeks later"
        head={['Joined', 'Users', ...Array.from({ length: WEEKS - 1 }, (_, week) => `+${week + 1}`)]}
        rows={rows}
      />
    </>
  );
}
