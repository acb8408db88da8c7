import type { Extension } from '@codemirror/state';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '#trace/state.ts';
import { CodeWords } from './code-words.tsx';
import { highlightLines, type Piece, plainLines } from './highlight-lines.ts';
import { heatOf, lineRuns, runsUntil } from './line-runs.ts';
import type { Remark } from './remark.ts';
import type { PlayerModel } from './use-player.ts';
import { useValueTip } from './use-value-tip.ts';

interface Props {
  label?: string;
  source: string;
  mode: () => Promise<Extension>;
  player: PlayerModel;
  /** What there is at the step. */
  state: State;
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
export function CodeView({ label = 'Code', source, mode, player, state, remark }: Props) {
  const lines = useLines(source, mode);
  const runs = useMemo(() => lineRuns(player.replay), [player.replay]);
  const most = Math.max(0, ...[...runs.values()].map(({ length }) => length));
  const loops = useMemo(
    () => new Set(player.replay.trace.branches.flatMap(([line, , kind]) => (kind === 'if' ? [] : [line]))),
    [player.replay],
  );
  const { tip, handlers } = useValueTip(state);
  const line = player.replay.line(player.step);
  const next = player.replay.line(player.step + 1);
  const current = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that is marked has changed
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [line]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list of variables offers the same by keyboard
    <ol
      aria-label={label}
      className="min-w-max py-2 font-mono text-sm leading-[1.65]"
      {...handlers}
      onClick={(event) => {
        if (tip && (event.target as Element).closest('[data-word]')) player.toWriter(tip.place);
      }}
    >
      {lines.map((pieces, index) => {
        const number = index + 1;
        const steps = runs.get(number) ?? [];
        const count = steps.length;
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
            <CodeWords pieces={pieces} />
            {here && remark && (
              <span className={`ml-4 rounded px-1.5 whitespace-pre ${REMARKS[remark.kind]}`}>
                {remark.text}
              </span>
            )}
            {loops.has(number) && count > 0 && (
              <span className="ml-4 text-xs text-muted tabular-nums whitespace-pre">
                {runsUntil(steps, player.step)} of {count}
              </span>
            )}
          </li>
        );
      })}
      {tip && (
        <li
          aria-hidden
          style={{ left: tip.x, top: tip.y + 2 }}
          className="pointer-events-none fixed z-30 max-w-96 truncate rounded-md border bg-surface px-2 py-0.5 shadow-md"
        >
          <span className="text-muted">{tip.name} = </span>
          {tip.text}
        </li>
      )}
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
