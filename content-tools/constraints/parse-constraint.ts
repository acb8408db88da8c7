import { type CharacterClass, parseCharacters } from './characters.ts';
import { type Chain, type Expression, parseChain, parseName } from './expression.ts';

/** A constraint as a program can hold an input to it. */
export type Constraint =
  | { kind: 'comparisons'; chains: Chain[] }
  /** Every one of these texts, characters or lists of them is of the class. */
  | { kind: 'characters'; of: Expression[]; holds: CharacterClass }
  /** Every one of these numbers is among `values`. */
  | { kind: 'one-of'; of: Expression; values: number[] }
  | { kind: 'different'; of: Expression[] }
  | { kind: 'sorted'; of: Expression[]; strictly: boolean }
  /** These methods of a design class are called at most so often, all together. */
  | { kind: 'calls'; methods: string[]; most: number };

const SPANS = /^`[^`]+`(?:, `[^`]+`)*$/;
const span = (text: string) => text.slice(1, -1);

const nodes = (name: string): Expression => ({ kind: 'name', name, steps: ['nodes'] });

/** `s` and `t`; `a`, `b` and `c` */
function parseNames(text: string): Expression[] | undefined {
  const names = text.split(/, | and /).map((name) => /^`[^`]+`$/.test(name) && parseName(span(name)));
  return names.every((name) => typeof name === 'object') ? names : undefined;
}

function parseComparisons(text: string): Constraint | undefined {
  const shown = text.replace(/ for all valid `i`$/, '');
  if (!SPANS.test(shown)) return;
  const chains = shown.split(/(?<=`), (?=`)/).map((part) => parseChain(span(part)));
  return chains.every((chain) => chain !== undefined) ? { kind: 'comparisons', chains } : undefined;
}

/** "The tree has between `0` and `100` nodes", "The list has `n` nodes" */
function parseNodes(text: string): Constraint | undefined {
  const match =
    /^(?:The (?:tree|list|graph)|Each list|Each of the two trees|`(\w+)`) has (?:between `([^`]+)` and )?`([^`]+)` nodes$/.exec(
      text,
    );
  if (!match) return;
  const [, name = 'Node', least, most] = match;
  const chain = parseChain(least === undefined ? `x == ${most}` : `${least} <= x <= ${most}`);
  if (!chain) return;
  const counted = nodes(name);
  const sides = chain.sides.map((side) =>
    side.map((part) => (part.kind === 'name' && part.name === 'x' ? counted : part)),
  );
  return { kind: 'comparisons', chains: [{ ...chain, sides }] };
}

/** "`nums[i]` is `0`, `1` or `2`": numbers, as characters stand in quotation marks. */
function parseValues(text: string): Constraint | undefined {
  const match = /^`([^`]+)` is (?:either )?(`-?\d+`(?:(?:, | or )`-?\d+`)+)$/.exec(text);
  const of = parseName(match?.[1] ?? '');
  const values = match?.[2]?.split(/, | or /).map((value) => Number(span(value)));
  return of && values ? { kind: 'one-of', of, values } : undefined;
}

function parseClass(text: string): Constraint | undefined {
  const match =
    /^((?:`[^`]+`(?:, | and )?)+) (?:consists? only of|consists? of|contains? only|is either|is) (.+)$/.exec(
      text,
    );
  const of = parseNames(match?.[1] ?? '');
  const holds = parseCharacters(match?.[2] ?? '');
  return of && holds ? { kind: 'characters', of, holds } : undefined;
}

function parseDifferent(text: string): Constraint | undefined {
  const match = /^All (?:values|numbers|words|pairs) (?:of|in) (.+) are different$/.exec(text);
  const of = parseNames(match?.[1] ?? '');
  return of ? { kind: 'different', of } : undefined;
}

function parseSorted(text: string): Constraint | undefined {
  const match =
    /^(.+) (?:is|are) sorted in (?:ascending|non-decreasing) order(, and all its values are different| and may hold equal values)?$/.exec(
      text,
    );
  const of = parseNames(match?.[1] ?? '');
  return of ? { kind: 'sorted', of, strictly: match?.[2]?.endsWith('different') ?? false } : undefined;
}

function parseCalls(text: string): Constraint | undefined {
  const match = /^At most `(?:(\d+) \* )?10\^(\d+)` calls to ((?:`\w+`(?:, | and )?)+)(?: in total)?$/.exec(
    text,
  );
  if (!match) return;
  const [, times = '1', zeros = '', methods = ''] = match;
  return {
    kind: 'calls',
    methods: methods.match(/\w+(?=`)/g) ?? [],
    most: Number(times) * 10 ** Number(zeros),
  };
}

const KINDS = [
  parseComparisons,
  parseNodes,
  parseValues,
  parseClass,
  parseDifferent,
  parseSorted,
  parseCalls,
];

/** Reads one line of a question's constraints; nothing where it says what only a reader understands. */
export function parseConstraint(text: string): Constraint | undefined {
  const sentence = text.replace(/\.$/, '');
  for (const parse of KINDS) {
    const constraint = parse(sentence);
    if (constraint) return constraint;
  }
}
