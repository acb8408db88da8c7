import type { Extension } from '@codemirror/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import { highlightLines, type Piece, plainLines } from './highlight-lines.ts';
import { heatOf, lineRuns } from './line-runs.ts';
import type { Remark } from './remark.ts';
import type { PlayerModel } from './use-player.ts';

interface Props {
  label?: string;
  source: string;
  mode: () => Promise<Extension>;
  player: PlayerModel;
  /** What the step says at its line: what it changed, or how a condition came out. */
  remark?: Remark;
}

const REMARKS = {
  true: 'bg-easy-soft text-easy',
  false: 'bg-hard-soft text-hard',
  change: 'bg-medium-soft text-medium',
} as const;

function useLines(source: string, mode: Props['mode']): Piece[][] {
  const [lines, setLines] = useState(() => plainLines(source));
  useEffect(() => {
    let current = true;
    mode().then((extension) => current && setLines(highlightLines(source, extension)));
    return () => {
      current = false;
    };
  }, [source, mode]);
  return lines;
}

/** The program with the line that ran, how often each line runs, and what the step did beside its line. */
export function CodeView({ label = 'Code', source, mode, player, remark }: Props) {
  const lines = useLines(source, mode);
  const runs = useMemo(() => lineRuns(player.replay), [player.replay]);
  const most = Math.max(0, ...runs.values());
  const line = player.replay.line(player.step);
  const next = player.replay.line(player.step + 1);
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that is marked has changed
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  return (
    <ol aria-label={label} className="min-w-max py-2 font-mono text-sm leading-[1.65]">
      {lines.map((pieces, index) => {
        const number = index + 1;
        const count = runs.get(number) ?? 0;
        const here = number === line;
        return (
          <li
            key={number}
            ref={here ? current : undefined}
            aria-current={here ? 'step' : undefined}
            className={`flex items-center pr-4 ${here ? 'bg-accent-soft' : ''}`}
          >
            <span
              aria-hidden
              className="mr-1 w-1 self-stretch bg-medium"
              style={{ opacity: heatOf(count, most) * 0.8 }}
            />
            <LineNumber
              number={number}
              count={count}
              here={here}
              isNext={number === next}
              onClick={() => player.toLine(number)}
            />
            <code className="whitespace-pre">
              {pieces.map(({ text, color }, piece) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
                <span key={piece} style={color ? { color } : undefined}>
                  {text}
                </span>
              ))}
            </code>
            {here && remark && (
              <span className={`ml-4 rounded px-1.5 whitespace-pre ${REMARKS[remark.kind]}`}>
                {remark.text}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

interface NumberProps {
  number: number;
  count: number;
  here: boolean;
  isNext: boolean;
  onClick: () => void;
}

function LineNumber({ number, count, here, isNext, onClick }: NumberProps) {
  const className = `mr-3 w-9 shrink-0 text-right tabular-nums select-none ${here ? 'font-medium text-accent' : 'text-muted'}`;
  const mark = here ? '▸' : isNext ? '▹' : '';
  if (count === 0)
    return (
      <span aria-hidden className={className}>
        {number}
      </span>
    );
  const times = `${count} ${count === 1 ? 'run' : 'runs'}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      onClick={onClick}
      title={`${times}; go to the next one`}
      aria-label={`Line ${number}, ${times}`}
      className={`${className} rounded hover:text-accent`}
    >
      <span aria-hidden className="mr-0.5 text-accent">
        {mark}
      </span>
      {number}
    </button>
  );
}
