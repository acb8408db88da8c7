import type { Entry, ObjectKind, Operation, Value } from './format.ts';

/** An object as a step left it. Never changed: a step that changes it puts a new one in its place. */
export interface ListObject {
  readonly kind: 'list';
  readonly type: string;
  /** The first elements; `size` is how many there are. */
  readonly items: readonly Value[];
  readonly size: number;
}
export interface MapObject {
  readonly kind: Exclude<ObjectKind, 'list'>;
  readonly type: string;
  readonly entries: readonly Entry[];
  readonly size: number;
}
export type TracedObject = ListObject | MapObject;

/** A call on the stack. */
export interface Call {
  readonly number: number;
  readonly name: string;
  /** The line that it is in. */
  readonly line: number;
  readonly variables: ReadonlyMap<string, Value>;
}

/** Everything there is after a step. */
export interface State {
  /** Outermost first. */
  readonly calls: readonly Call[];
  /** What the module itself assigned. */
  readonly globals: ReadonlyMap<string, Value>;
  readonly objects: ReadonlyMap<number, TracedObject>;
  /** Characters printed so far. */
  readonly printed: number;
}

/** The state while operations are applied to it. */
export interface Draft {
  calls: Call[];
  /** Generators that wait. */
  waiting: Map<number, Call>;
  globals: Map<string, Value>;
  objects: Map<number, TracedObject>;
  printed: number;
}

export const emptyDraft = (): Draft => ({
  calls: [],
  waiting: new Map(),
  globals: new Map(),
  objects: new Map(),
  printed: 0,
});

/** A copy that shares what never changes. */
export const copyDraft = ({ calls, waiting, globals, objects, printed }: Draft): Draft => ({
  calls: [...calls],
  waiting: new Map(waiting),
  globals: new Map(globals),
  objects: new Map(objects),
  printed,
});

const keyText = (key: Value) => (typeof key === 'string' ? key : JSON.stringify(key));

/** Whether two keys of a dict are the same. */
export const sameKey = (one: Value, other: Value) => one === other || keyText(one) === keyText(other);

function setLine(draft: Draft, line: number): void {
  const last = draft.calls.at(-1);
  if (last) draft.calls[draft.calls.length - 1] = { ...last, line };
}

function setVariable(draft: Draft, number: number, name: string, value: Value | undefined): void {
  if (number === 0) {
    if (value === undefined) draft.globals.delete(name);
    else draft.globals.set(name, value);
    return;
  }
  const index = draft.calls.findLastIndex((call) => call.number === number);
  const call = draft.calls[index];
  if (!call) return;
  const variables = new Map(call.variables);
  if (value === undefined) variables.delete(name);
  else variables.set(name, value);
  draft.calls[index] = { ...call, variables };
}

function changeList(
  draft: Draft,
  id: number,
  size: number | undefined,
  change: (items: Value[]) => void,
): void {
  const list = draft.objects.get(id);
  if (list?.kind !== 'list') return;
  const items = [...list.items];
  change(items);
  draft.objects.set(id, { ...list, items, size: size ?? list.size });
}

function setEntry(draft: Draft, id: number, key: Value, value: Value, size: number): void {
  const map = draft.objects.get(id);
  if (!map || map.kind === 'list') return;
  const index = map.entries.findIndex(([known]) => sameKey(known, key));
  const entries: Entry[] =
    index < 0 ? [...map.entries, [key, value]] : map.entries.with(index, [key, value]).slice();
  draft.objects.set(id, { ...map, entries, size });
}

function removeEntry(draft: Draft, id: number, key: Value, size: number): void {
  const map = draft.objects.get(id);
  if (!map || map.kind === 'list') return;
  draft.objects.set(id, { ...map, size, entries: map.entries.filter(([known]) => !sameKey(known, key)) });
}

const newCall = (number: number, name: string, line: number): Call => ({
  number,
  name,
  line,
  variables: new Map(),
});

/** Lists elements beyond the first so many are not kept by a tracer, whatever is added. */
const LIST_KEPT = 500;

/** Applies one operation. What does not fit the state, as only a hostile trace has it, changes nothing. */
export function apply(draft: Draft, operation: Operation): void {
  switch (operation[0]) {
    case 'l':
    case 'e':
      setLine(draft, operation[1]);
      return;
    case 'b':
      return;
    case 'c':
      setLine(draft, operation[4]);
      draft.calls.push(newCall(operation[1], operation[2], operation[3]));
      return;
    case 'g': {
      setLine(draft, operation[2]);
      const call = draft.waiting.get(operation[1]);
      if (call) draft.calls.push(call);
      return;
    }
    case 'y': {
      const call = draft.calls.pop();
      if (call) draft.waiting.set(call.number, call);
      return;
    }
    case 'r':
    case 'u':
      draft.calls.pop();
      return;
    case 'v':
      setVariable(draft, operation[1], operation[2], operation[3]);
      return;
    case 'd':
      setVariable(draft, operation[1], operation[2], undefined);
      return;
    case 'n': {
      const [, id, kind, type, size, content] = operation;
      // The reader has checked that a list holds values, anything else entries.
      if (kind === 'list') draft.objects.set(id, { kind, type, size, items: content as readonly Value[] });
      else draft.objects.set(id, { kind, type, size, entries: content as readonly Entry[] });
      return;
    }
    case '=': {
      const [, id, index, value] = operation;
      changeList(draft, id, undefined, (items) => {
        if (index < items.length) items[index] = value;
      });
      return;
    }
    case 's': {
      const [, id, start, removed, added, size] = operation;
      changeList(draft, id, size, (items) => {
        items.splice(start, removed, ...added);
        if (items.length > LIST_KEPT) items.length = LIST_KEPT;
      });
      return;
    }
    case 'k':
      setEntry(draft, operation[1], operation[2], operation[3], operation[4]);
      return;
    case 'x':
      removeEntry(draft, operation[1], operation[2], operation[3]);
      return;
    case 'z': {
      const object = draft.objects.get(operation[1]);
      if (object) draft.objects.set(operation[1], { ...object, size: operation[2] });
      return;
    }
    case 'p':
      draft.printed += operation[1].length;
      return;
    case 'K':
      Object.assign(draft, { ...emptyDraft(), waiting: draft.waiting, printed: draft.printed });
      return;
    case 'F':
      draft.calls.push(newCall(operation[1], operation[2], operation[3]));
      return;
  }
}
