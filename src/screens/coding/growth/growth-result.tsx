import type { DsaQuestion } from '#dataset/schema.ts';
import { fitGrowth, type GrowthFit } from '#judge/complexity/fit.ts';
import type { Growth } from '#judge/complexity/measure-growth.ts';
import { shortMs } from './chart-scale.ts';
import { GrowthChart } from './growth-chart.tsx';

/** More classes than this that fit about as well say nothing. */
const TELLING = 2;

/** A fit in words: `O(n)`, or `O(n) or O(n log n)` where the times do not tell those apart. */
function sentenceOf(who: string, fit: GrowthFit): string {
  const orders = [fit.growth, ...fit.near].map(({ label }) => `O(${label})`);
  return orders.length > TELLING
    ? `The times of ${who} vary too much to tell how it scales.`
    : `${who.charAt(0).toUpperCase()}${who.slice(1)} scales like ${orders.join(' or ')}.`;
}

function Key({ mark, children }: { mark: 'own' | 'reference'; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden
        className={`size-2.5 ${mark === 'own' ? 'rounded-full bg-accent' : 'border border-muted'}`}
      />
      {children}
    </span>
  );
}

/** What was measured: in a sentence, as a picture, beside the editorial's complexities, and as a table. */
interface Props {
  growth: Growth;
  approaches: DsaQuestion['approaches'];
}

export function GrowthResult({ growth, approaches }: Props) {
  const own = { points: growth.own, fit: fitGrowth(growth.own) };
  const reference = { points: growth.reference, fit: fitGrowth(growth.reference) };
  const largest = own.points.at(-1);
  const sentence = own.fit
    ? sentenceOf('your solution', own.fit)
    : 'Your program is too fast on these inputs to measure how it scales.';
  const beside = reference.fit ? ` ${sentenceOf('the reference solution', reference.fit)}` : '';
  const sizes = [...new Set([...own.points, ...reference.points].map(({ n }) => n))].sort((a, b) => a - b);
  const timeAt = (points: typeof own.points, n: number) => {
    const ms = points.find((point) => point.n === n)?.ms;
    return ms === undefined ? '–' : ms < 0.1 ? '< 0.1 ms' : shortMs(ms);
  };
  return (
    <div className="space-y-3">
      <p role="status">
        {sentence}
        {beside}
      </p>
      {largest && (
        <GrowthChart
          own={own}
          reference={reference}
          label={`${sentence}${beside} At ${largest.n.toLocaleString('en')} values it takes ${shortMs(largest.ms)}.`}
        />
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
        <Key mark="own">your solution, with the fitted curve</Key>
        <Key mark="reference">the reference solution</Key>
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
        {approaches.map(({ name, time }) => (
          <div key={name} className="contents">
            <dt className="font-mono text-sm">{time}</dt>
            <dd className="text-muted">{name} (editorial)</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="text-muted">Show times as a table</summary>
        <table className="mt-2 w-full max-w-md text-left tabular-nums">
          <thead className="text-muted">
            <tr>
              <th className="font-normal">Values</th>
              <th className="font-normal">Yours</th>
              <th className="font-normal">Reference</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((n) => (
              <tr key={n} className="border-t">
                <td className="py-1">{n.toLocaleString('en')}</td>
                <td>{timeAt(own.points, n)}</td>
                <td>{timeAt(reference.points, n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
