import { lookUp } from '../find.ts';
import { isReference, type Value } from '../format.ts';
import { type State, sameKey } from '../state.ts';
import type { Element } from './reads.ts';

/** An element of an object of the run. */
export interface Spot {
  object: number;
  /** Of a list. */
  index?: number;
  /** Of a map. */
  key?: Value;
}

/** Tells how many elements a list has got in the step that is shown: what a negative index counts from was shorter before. */
export type Grown = (object: number) => number;

const TOKEN = /\s*(\d+|(?:(?:self|this)\.)?[A-Za-z_]\w*|\/\/|[-+*/%()[\].])/y;
const DEEPEST = 20;

/** Reads the expressions that indexes are made of: names, numbers, sums, elements, lengths. Anything else has no value. */
class Reader {
  readonly #tokens: string[] = [];
  readonly #state: State;
  readonly #grown: Grown;
  #at = 0;
  #depth = 0;

  constructor(text: string, state: State, grown: Grown) {
    this.#state = state;
    this.#grown = grown;
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.length) {
      const token = TOKEN.exec(text)?.[1];
      if (token === undefined) {
        this.#tokens.length = 0;
        return;
      }
      this.#tokens.push(token);
    }
  }

  value(): Value | undefined {
    const value = this.#sum();
    return this.#at === this.#tokens.length && this.#at > 0 ? value : undefined;
  }

  #take = (...tokens: string[]) =>
    tokens.includes(this.#tokens[this.#at] ?? '') ? this.#tokens[this.#at++] : undefined;

  #sum(): Value | undefined {
    this.#depth += 1;
    if (this.#depth > DEEPEST) return;
    let value = this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      const next = this.#product();
      if (typeof value !== 'number' || typeof next !== 'number') return;
      value = sign === '+' ? value + next : value - next;
    }
    this.#depth -= 1;
    return value;
  }

  #product(): Value | undefined {
    let value = this.#atom();
    for (let sign = this.#take('*', '//', '/', '%'); sign; sign = this.#take('*', '//', '/', '%')) {
      const next = this.#atom();
      if (typeof value !== 'number' || typeof next !== 'number') return;
      value = sign === '*' ? value * next : sign === '%' ? value % next : Math.floor(value / next);
    }
    return value;
  }

  #atom(): Value | undefined {
    if (this.#take('-')) {
      const value = this.#atom();
      return typeof value === 'number' ? -value : undefined;
    }
    if (this.#take('(')) {
      const value = this.#sum();
      return this.#take(')') ? value : undefined;
    }
    const token = this.#tokens[this.#at++] ?? '';
    if (/^\d/.test(token)) return Number(token);
    if (!/^[A-Za-z_]/.test(token)) return;
    if (token === 'len' && this.#take('(')) {
      const size = this.#size(this.#sum());
      return this.#take(')') ? size : undefined;
    }
    let value = lookUp(this.#state, token);
    while (this.#take('[')) {
      const index = this.#sum();
      if (!this.#take(']') || value === undefined || index === undefined) return;
      const spot = spotIn(this.#state, value, index, this.#grown);
      value = spot && valueAt(this.#state, spot);
    }
    if (!this.#take('.')) return value;
    const property = this.#tokens[this.#at++];
    const called = this.#take('(') !== undefined && this.#take(')') !== undefined;
    return property === 'length' || (property === 'size' && called) ? this.#size(value) : undefined;
  }

  #size(value: Value | undefined): number | undefined {
    if (typeof value === 'string') return value.length - 1;
    return isReference(value) ? this.#state.objects.get(value[0])?.size : undefined;
  }
}

function spotIn(state: State, container: Value, index: Value, grown: Grown): Spot | undefined {
  const object = isReference(container) ? state.objects.get(container[0]) : undefined;
  if (!object || !isReference(container)) return;
  if (object.kind !== 'list') return { object: container[0], key: index };
  if (typeof index !== 'number') return;
  const size = object.size - grown(container[0]);
  return { object: container[0], index: index < 0 ? size + index : index };
}

function valueAt(state: State, { object: id, index, key }: Spot): Value | undefined {
  const object = state.objects.get(id);
  if (object?.kind === 'list') return object.items[index ?? -1];
  return object?.entries.find(([known]) => sameKey(known, key ?? null))?.[1];
}

/** Where an element is that the program's text names, by the values that its indexes have; undefined where that can't be told. */
export function spotOf({ name, indexes }: Element, state: State, grown: Grown): Spot | undefined {
  const values = indexes.map((text) => new Reader(text, state, grown).value());
  let container = lookUp(state, name);
  const object = isReference(container) ? state.objects.get(container[0]) : undefined;
  // `best[i, j]` of a map is one element, by a pair.
  const steps: (Value | undefined)[] =
    object && object.kind !== 'list' && values.length > 1
      ? [values.includes(undefined) ? undefined : { t: values as Value[] }]
      : values;
  let spot: Spot | undefined;
  for (const value of steps) {
    if (value === undefined || container === undefined) return;
    spot = spotIn(state, container, value, grown);
    if (!spot) return;
    container = valueAt(state, spot);
  }
  return spot;
}
