import { inputParams, type Signature } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { calculate, type Expression, type Step } from './formula.ts';

/** A value that a name of the constraints stands for. */
interface Root {
  name: string;
  type: string;
  value: Json;
  /** Of a design class: which call it is an argument of. */
  call?: number;
}

/** One test's input by the names that constraints use, and what index variables stand for at the moment. */
export interface Places {
  roots: Map<string, Root[]>;
  /** Names that are no argument but are said to equal something: `n == nums.length`. */
  definitions: ReadonlyMap<string, Expression>;
  bound: Map<string, number>;
}

/** "Node" stands for every list, tree or graph of the input. */
const NODE = 'Node';
/** Bound like an index variable, so that two arguments compared are of one call. */
export const CALL = '#call';
const isNode = (type: string) => /Node$/.test(type);

function nodeRoots(root: Root): Root[] {
  if (isNode(root.type)) return [{ ...root, name: NODE }];
  if (!/Node(?:\[\])+$/.test(root.type) || !Array.isArray(root.value)) return [];
  const type = root.type.slice(0, -2);
  return root.value.flatMap((value) => nodeRoots({ ...root, type, value }));
}

/** Parameters by which constraints name a question's values; a node looked up by its value is but a number. */
export function namedParams(signature: Signature): { name: string; type: string }[] {
  const params =
    signature.kind === 'class'
      ? [...signature.constructorParams, ...signature.methods.flatMap((method) => method.params)]
      : inputParams(signature);
  return params.map(({ name, type, nodeOf }) => ({ name, type: nodeOf ? 'int' : type }));
}

/** Every name that can stand at the beginning of an expression. */
export function knownNames(signature: Signature): Set<string> {
  const params = namedParams(signature);
  const names = params.map(({ name }) => name);
  return new Set(params.some(({ type }) => type.includes('Node')) ? [...names, NODE] : names);
}

function rootsOf(signature: Signature, input: Record<string, Json>): Root[] {
  if (signature.kind !== 'class') {
    return namedParams(signature).map((param) => ({ ...param, value: input[param.name] ?? null }));
  }
  const { operations, arguments: calls } = input as { operations: string[]; arguments: Json[][] };
  return operations.flatMap((operation, call) => {
    const method = signature.methods.find(({ name }) => name === operation);
    const params = call === 0 ? signature.constructorParams : (method?.params ?? []);
    return params.map(({ name, type }, at) => ({ name, type, value: calls[call]?.[at] ?? null, call }));
  });
}

/** An (expanded) input that fits the signature, ready to be asked for what expressions stand for in it. */
export function placesOf(
  signature: Signature,
  input: Record<string, Json>,
  definitions: ReadonlyMap<string, Expression>,
): Places {
  const roots = rootsOf(signature, input);
  return {
    roots: Map.groupBy([...roots, ...roots.flatMap(nodeRoots)], ({ name }) => name),
    definitions,
    bound: new Map(),
  };
}

/** Called with each value; true ends the search. */
export type Visit = (value: Json) => boolean;

const nodeValues = (value: Json[], type: string): Json[] =>
  type === 'GraphNode' ? value.map((_, index) => index + 1) : value.filter((item) => item !== null);

/** Runs `inside` with a variable standing for a number; one that stands for another number already cannot. */
function binding(places: Places, variable: string, index: number, inside: () => boolean): boolean {
  const bound = places.bound.get(variable);
  if (bound !== undefined) return bound === index && inside();
  places.bound.set(variable, index);
  if (inside()) return true;
  places.bound.delete(variable);
  return false;
}

/** The variable that runs over all indexes here, if it is one. */
function freeVariable(places: Places, index: Expression): string | undefined {
  if (index.kind !== 'name' || index.steps.length > 0 || places.bound.has(index.name)) return;
  return places.roots.has(index.name) || places.definitions.has(index.name) ? undefined : index.name;
}

function someItem(
  places: Places,
  items: readonly Json[],
  index: Expression,
  visit: (item: Json) => boolean,
): boolean {
  const variable = freeVariable(places, index);
  if (variable !== undefined) {
    return items.some((item, at) => binding(places, variable, at, () => visit(item)));
  }
  return some(places, index, (at) => {
    const item = items[Number(at)];
    return item !== undefined && visit(item);
  });
}

function itemsOf(value: Json): Json[] {
  if (typeof value === 'string') return [...value];
  return Array.isArray(value) ? value : [];
}

function someStep(places: Places, value: Json, type: string, steps: Step[], visit: Visit): boolean {
  const [step, ...rest] = steps;
  if (step === undefined) return visit(value);
  if (step === 'length') return visit(typeof value === 'string' ? value.length : itemsOf(value).length);
  const list = itemsOf(value);
  if (step === 'val') return nodeValues(list, type).some(visit);
  if (step === 'nodes') return visit(nodeValues(list, type).length);
  return someItem(places, list, step.index, (item) =>
    someStep(places, item, type.replace(/\[\]$/, ''), rest, visit),
  );
}

function someRoot(places: Places, name: string, steps: Step[], visit: Visit): boolean {
  const roots = places.roots.get(name) ?? [];
  return roots.some(({ value, type, call }) => {
    const inside = () => someStep(places, value, type, steps, visit);
    return call === undefined ? inside() : binding(places, CALL, call, inside);
  });
}

/** Visits every value that an expression has, index variables running over all that there is, until a visit says true. */
export function some(places: Places, expression: Expression, visit: Visit): boolean {
  if (expression.kind === 'number') return visit(expression.value);
  if (expression.kind === 'arithmetic') {
    const { left, right, operator } = expression;
    return some(places, left, (a) =>
      some(places, right, (b) => visit(calculate(operator, Number(a), Number(b)))),
    );
  }
  const bound = places.bound.get(expression.name);
  if (bound !== undefined) return visit(bound);
  const definition = places.definitions.get(expression.name);
  if (places.roots.has(expression.name) || !definition) {
    return someRoot(places, expression.name, expression.steps, visit);
  }
  // What a name is said to equal it equals everywhere, so the first place tells.
  let first: Json | undefined;
  some({ ...places, bound: new Map() }, definition, (value) => {
    first = value;
    return true;
  });
  return first !== undefined && visit(first);
}
