import { formatJson } from '#judge/json.ts';
import type { Signature } from '#judge/signature.ts';
import type { Json, JudgeTest } from '#judge/task.ts';
import type { Chain, Comparison, Expression } from './formula.ts';
import { definitionsOf } from './names.ts';
import { CALL, knownNames, type Places, placesOf, some } from './places.ts';
import type { Constraint } from './read-constraints.ts';
import type { Rule } from './rule.ts';

export interface ConstraintsHeld {
  /** `test` counts from 1, samples first; `found` says which value does not keep to `constraint`. */
  broken: { test: number; constraint: string; found: string }[];
  /** Constraints that inputs were held to, and those that only say something to the reader. */
  held: number;
  said: number;
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

function broken(places: Places, rule: Rule, input: Record<string, Json>): string | undefined {
  switch (rule.kind) {
    case 'comparison':
      return breaksChain(places, rule.chain);
    case 'characters':
      return findWrong(places, rule.of, (value) => {
        const other = charactersOf(value).find((character) => !rule.holds(character));
        return other === undefined ? undefined : `holds ${shown(other)}`;
      });
    case 'one-of':
      return findWrong(places, rule.of, (value) =>
        rule.values.some((allowed) => allowed === value) ? undefined : `is ${shown(value)}`,
      );
    case 'distinct':
      return findWrong(places, rule.of, twice);
    case 'sorted':
      return findWrong(places, rule.of, (value) => unsorted(value, rule.strictly));
    case 'calls': {
      // The first operation is the constructor.
      const count = itemsOf(input.operations ?? []).length - 1;
      return count > rule.most ? `there are ${count} calls` : undefined;
    }
  }
}

/** Holds every (expanded) input, each fit for the signature, to the constraints that have a rule. */
export function checkConstraints(
  signature: Signature,
  constraints: readonly Constraint[],
  tests: readonly JudgeTest[],
): ConstraintsHeld {
  const held = constraints.flatMap(({ text, rule }) => (rule ? [{ text, rule }] : []));
  const definitions = definitionsOf(
    held.map(({ rule }) => rule),
    knownNames(signature),
  );
  const found = tests.flatMap(({ input }, index) => {
    const places = placesOf(signature, input, definitions);
    return held.flatMap(({ text, rule }) => {
      const value = broken({ ...places, bound: new Map() }, rule, input);
      return value === undefined ? [] : [{ test: index + 1, constraint: text, found: value }];
    });
  });
  return { broken: found, held: held.length, said: constraints.length - held.length };
}
