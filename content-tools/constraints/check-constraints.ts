import { formatJson } from '#judge/json.ts';
import type { Signature } from '#judge/signature.ts';
import type { Json, JudgeTest } from '#judge/task.ts';
import type { Chain, Comparison, Expression } from './expression.ts';
import { type Constraint, parseConstraint } from './parse-constraint.ts';
import { CALL, knownNames, type Places, placesOf, some } from './places.ts';

export interface ConstraintsHeld {
  /** `test` counts from 1, samples first; `found` says which value does not keep to `constraint`. */
  broken: { test: number; constraint: string; found: string }[];
  /** Constraints that inputs were held to, and those that only a reader understands. */
  read: number;
  unread: number;
}

const HOLDS: Record<Comparison, (left: Json, right: Json) => boolean> = {
  '<=': (left, right) => Number(left) <= Number(right),
  '<': (left, right) => Number(left) < Number(right),
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
};

const MOST_SHOWN = 60;

function shown(value: Json): string {
  const text = formatJson(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

/** The expression with the numbers that index variables stand for: `nums[17]`, `val in call 3`. */
function written(places: Places, expression: Expression): string {
  if (expression.kind === 'number') return String(expression.value);
  if (expression.kind === 'arithmetic') {
    const { left, right, operator } = expression;
    return `${written(places, left)} ${operator} ${written(places, right)}`;
  }
  const { name, steps } = expression;
  const path = steps.map((step) =>
    typeof step === 'string' ? `.${step}` : `[${written(places, step.index)}]`,
  );
  return `${places.bound.get(name) ?? name}${path.join('')}`;
}

/** The first value that `isWrong`, as words. */
function findWrong(
  places: Places,
  expressions: Expression[],
  isWrong: (value: Json) => string | undefined,
): string | undefined {
  for (const expression of expressions) {
    let found: string | undefined;
    some(places, expression, (value) => {
      found = isWrong(value);
      return found !== undefined;
    });
    if (found === undefined) continue;
    const call = places.bound.get(CALL);
    return `${written(places, expression)} ${found}${call === undefined ? '' : ` in call ${call}`}`;
  }
}

function breaksChain(places: Places, { sides, comparisons }: Chain): string | undefined {
  for (const [at, comparison] of comparisons.entries()) {
    const [left = [], right = []] = sides.slice(at, at + 2);
    // A constant bound is the limit of the other side, whichever side that is.
    const turned = left.every(({ kind }) => kind !== 'name');
    const holds = (a: Json, b: Json) => (turned ? HOLDS[comparison](b, a) : HOLDS[comparison](a, b));
    const [about, limits] = turned ? [right, left] : [left, right];
    const found = findWrong(places, about, (value) => {
      for (const limit of limits) {
        let text: string | undefined;
        const isBroken = some(places, limit, (other) => {
          if (holds(value, other)) return false;
          text = limit.kind === 'name' ? `, ${written(places, limit)} is ${shown(other)}` : '';
          return true;
        });
        if (isBroken) return `is ${shown(value)}${text}`;
      }
    });
    if (found) return found;
  }
}

const itemsOf = (value: Json): Json[] => (Array.isArray(value) ? value : [value]);

function twice(value: Json): string | undefined {
  const seen = new Set<string>();
  for (const item of itemsOf(value)) {
    const text = formatJson(item);
    if (seen.has(text)) return `holds ${shown(item)} twice`;
    seen.add(text);
  }
}

function unsorted(value: Json, strictly: boolean): string | undefined {
  const items = itemsOf(value);
  const holds = HOLDS[strictly ? '<' : '<='];
  const at = items.findIndex((item, index) => index > 0 && !holds(items[index - 1] ?? null, item));
  if (at > 0) return `holds ${shown(items[at - 1] ?? null)} before ${shown(items[at] ?? null)}`;
}

const charactersOf = (value: Json): string[] =>
  Array.isArray(value) ? value.flatMap(charactersOf) : [...String(value)];

function broken(places: Places, constraint: Constraint, input: Record<string, Json>): string | undefined {
  switch (constraint.kind) {
    case 'comparisons':
      return constraint.chains.map((chain) => breaksChain(places, chain)).find(Boolean);
    case 'characters':
      return findWrong(places, constraint.of, (value) => {
        const other = charactersOf(value).find((character) => !constraint.holds(character));
        return other === undefined ? undefined : `holds ${shown(other)}`;
      });
    case 'one-of':
      return findWrong(places, [constraint.of], (value) =>
        constraint.values.some((allowed) => allowed === value) ? undefined : `is ${shown(value)}`,
      );
    case 'different':
      return findWrong(places, constraint.of, twice);
    case 'sorted':
      return findWrong(places, constraint.of, (value) => unsorted(value, constraint.strictly));
    case 'calls': {
      const calls = itemsOf(input.operations ?? []).slice(1);
      const count = calls.filter((name) => constraint.methods.some((method) => method === name)).length;
      return count > constraint.most ? `there are ${count} calls` : undefined;
    }
  }
}

/** `n == nums.length` says what `n` is, where no argument has that name. */
function definitionsOf(constraints: Constraint[], known: ReadonlySet<string>): Map<string, Expression> {
  const definitions = new Map<string, Expression>();
  const chains = constraints.flatMap((constraint) =>
    constraint.kind === 'comparisons' ? constraint.chains : [],
  );
  for (const { sides, comparisons } of chains) {
    if (comparisons.some((comparison) => comparison !== '==')) continue;
    const equal = sides.flat();
    const meaning = equal.find((side) => side.kind === 'name' && known.has(side.name));
    const named = equal.filter(
      (side) => side.kind === 'name' && side.steps.length === 0 && !known.has(side.name),
    );
    for (const side of named) if (side.kind === 'name' && meaning) definitions.set(side.name, meaning);
  }
  return definitions;
}

function isKnown(expression: Expression, names: ReadonlySet<string>): boolean {
  if (expression.kind === 'number') return true;
  if (expression.kind === 'name') return names.has(expression.name);
  return isKnown(expression.left, names) && isKnown(expression.right, names);
}

function canBeHeld(constraint: Constraint, names: ReadonlySet<string>, signature: Signature): boolean {
  switch (constraint.kind) {
    case 'comparisons':
      return constraint.chains.every(({ sides }) => sides.flat().every((side) => isKnown(side, names)));
    case 'one-of':
      return isKnown(constraint.of, names);
    case 'calls':
      return (
        signature.kind === 'class' &&
        constraint.methods.every((method) => signature.methods.some(({ name }) => name === method))
      );
    default:
      return constraint.of.every((expression) => isKnown(expression, names));
  }
}

/** Holds every (expanded) input, each fit for the signature, to the constraints that can be read. */
export function checkConstraints(
  signature: Signature,
  constraints: readonly string[],
  tests: readonly JudgeTest[],
): ConstraintsHeld {
  const parsed = constraints.flatMap((text) => {
    const constraint = parseConstraint(text);
    return constraint ? [{ text, constraint }] : [];
  });
  const known = knownNames(signature);
  const definitions = definitionsOf(
    parsed.map(({ constraint }) => constraint),
    known,
  );
  const names = new Set([...known, ...definitions.keys()]);
  const held = parsed.filter(({ constraint }) => canBeHeld(constraint, names, signature));
  const found = tests.flatMap(({ input }, index) => {
    const places = placesOf(signature, input, definitions);
    return held.flatMap(({ text, constraint }) => {
      const value = broken({ ...places, bound: new Map() }, constraint, input);
      return value === undefined ? [] : [{ test: index + 1, constraint: text, found: value }];
    });
  });
  return { broken: found, read: held.length, unread: constraints.length - held.length };
}
