import { useDeferredValue, useMemo } from 'react';
import { type DiffLine, lineDiff } from '#related/line-diff.ts';

const LOOKS: Record<DiffLine['in'], { row: string; sign: string }> = {
  own: { row: 'bg-hard-soft', sign: '−' },
  other: { row: 'bg-easy-soft', sign: '+' },
  both: { row: '', sign: ' ' },
};

const count = (lines: readonly DiffLine[], where: DiffLine['in']) =>
  lines.filter((line) => line.in === where).length;

/** The user's code and the reference line by line: what only one of them has, and what both have. */
export default function Compare({ own, reference }: { own: string; reference: string }) {
  const shown = useDeferredValue(own);
  const lines = useMemo(() => lineDiff(shown, reference), [shown, reference]);
  if (!lines) {
    return <p className="p-4 text-muted">The two programs differ too much to compare line by line.</p>;
  }
  const number = 'w-9 px-1.5 text-right text-muted select-none tabular-nums align-top';
  return (
    <>
      <p className="px-4 py-2 text-sm text-muted">
        <span className="text-hard">− {count(lines, 'own')} only in your code</span>
        {' · '}
        <span className="text-easy">+ {count(lines, 'other')} only in the reference</span>
        {' · '}
        {count(lines, 'both')} in both
      </p>
      <section
        aria-label="Comparison of your code with the reference"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls must be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto border-t py-2"
      >
        <table className="w-full border-collapse font-mono text-sm leading-[1.6]">
          <thead className="sr-only">
            <tr>
              <th>Line in your code</th>
              <th>Line in the reference</th>
              <th>Change</th>
              <th>Code</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.ownLine}:${line.otherLine}`} className={LOOKS[line.in].row}>
                <td className={number}>{line.ownLine}</td>
                <td className={number}>{line.otherLine}</td>
                <td className="w-5 text-center align-top select-none">{LOOKS[line.in].sign}</td>
                <td className="pr-4 whitespace-pre">{line.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
