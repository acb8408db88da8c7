import { formatJson } from './json.ts';
import type { Signature } from './signature.ts';
import type { Json } from './task.ts';

/** One test's number and what it gives, its recipes carried out. */
export interface GivenTest {
  index: number;
  input: Record<string, Json>;
}

/** A test to be judged after the same classes have been used for another one. */
export interface SecondCall {
  before: Record<string, Json>;
  index: number;
}

/** Characters of an input that a person can hold two of in mind, and that costs no time. */
const READABLE = 400;

/**
 * The pairs of tests that tell whether a program keeps something between calls that it should not: the first two in both orders, one twice, and
 * the largest readable one before the first and after it. Two round trips have nothing to keep: only a text goes from one half to the other.
 */
export function secondCalls(kind: Signature['kind'], tests: readonly GivenTest[]): SecondCall[] {
  if (kind === 'round-trip') return [];
  const sized = tests
    .map((test) => ({ ...test, size: formatJson(test.input).length }))
    .filter(({ size }) => size <= READABLE);
  const [first, second] = sized;
  if (!first) return [];
  const last = sized.reduce((largest, test) => (test.size > largest.size ? test : largest), first);
  const pairs = [
    [first, second],
    [second, first],
    [first, first],
    [last, first],
    [first, last],
  ] as const;
  const calls = pairs.flatMap(([before, after]) =>
    before && after ? [{ before: before.input, index: after.index }] : [],
  );
  const isNew = ({ before, index }: SecondCall, position: number) =>
    calls.findIndex((other) => other.before === before && other.index === index) === position;
  return calls.filter(isNew);
}

/** What went wrong, after what. The text is for whoever wrote the program. */
export function explainSecondCall(
  kind: Signature['kind'],
  before: Record<string, Json>,
  message: string | undefined,
): string {
  const right = kind === 'class' ? 'The first object is right' : 'The first call is right';
  const given = Object.entries(before).map(([name, value]) => `${name} = ${formatJson(value)}`);
  return [
    message,
    `${right}, a second one is not: the same class was used before with ${given.join(', ')}. Does a global, a class ` +
      'attribute, a static member or a default argument keep something from the call before?',
  ]
    .filter(Boolean)
    .join('\n');
}
