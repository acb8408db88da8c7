import { checkInput, type InputProblems } from './check-input.ts';
import { formatJson, parseJson } from './json.ts';
import { inputParams, type Signature } from './signature.ts';
import type { Json } from './task.ts';

/** A test case's fields: the text of each input value, by parameter name. */
export type InputTexts = Record<string, string>;

export type ParsedInput =
  | { ok: true; input: Record<string, Json> }
  /** One message per field that needs attention. */
  | { ok: false; problems: InputProblems };

/** The texts of a test case's fields. */
export function formatFields(signature: Signature, input: Record<string, Json>): InputTexts {
  return Object.fromEntries(
    inputParams(signature).map(({ name }) => [name, formatJson(input[name] ?? null)]),
  );
}

/** One line for an example: `nums = [2,7], target = 9`. */
export function formatInput(signature: Signature, input: Record<string, Json>): string {
  return inputParams(signature)
    .map(({ name }) => `${name} = ${formatJson(input[name] ?? null)}`)
    .join(', ');
}

function parseField(text: string): { value: Json } | { problem: string } {
  if (text.trim() === '') return { problem: 'needs a value' };
  try {
    return { value: parseJson(text) };
  } catch {
    return { problem: 'is not valid JSON: lists in [ ], text in double quotes, true, false or null' };
  }
}

/** Reads what a user typed into a test case's fields and checks it against the signature. */
export function parseFields(signature: Signature, texts: InputTexts): ParsedInput {
  const input: Record<string, Json> = {};
  const problems: InputProblems = {};
  for (const { name } of inputParams(signature)) {
    const field = parseField(texts[name] ?? '');
    if ('value' in field) input[name] = field.value;
    else problems[name] = `${name} ${field.problem}`;
  }
  if (Object.keys(problems).length === 0) Object.assign(problems, checkInput(signature, input));
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, input };
}
