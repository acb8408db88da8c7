import type { EffectOperation, Value } from './format.ts';
import { sameKey } from './state.ts';

/** What one step changed, asked by place. */
export interface Changes {
  variable: (call: number, name: string) => boolean;
  element: (object: number, index: number) => boolean;
  entry: (object: number, key: Value) => boolean;
  object: (object: number) => boolean;
  /** Elements by which a list has grown. */
  grown: (object: number) => number;
  /** Whether an element or an entry of any object was written. */
  anyElement: boolean;
}

type ObjectEffect = Exclude<EffectOperation, readonly ['v' | 'd', ...unknown[]] | readonly ['p', string]>;

const isOfObject = (effect: EffectOperation): effect is ObjectEffect =>
  effect[0] !== 'v' && effect[0] !== 'd' && effect[0] !== 'p';

export function changesOf(effects: readonly EffectOperation[]): Changes {
  const variables = new Set(
    effects.flatMap((effect) =>
      effect[0] === 'v' || effect[0] === 'd' ? [`${effect[1]}:${effect[2]}`] : [],
    ),
  );
  const byObject = new Map<number, ObjectEffect[]>();
  for (const effect of effects) {
    if (isOfObject(effect)) byObject.set(effect[1], [...(byObject.get(effect[1]) ?? []), effect]);
  }
  const some = (object: number, test: (effect: ObjectEffect) => boolean) =>
    byObject.get(object)?.some(test) ?? false;
  return {
    variable: (call, name) => variables.has(`${call}:${name}`),
    object: (object) => byObject.has(object),
    grown: (object) =>
      (byObject.get(object) ?? []).reduce(
        (sum, effect) => sum + (effect[0] === 's' ? effect[4].length - effect[3] : 0),
        0,
      ),
    anyElement: [...byObject.keys()].some((object) =>
      some(object, ([code]) => code === '=' || code === 's' || code === 'k'),
    ),
    element: (object, index) =>
      some(object, (effect) =>
        effect[0] === '='
          ? effect[2] === index
          : effect[0] === 's' && index >= effect[2] && index < effect[2] + effect[4].length,
      ),
    entry: (object, key) => some(object, (effect) => effect[0] === 'k' && sameKey(effect[2], key)),
  };
}
