import { isReference, type Value } from '../format.ts';
import type { State, TracedObject } from '../state.ts';

/** A field of an instance; undefined for one that it does not have. */
export function fieldOf(object: TracedObject | undefined, name: string): Value | undefined {
  if (object?.kind !== 'object') return;
  return object.entries.find(([key]) => key === `s${name}`)?.[1];
}

/** The object that a field leads to. */
export function follow(state: State, id: number, name: string): number | undefined {
  const value = fieldOf(state.objects.get(id), name);
  return isReference(value) ? value[0] : undefined;
}

/** What stands in a node: its value, by whichever name, or its key and value. */
export function nodeValue(object: TracedObject | undefined): Value {
  for (const name of ['val', 'value', 'key', 'data']) {
    const value = fieldOf(object, name);
    if (value !== undefined) return value;
  }
  return null;
}

/** Every variable that holds an object, innermost call first, each name once. */
export function holders(state: State): { name: string; id: number }[] {
  const found: { name: string; id: number }[] = [];
  const names = new Set<string>();
  for (const { variables } of state.calls.toReversed()) {
    for (const [name, value] of variables) {
      if (!isReference(value) || names.has(name)) continue;
      names.add(name);
      found.push({ name, id: value[0] });
    }
  }
  return found;
}

/** The objects reachable from some by these fields, and by lists in them, each once. */
export function reachable(
  state: State,
  from: readonly number[],
  fields: readonly string[],
  most: number,
): number[] {
  const order = [...new Set(from)];
  const seen = new Set(order);
  for (let next = 0; next < order.length && order.length < most; next += 1) {
    for (const name of fields) {
      const id = follow(state, order[next] ?? 0, name);
      if (id === undefined || seen.has(id)) continue;
      seen.add(id);
      order.push(id);
    }
  }
  return order;
}
