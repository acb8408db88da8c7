import { parseJson } from '#judge/json.ts';
import { inputParams, type Signature } from '#judge/signature.ts';
import type { Json } from '#judge/task.ts';
import { type InputTexts, parseFields } from '#judge/values.ts';
import type { TestCase } from '#storage/records.ts';

/** A test case's field that cannot be used, by parameter name; `expected` for the expected answer. */
export type CaseProblems = Record<string, string>;

export type ParsedCase =
  | { ok: true; input: Record<string, Json>; expected?: Json }
  | { ok: false; problems: CaseProblems };

/** The text of each parameter's field. */
export function fieldTexts(signature: Signature, input: string): InputTexts {
  const lines = input.split('\n');
  return Object.fromEntries(inputParams(signature).map(({ name }, index) => [name, lines[index] ?? '']));
}

/** `input` with the line of one parameter replaced; line breaks inside JSON are only white space and go. */
export function withField(signature: Signature, input: string, name: string, text: string): string {
  const texts = { ...fieldTexts(signature, input), [name]: text.replace(/\s*\n\s*/g, ' ') };
  return inputParams(signature)
    .map((param) => texts[param.name] ?? '')
    .join('\n');
}

/** Reads a test case as typed. An empty expected answer is fine: the case then only shows its output. */
export function parseCase(signature: Signature, testCase: TestCase): ParsedCase {
  const parsed = parseFields(signature, fieldTexts(signature, testCase.input));
  const problems: CaseProblems = parsed.ok ? {} : { ...parsed.problems };
  let expected: Json | undefined;
  if (testCase.expected.trim() !== '') {
    try {
      expected = parseJson(testCase.expected);
    } catch {
      problems.expected =
        'expected isn’t valid JSON: use [ ] for lists, double quotes for strings, and true, false or null';
    }
  }
  if (!parsed.ok || problems.expected) return { ok: false, problems };
  return { ok: true, input: parsed.input, expected };
}
