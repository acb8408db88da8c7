import type { Value } from './format.ts';
import { isReceiver } from './receiver.ts';
import type { Replay } from './replay.ts';

/** One call of the whole run. */
export interface TracedCall {
  readonly number: number;
  readonly name: string;
  readonly parent: TracedCall | undefined;
  readonly depth: number;
  readonly start: number;
  /** The step that ended it; the last step while it has not. */
  end: number;
  readonly inner: TracedCall[];
  /** In the order of the parameters. */
  readonly args: (readonly [name: string, value: Value])[];
  result: Value | undefined;
  /** An exception ended it. */
  failed: boolean;
}

/** Every call of a run, in the order in which they began. */
export function callsOf(replay: Replay): TracedCall[] {
  const calls: TracedCall[] = [];
  const open: TracedCall[] = [];
  const byNumber = new Map<number, TracedCall>();
  const last = replay.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const operation = replay.operation(index);
    if (operation?.[0] === 'c') {
      const parent = open.at(-1);
      const args = replay
        .effects(index)
        .flatMap((effect) =>
          effect[0] === 'v' && !isReceiver(effect[2]) ? [[effect[2], effect[3]] as const] : [],
        );
      const call: TracedCall = {
        number: operation[1],
        name: operation[2],
        parent,
        depth: open.length,
        start: index,
        end: last,
        inner: [],
        args,
        result: undefined,
        failed: false,
      };
      parent?.inner.push(call);
      byNumber.set(call.number, call);
      calls.push(call);
      open.push(call);
    } else if (operation?.[0] === 'g') {
      const call = byNumber.get(operation[1]);
      if (call) open.push(call);
    } else if (operation?.[0] === 'r' || operation?.[0] === 'y' || operation?.[0] === 'u') {
      const call = open.pop();
      if (!call) continue;
      call.end = index;
      call.failed = operation[0] === 'u';
      if (operation[0] === 'r') call.result = operation[1];
    }
  }
  return calls;
}

/** Names of the functions that called themselves, directly or through others. */
export function recursiveNames(calls: readonly TracedCall[]): Set<string> {
  const names = new Set<string>();
  for (const call of calls) {
    // A constructor that makes others of its class walks no recursion.
    if (call.name === '__init__') continue;
    for (let outer = call.parent, hops = 0; outer && hops < 3; outer = outer.parent, hops += 1) {
      if (outer.name === call.name) names.add(call.name);
    }
  }
  return names;
}
