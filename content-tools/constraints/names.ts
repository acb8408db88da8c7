import type { Expression } from './formula.ts';
import type { Rule } from './rule.ts';

/** `n == nums.length` says what `n` is, where no argument has that name. */
export function definitionsOf(rules: readonly Rule[], known: ReadonlySet<string>): Map<string, Expression> {
  const definitions = new Map<string, Expression>();
  for (const rule of rules) {
    if (rule.kind !== 'comparison') continue;
    const { sides, comparisons } = rule.chain;
    if (comparisons.some((comparison) => comparison !== '==')) continue;
    const equal = sides.flat().filter((side) => side.kind === 'name');
    const meaning = equal.find((side) => known.has(side.name));
    if (!meaning) continue;
    for (const { name, steps } of equal) {
      if (steps.length === 0 && !known.has(name)) definitions.set(name, meaning);
    }
  }
  return definitions;
}

/** Names at the beginnings of an expression's parts; those inside brackets may be index variables, which run over all indexes. */
function namesOf(expression: Expression): string[] {
  if (expression.kind === 'number') return [];
  if (expression.kind === 'name') return [expression.name];
  return [...namesOf(expression.left), ...namesOf(expression.right)];
}

/** The first name of a rule that means nothing. */
export function unknownName(rule: Rule, names: ReadonlySet<string>): string | undefined {
  if (rule.kind === 'calls') return;
  const parts: Expression[] = rule.kind === 'comparison' ? rule.chain.sides.flat() : rule.of;
  return parts.flatMap(namesOf).find((name) => !names.has(name));
}
