import { sha256 } from '#base/sha256.ts';
import { formatJson, parseJson } from './json.ts';
import type { CheckerSpec, Json, JudgeTest } from './task.ts';
import { VALIDATORS } from './validators.ts';

/** `true`, or why the answer is wrong ('' when a look at both answers says it all). */
export type Judgment = true | string;

type Checker<Kind extends CheckerSpec['kind']> = {
  /** Pure. May throw for absurd nesting, which `check` turns into a wrong answer. */
  compare: (spec: Extract<CheckerSpec, { kind: Kind }>, test: JudgeTest, actual: Json) => Judgment;
  /** The one text that all equal answers share; where there is none, an answer cannot be given as a digest. */
  canonical?: (spec: Extract<CheckerSpec, { kind: Kind }>, value: Json) => string;
};

function sortedItems(value: Json, nested: boolean): string {
  if (!Array.isArray(value)) return formatJson(value);
  const items = value.map((item) => (nested ? sortedItems(item, false) : formatJson(item)));
  return `[${items.sort().join(',')}]`;
}

const isNumber = (value: Json) => typeof value === 'number' || typeof value === 'bigint';

function close(expected: Json, actual: Json, tolerance: number): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, index) => close(item, actual[index] ?? null, tolerance))
    );
  }
  if (!isNumber(expected) || !isNumber(actual)) return formatJson(expected) === formatJson(actual);
  return Math.abs(Number(expected) - Number(actual)) <= tolerance * Math.max(1, Math.abs(Number(expected)));
}

/** Spares sorting a huge answer that is wrong at a glance. */
const sameLength = (expected: Json, actual: Json) =>
  Array.isArray(expected) === Array.isArray(actual) &&
  (!Array.isArray(expected) || !Array.isArray(actual) || expected.length === actual.length);

/** Equality is that of canonical texts, which compares integers digit for digit and never calls a value's methods. */
const sameText = (same: boolean): Judgment => same || '';

export const CHECKERS: { [Kind in CheckerSpec['kind']]: Checker<Kind> } = {
  exact: {
    compare: (_spec, { expected }, actual) => sameText(formatJson(expected) === formatJson(actual)),
    canonical: (_spec, value) => formatJson(value),
  },
  'any-order': {
    compare: ({ nested }, { expected }, actual) =>
      sameText(sameLength(expected, actual) && sortedItems(expected, nested) === sortedItems(actual, nested)),
    canonical: ({ nested }, value) => sortedItems(value, nested),
  },
  float: {
    compare: ({ tolerance }, { expected }, actual) => sameText(close(expected, actual, tolerance)),
  },
  validator: {
    compare: ({ name }, { input, expected }, actual) => {
      const validate = VALIDATORS[name];
      if (!validate) throw new Error(`there is no validator named ${name}`);
      return validate(input, expected, actual);
    },
  },
};

function checkerFor(spec: CheckerSpec): Checker<CheckerSpec['kind']> {
  return CHECKERS[spec.kind] as Checker<CheckerSpec['kind']>;
}

function digestOf(expected: Json): string | undefined {
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected)) return;
  return typeof expected.$digest === 'string' ? expected.$digest : undefined;
}

/** No number or character takes so many times the characters of an equal one. */
const ROOM = 25;
const SHORT = 100_000;

/** What goes into `"expected": {"$digest": …}`: SHA-256, in hex, of the answer's canonical text. */
export async function digestAnswer(spec: CheckerSpec, answer: Json): Promise<string> {
  const { canonical } = checkerFor(spec);
  if (!canonical) throw new Error(`checker ${spec.kind} cannot compare digests`);
  return sha256(canonical(spec, answer));
}

/**
 * Judges the JSON text a program answered with. The text is hostile: malformed or absurd ones are wrong, and only the
 * question's own mistakes (an unknown validator, a digest where there can be none) throw.
 */
export async function check(spec: CheckerSpec, test: JudgeTest, output: string): Promise<Judgment> {
  const digest = digestOf(test.expected);
  if (digest !== undefined && !checkerFor(spec).canonical) await digestAnswer(spec, null);
  if (spec.kind === 'validator' && !VALIDATORS[spec.name]) {
    throw new Error(`there is no validator named ${spec.name}`);
  }
  try {
    if (digest === undefined && spec.kind !== 'validator') {
      // Reading a long text takes the page's time.
      const longest = ROOM * formatJson(test.expected).length + SHORT;
      if (output.length > longest) return '';
    }
    const actual = parseJson(output);
    if (digest !== undefined) return sameText((await digestAnswer(spec, actual)) === digest);
    return checkerFor(spec).compare(spec, test, actual);
  } catch {
    return 'the answer is not a value that can be compared';
  }
}
