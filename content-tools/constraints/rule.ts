import type { ConstraintData } from '#dataset/constraint.ts';
import { isCharacterOf } from './characters.ts';
import {
  type Chain,
  calculate,
  type Expression,
  FormulaError,
  type Name,
  parseChain,
  parsePlaces,
  parseQuantity,
} from './formula.ts';

/** A constraint as a program holds an input to it. */
export type Rule =
  | { kind: 'comparison'; chain: Chain }
  /** Every one of these texts, characters or lists of them holds such characters only. */
  | { kind: 'characters'; of: Name[]; holds: (character: string) => boolean }
  /** Every one of these numbers is among `values`. */
  | { kind: 'one-of'; of: Name[]; values: readonly number[] }
  | { kind: 'distinct'; of: Name[] }
  | { kind: 'sorted'; of: Name[]; strictly: boolean }
  /** The methods of a design class are called at most so often, all together. */
  | { kind: 'calls'; most: number };

/** A number without names in it. */
function constantOf(expression: Expression): number {
  if (expression.kind === 'number') return expression.value;
  if (expression.kind === 'name') throw new FormulaError(`"${expression.name}" is no number`);
  return calculate(expression.operator, constantOf(expression.left), constantOf(expression.right));
}

function nodesRule(nodes: Extract<ConstraintData, { nodes: unknown }>): Rule {
  const name = nodes.of ?? 'Node';
  const count: Name = { kind: 'name', name, steps: ['nodes'] };
  const { nodes: between } = nodes;
  if (!Array.isArray(between)) {
    return { kind: 'comparison', chain: { sides: [[count], [parseQuantity(between)]], comparisons: ['=='] } };
  }
  const [least, most] = between;
  const sides = [[parseQuantity(least)], [count], [parseQuantity(most)]];
  return { kind: 'comparison', chain: { sides, comparisons: ['<=', '<='] } };
}

/** What tests are held to; nothing for what is only said. @throws {FormulaError} */
export function ruleOf(data: ConstraintData): Rule | undefined {
  if ('formula' in data) return { kind: 'comparison', chain: parseChain(data.formula) };
  if ('nodes' in data) return nodesRule(data);
  if ('chars' in data) {
    return { kind: 'characters', of: parsePlaces(data.chars), holds: isCharacterOf([data.of].flat()) };
  }
  if ('values' in data) return { kind: 'one-of', of: parsePlaces(data.values), values: data.of };
  if ('sorted' in data) {
    return { kind: 'sorted', of: parsePlaces(data.sorted), strictly: data.distinct ?? false };
  }
  if ('distinct' in data) return { kind: 'distinct', of: parsePlaces(data.distinct) };
  if ('calls' in data) return { kind: 'calls', most: constantOf(parseQuantity(data.calls)) };
}
