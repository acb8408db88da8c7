import { Button } from '#ui/button.tsx';
import type { PlayerModel } from '../player/use-player.ts';
import type { ComparisonModel, OtherProgram } from './use-comparison.ts';

interface Props {
  player: PlayerModel;
  programs: readonly OtherProgram[];
  model: ComparisonModel;
}

/** Chooses a program to compare with, and says where the two runs first differ. */
export function CompareBar({ player, programs, model: { state, start, stop } }: Props) {
  const chosen = state.kind === 'none' ? '' : state.program.id;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-2 pb-1.5 text-sm">
      <label className="flex min-w-0 items-center gap-2">
        Compare with
        <select
          value={chosen}
          onChange={(event) => {
            const program = programs.find(({ id }) => id === event.target.value);
            if (program) start(program);
            else stop();
          }}
          className="h-8 min-w-0 max-w-72 cursor-pointer rounded-md border bg-surface px-1.5 text-sm"
        >
          <option value="">nothing</option>
          {programs.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Answer state={state} player={player} />
    </div>
  );
}

function Answer({ state, player }: { state: ComparisonModel['state']; player: PlayerModel }) {
  if (state.kind === 'none') return null;
  if (state.kind === 'running') return <p role="status">Running it step by step…</p>;
  if (state.kind === 'failed')
    return (
      <p role="alert" className="text-hard">
        {state.message}
      </p>
    );
  const { difference } = state.comparison;
  if (!difference) return <p role="status">The two runs agree on every value that both programs name.</p>;
  const { name, mine, other } = difference;
  return (
    <>
      <p role="status">
        First difference: <code className="font-mono">{name}</code>{' '}
        {mine ? `is ${mine.value} in your code` : 'gets no further value in your code'}
        {other ? `, ${other.value} there.` : ', and no further value there.'}
      </p>
      <Button size="sm" onClick={() => player.goTo(mine?.step ?? player.replay.length - 1)}>
        Go to it
      </Button>
    </>
  );
}
