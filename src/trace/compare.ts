import { isReference, type Value } from './format.ts';
import { isReceiver } from './receiver.ts';
import type { Replay } from './replay.ts';
import { cellText, showValue } from './show-value.ts';

/** A value that a step gave to a variable, an element, an entry or a field, or that a call returned. */
interface Write {
  step: number;
  name: string;
  value: Value;
}

/** Where two runs first differ. */
export interface Difference {
  /** What differs, as both programs call it. */
  name: string;
  /** The steps, of one's own run and of the other; each undefined where that run doesn't get so far. */
  mine: { step: number; value: string } | undefined;
  other: { step: number; value: string } | undefined;
}

export interface Comparison {
  difference: Difference | undefined;
  /** The step of the other run that has done what one's own has done. */
  otherStep: (step: number) => number;
}

/** What is nothing but a counter is called the same in programs that have nothing else in common. */
const isCounter = (name: string) => /^[a-z]$/.test(name);
/** Steps of each run that are compared. */
const MOST_STEPS = 40_000;
const NONE = new Map();

function writesOf(replay: Replay): Write[] {
  const writes: Write[] = [];
  /** Lists and maps by the variable that held them first; rows by that and their number. */
  const names = new Map<number, string>();
  const add = (step: number, name: string | undefined, value: Value) => {
    if (name !== undefined && !isReference(value)) writes.push({ step, name, value });
  };
  const functions: string[] = [];
  for (let step = 0; step < Math.min(replay.length, MOST_STEPS); step += 1) {
    const operation = replay.operation(step);
    if (operation?.[0] === 'c') functions.push(operation[2]);
    if (operation?.[0] === 'r') add(step, `${functions.pop() ?? ''}()`, operation[1]);
    if (operation?.[0] === 'u') functions.pop();
    for (const effect of replay.effects(step)) {
      const [code, id] = effect;
      if (code === 'v') {
        const [, , name, value] = effect;
        if (isReference(value) && !isReceiver(name) && !names.has(value[0])) names.set(value[0], name);
        add(step, isReceiver(name) ? undefined : name, value);
      } else if (code === 'n' && effect[2] === 'list') {
        const name = names.get(id);
        for (const [index, item] of effect[5].entries())
          if (name !== undefined && isReference(item as Value) && !names.has((item as [number])[0]))
            names.set((item as [number])[0], `${name}[${index}]`);
      } else if (code === '=') add(step, element(names.get(id), String(effect[2])), effect[3]);
      else if (code === 'k') add(step, element(names.get(id), cellText(effect[2], NONE)), effect[3]);
      else if (code === 's')
        for (const value of effect[4])
          add(step, names.get(id) === undefined ? undefined : `${names.get(id)}, an element`, value);
    }
  }
  return writes;
}

const element = (list: string | undefined, key: string) => list && `${list}[${key}]`;

function byName(writes: readonly Write[]): Map<string, Write[]> {
  const found = new Map<string, Write[]>();
  for (const write of writes) {
    const known = found.get(write.name);
    if (known) known.push(write);
    else found.set(write.name, [write]);
  }
  return found;
}

const same = (one: Write, other: Write) => JSON.stringify(one.value) === JSON.stringify(other.value);

/** The first write of a name after which the runs no longer agree on it. */
function firstOf(name: string, mine: readonly Write[], other: readonly Write[]): Difference | undefined {
  for (let index = 0; index < Math.max(mine.length, other.length); index += 1) {
    const [one, two] = [mine[index], other[index]];
    if (one && two && same(one, two)) continue;
    const side = (write: Write | undefined) =>
      write && { step: write.step, value: showValue(write.value, NONE) };
    return { name, mine: side(one), other: side(two) };
  }
}

/**
 * Compares two runs on the same input by what both programs call the same: which values a variable, an element or a result takes, one
 * after the other. How the lines of the programs are arranged doesn't matter.
 */
export function compareRuns(mine: Replay, other: Replay): Comparison {
  const [writes, theirs] = [writesOf(mine), writesOf(other)];
  const [own, others] = [byName(writes), byName(theirs)];
  const shared = [...own.keys()].filter((name) => others.has(name));
  const telling = shared.filter((name) => !isCounter(name));
  const differences = (telling.length > 0 ? telling : shared).flatMap(
    (name) => firstOf(name, own.get(name) ?? [], others.get(name) ?? []) ?? [],
  );
  const place = ({ mine: one }: Difference) => one?.step ?? mine.length;
  const [difference] = differences.toSorted((one, two) => place(one) - place(two));
  return { difference, otherStep: aligned(writes, own, others, other.length) };
}

/** Leads from a step to the other run's step that last did the same as one's own had by then. */
function aligned(
  writes: readonly Write[],
  own: ReadonlyMap<string, Write[]>,
  others: ReadonlyMap<string, Write[]>,
  length: number,
): (step: number) => number {
  const order = new Map(
    [...own.values()].flatMap((list) => list.map((write, index) => [write, index] as const)),
  );
  const places = writes.flatMap((write): (readonly [step: number, otherStep: number])[] => {
    const index = order.get(write) ?? -1;
    const twin = others.get(write.name)?.[index];
    return twin ? [[write.step, twin.step]] : [];
  });
  return (step) => {
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.[0] ?? 0) <= step) low = middle + 1;
      else high = middle;
    }
    return Math.min(length - 1, places[low - 1]?.[1] ?? 0);
  };
}
