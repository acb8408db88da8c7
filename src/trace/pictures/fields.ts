import { isNothing, isReference, isTruth, type Value } from '../format.ts';
import { fieldName, isReceiver } from '../receiver.ts';
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

/** The field whose value stands in a node: by the usual names, or the first that points to no other node. */
export function valueField(object: TracedObject | undefined): Value | undefined {
  if (object?.kind !== 'object') return;
  for (const name of ['val', 'value', 'key', 'data'])
    if (fieldOf(object, name) !== undefined) return `s${name}`;
  return object.entries.find(([, value]) => !isReference(value) && !isNothing(value) && !isTruth(value))?.[0];
}

/** What stands in a node. */
export function nodeValue(object: TracedObject | undefined): Value {
  const field = valueField(object);
  return field === undefined ? null : (fieldOf(object, String(field).slice(1)) ?? null);
}

/** Every variable, and field of the object that a method runs on, that holds an object; innermost call first, each name once. */
export function holders(state: State): { name: string; id: number }[] {
  const found: { name: string; id: number }[] = [];
  const names = new Set<string>();
  const add = (name: string, id: number) => {
    if (!names.has(name)) found.push({ name, id });
    names.add(name);
  };
  for (const { variables } of state.calls.toReversed()) {
    for (const [name, value] of variables) {
      if (!isReference(value)) continue;
      add(name, value[0]);
      const object = isReceiver(name) ? state.objects.get(value[0]) : undefined;
      for (const [key, inner] of object?.kind === 'object' ? object.entries : [])
        if (isReference(inner)) add(fieldName(name, key), inner[0]);
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
