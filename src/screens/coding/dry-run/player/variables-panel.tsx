import type { Changes } from '#trace/changes.ts';
import type { Place } from '#trace/find.ts';
import { isReference, type Value } from '#trace/format.ts';
import { fieldName, isReceiver } from '#trace/receiver.ts';
import { showValue } from '#trace/show-value.ts';
import type { Call, State } from '#trace/state.ts';
import type { PlayerModel } from './use-player.ts';

/** Calls whose variables are listed at once; those between are counted. */
const SHOWN_CALLS = 4;

interface RowsProps {
  entries: readonly (readonly [name: string, value: Value, place: Place, changed: boolean])[];
  state: State;
  player: PlayerModel;
}

function Rows({ entries, state, player }: RowsProps) {
  return (
    <dl className="grid grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] gap-x-3 font-mono text-sm">
      {entries.map(([name, value, place, changed]) => {
        const text = showValue(value, state.objects);
        return (
          <div key={name} className="contents">
            <dt className="truncate py-0.5 text-muted" title={name}>
              {name}
            </dt>
            <dd className="min-w-0">
              <button
                type="button"
                onClick={() => player.toWriter(place)}
                title={`${text}\nGo to the step that wrote it`}
                aria-label={`${name} is ${text}. Go to the step that wrote it`}
                className={`max-w-full truncate rounded px-1.5 py-0.5 text-left transition-colors hover:bg-surface-2 ${changed ? 'bg-medium-soft text-medium' : ''}`}
              >
                {text}
              </button>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type Row = RowsProps['entries'][number];

function callEntries({ number, variables }: Call, state: State, changes: Changes): Row[] {
  return [...variables].flatMap(([name, value]): Row[] => {
    const object = isReceiver(name) && isReference(value) ? state.objects.get(value[0]) : undefined;
    if (object?.kind === 'object' && isReference(value)) {
      const id = value[0];
      return object.entries.map(([key, inner]) => [
        fieldName(name, key),
        inner,
        { object: id, key },
        changes.entry(id, key),
      ]);
    }
    const touched = isReference(value) && changes.object(value[0]);
    return [[name, value, { variable: name, call: number }, changes.variable(number, name) || touched]];
  });
}

interface Props {
  state: State;
  changes: Changes;
  player: PlayerModel;
  /** Whose run it is where there are two side by side: no two parts of the page have one name. */
  of?: string;
}

/** The variables of the calls on the stack, innermost first; a value leads to the step that wrote it. */
export function VariablesPanel({ state, changes, player, of }: Props) {
  const calls = state.calls.toReversed();
  const hidden = Math.max(0, calls.length - SHOWN_CALLS);
  const shown = hidden > 0 ? [...calls.slice(0, SHOWN_CALLS - 1), ...calls.slice(-1)] : calls;
  const globals = [...state.globals].map(
    ([name, value]) => [name, value, { variable: name, call: 0 }, changes.variable(0, name)] as const,
  );
  return (
    <section aria-label={of ? `Variables of ${of}` : 'Variables'} className="space-y-3">
      {shown.map((call, index) => {
        const entries = callEntries(call, state, changes);
        return (
          <div key={call.number}>
            {hidden > 0 && index === SHOWN_CALLS - 1 && (
              <p className="mb-2 text-sm text-muted">
                {hidden} more {hidden === 1 ? 'call' : 'calls'} between
              </p>
            )}
            <h3 className="mb-1 flex items-baseline gap-2 text-sm font-medium">
              {call.name}
              <span className="font-normal text-muted">line {call.line}</span>
            </h3>
            {entries.length > 0 ? (
              <Rows entries={entries} state={state} player={player} />
            ) : (
              <p className="text-sm text-muted">No variables yet.</p>
            )}
          </div>
        );
      })}
      {globals.length > 0 && (
        <div>
          <h3 className="mb-1 text-sm font-medium">Module</h3>
          <Rows entries={globals} state={state} player={player} />
        </div>
      )}
      {calls.length === 0 && <p className="text-sm text-muted">Every call has ended.</p>}
    </section>
  );
}
