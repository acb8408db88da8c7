import { isReceiver } from '#trace/receiver.ts';
import type { Replay } from '#trace/replay.ts';
import { showValue } from '#trace/show-value.ts';
import { conditionOf } from '#trace/words.ts';

/** What stands beside the line of a step. */
export interface Remark {
  text: string;
  kind: 'true' | 'false' | 'change';
}

const MOST_VARIABLES = 3;
const LONGEST = 40;

/** How a step's condition came out, or the variables that it set. */
export function remarkOf(replay: Replay, step: number): Remark | undefined {
  const condition = conditionOf(replay, step);
  if (condition !== undefined) return { text: String(condition), kind: condition ? 'true' : 'false' };
  const operation = replay.operation(step);
  const { objects } = replay.state(step);
  if (operation?.[0] === 'r')
    return { text: `→ ${showValue(operation[1], objects)}`.slice(0, LONGEST), kind: 'change' };
  const set = replay.effects(step).flatMap((effect) => {
    if (effect[0] !== 'v' || isReceiver(effect[2])) return [];
    const text = showValue(effect[3], objects);
    return [`${effect[2]} = ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`];
  });
  if (set.length === 0) return;
  return { text: set.slice(0, MOST_VARIABLES).join(', '), kind: 'change' };
}
