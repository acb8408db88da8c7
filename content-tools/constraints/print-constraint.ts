import type { ConstraintData } from '#dataset/constraint.ts';
import { inputParams, type Signature } from '#judge/signature.ts';
import { listed, manyCharacters, oneCharacter } from './characters.ts';
import { type Name, parsePlaces } from './formula.ts';
import { namedParams } from './places.ts';

const code = (text: string | number): string => `\`${text}\``;
const codes = (places: string): string => listed(places.split(/, */).map(code), 'and');
const isAre = (places: string): string => (places.includes(',') ? 'are' : 'is');

/** Type of the value that a place stands for: `char` for `words[i][j]` of a `string[]`. */
function typeOf(signature: Signature, { name, steps }: Name): string {
  const type = namedParams(signature).find((param) => param.name === name)?.type ?? '';
  return steps.reduce((of, step) => {
    if (typeof step === 'string') return 'int';
    return of === 'string' ? 'char' : of.replace(/\[\]$/, '');
  }, type);
}

/** "The tree has", "Each list has": what counts its nodes, by what the arguments are. */
function nodeHolders(signature: Signature): string {
  const params = inputParams(signature).filter(({ type, nodeOf }) => type.includes('Node') && !nodeOf);
  const [first] = params;
  const what = { L: 'list', T: 'tree', G: 'graph' }[first?.type[0] ?? ''] ?? 'node';
  if (params.length === 1 && !first?.type.endsWith(']')) return `The ${what}`;
  return what === 'tree' ? 'Each of the two trees' : `Each ${what}`;
}

function printNodes(
  { nodes, of }: Extract<ConstraintData, { nodes: unknown }>,
  signature: Signature,
): string {
  const holder = of === undefined ? nodeHolders(signature) : code(of);
  const count = Array.isArray(nodes) ? `between ${nodes.map(code).join(' and ')}` : code(nodes);
  return `${holder} has ${count} nodes.`;
}

function printCharacters(
  { chars, of }: Extract<ConstraintData, { chars: unknown }>,
  signature: Signature,
): string {
  const places = parsePlaces(chars);
  const set = [of].flat();
  if (places.every((place) => typeOf(signature, place) === 'char')) {
    return `${codes(chars)} ${isAre(chars)} ${oneCharacter(set)}.`;
  }
  return `${codes(chars)} ${places.length > 1 ? 'consist' : 'consists'} of ${manyCharacters(set)}.`;
}

function printDistinct(distinct: string, signature: Signature): string {
  const [place] = parsePlaces(distinct);
  const type = place ? typeOf(signature, place) : '';
  const what = type === 'string[]' ? 'words' : type.endsWith('[][]') ? 'pairs' : 'values';
  return `All ${what} in ${codes(distinct)} are distinct.`;
}

function printCalls(calls: string | number, signature: Signature): string {
  const methods = signature.kind === 'class' ? signature.methods.map(({ name }) => name) : [];
  const total = methods.length > 1 ? ' in total' : '';
  return `At most ${code(calls)} calls to ${codes(methods.join(', '))}${total}.`;
}

/** A formula with a neighbor in it, `nums[i + 1]`, says nothing about the last index. */
const HAS_NEIGHBOR = /\[\w+ [+-] \d+\]/;

/** One line of Markdown for the page and for messages. The names in it have been read before. */
export function printConstraint(data: ConstraintData, signature: Signature): string {
  if ('says' in data) return data.says;
  if ('formula' in data) {
    return `${code(data.formula)}${HAS_NEIGHBOR.test(data.formula) ? ' for all valid `i`.' : ''}`;
  }
  if ('nodes' in data) return printNodes(data, signature);
  if ('chars' in data) return printCharacters(data, signature);
  if ('values' in data)
    return `${codes(data.values)} ${isAre(data.values)} ${listed(data.of.map(code), 'or')}.`;
  if ('sorted' in data) {
    const order = data.distinct
      ? 'in ascending order, and all its values are distinct'
      : 'in non-decreasing order';
    return `${codes(data.sorted)} ${isAre(data.sorted)} sorted ${order}.`;
  }
  if ('distinct' in data) return printDistinct(data.distinct, signature);
  return printCalls(data.calls, signature);
}
