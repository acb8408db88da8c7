import { isReference } from '../format.ts';
import type { Replay } from '../replay.ts';
import { follow } from './fields.ts';

/** Where the nodes of the linked lists stood when the run began: row and place in it. */
export function homesOf(replay: Replay): Map<number, readonly [row: number, column: number]> {
  const homes = new Map<number, readonly [number, number]>();
  if (replay.length === 0) return homes;
  const state = replay.state(0);
  let row = 0;
  for (const value of state.calls[0]?.variables.values() ?? []) {
    const list = isReference(value) ? state.objects.get(value[0]) : undefined;
    const heads = list?.kind === 'list' ? list.items : [value];
    for (const head of heads) {
      let column = 0;
      for (
        let id = isReference(head) ? head[0] : undefined;
        id !== undefined && !homes.has(id);
        id = follow(state, id, 'next')
      ) {
        homes.set(id, [row, column]);
        column += 1;
      }
      if (column > 0) row += 1;
    }
  }
  return homes;
}
