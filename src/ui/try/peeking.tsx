import { useMemo, useState } from 'react';
import { falseAlarms, zAtLooks } from '#statistics/peeking.ts';
import { seededRandom } from '#statistics/random.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from './kit/number-field.tsx';
import { Plot, pathThrough } from './kit/plot.tsx';

const ALPHA = 0.05;
/** The z value at which a two-sided test at 5% is significant. */
const LIMIT = 1.96;
const TESTS = 2000;
const REACH = 4;
const MAX_LOOKS = 60;

/** Tests without any effect, looked at again and again: how often one of the looks says that there is one. */
export default function Peeking() {
  const [looks, setLooks] = useState(10);
  const [seed, setSeed] = useState(1);
  const path = useMemo(() => zAtLooks(looks, seededRandom(seed)), [looks, seed]);
  const share = useMemo(() => falseAlarms(TESTS, looks, ALPHA, seededRandom(looks)), [looks]);
  const first = path.findIndex((z) => Math.abs(z) > LIMIT);
  return (
    <>
      <div className="max-w-60">
        <NumberField label="Looks at the result" value={looks} min={1} max={MAX_LOOKS} onValue={setLooks} />
      </div>
      <p className="mt-3 text-sm" role="status">
        <span className="font-semibold">
          {(100 * share).toFixed(1)}% of {TESTS.toLocaleString('en')} tests without any effect
        </span>{' '}
        look significant at 5% {looks === 1 ? 'at the only look' : `at one or more of the ${looks} looks`}.
        The one drawn here {first < 0 ? 'never does.' : `does at look ${first + 1}.`}
      </p>
      <Button className="mt-3" onClick={() => setSeed(seed + 1)}>
        Draw another test
      </Button>
      <Plot
        label={`The z value of one test without effect at ${looks} looks. ${first < 0 ? 'It stays within the limits.' : `It leaves the limits of 1.96 at look ${first + 1}.`}`}
        x={{
          min: 0,
          max: looks + 1,
          ticks: [...new Set([1, Math.ceil(looks / 2), looks])].map((at) => ({ at, label: `look ${at}` })),
        }}
        y={{
          min: -REACH,
          max: REACH,
          ticks: [-LIMIT, 0, LIMIT].map((at) => ({ at, label: String(at) })),
        }}
      >
        {(placeX, placeY) => (
          <>
            <path className="fig-line-dashed" d={`M${placeX(0)} ${placeY(LIMIT)}H${placeX(looks + 1)}`} />
            <path className="fig-line-dashed" d={`M${placeX(0)} ${placeY(-LIMIT)}H${placeX(looks + 1)}`} />
            <path
              className="fig-line-accent"
              d={pathThrough(path.map((z, index) => [placeX(index + 1), placeY(z)]))}
            />
            {path.map((z, index) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a look is its place
                key={index}
                className={Math.abs(z) > LIMIT ? 'fig-bad' : 'fig-good'}
                cx={placeX(index + 1)}
                cy={placeY(z)}
                r={Math.abs(z) > LIMIT ? 5 : 3}
              />
            ))}
          </>
        )}
      </Plot>
    </>
  );
}
