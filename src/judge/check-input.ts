import { checkValue } from './check-value.ts';
import type { ClassSignature, Param, Signature } from './signature.ts';
import type { Json } from './task.ts';

/** What is wrong, by parameter name; no entry means nothing is. */
export type InputProblems = Record<string, string>;

const has = (value: Json[], item: Json) => value.some((other) => other === item);

/** `cycleAt` and `nodeOf` point into another parameter's value, so they can only be checked side by side. */
function checkReferences(params: Param[], input: Record<string, Json>): InputProblems {
  const problems: InputProblems = {};
  for (const { name, cycleAt, nodeOf } of params) {
    const list = input[name] ?? null;
    if (cycleAt && Array.isArray(list)) {
      const index = input[cycleAt];
      const last = list.length - 1;
      if (typeof index !== 'number' || index < -1 || index > last) {
        problems[cycleAt] = `${cycleAt} must be -1 or a position in ${name} (0 to ${last})`;
      }
    }
    const tree = nodeOf ? (input[nodeOf] ?? null) : null;
    if (nodeOf && Array.isArray(tree) && (list === null || !has(tree, list))) {
      problems[name] = `${name} must be a value in ${nodeOf}`;
    }
  }
  return problems;
}

function checkParams(params: Param[], input: Record<string, Json>): InputProblems {
  const problems: InputProblems = {};
  for (const { name, type, nodeOf } of params) {
    const value = input[name];
    const problem =
      value === undefined ? `${name} is missing` : checkValue(value, nodeOf ? 'int' : type, name);
    if (problem) problems[name] = problem;
  }
  return Object.keys(problems).length > 0 ? problems : checkReferences(params, input);
}

function checkCall(signature: ClassSignature, operation: Json, values: Json, index: number): InputProblems {
  const method = signature.methods.find(({ name }) => name === operation);
  if (index > 0 && !method) {
    const known = signature.methods.map(({ name }) => name).join(', ');
    return { operations: `operations[${index}] must be one of ${known}` };
  }
  const params = index === 0 ? signature.constructorParams : (method?.params ?? []);
  const path = `arguments[${index}]`;
  if (!Array.isArray(values)) return { arguments: `${path} must be a list in [ ]` };
  if (values.length !== params.length) {
    const count = params.length === 1 ? '1 value' : `${params.length} values`;
    return { arguments: `${path} must hold ${count} for ${operation}` };
  }
  for (const [position, { type }] of params.entries()) {
    const problem = checkValue(values[position] ?? null, type, `${path}[${position}]`);
    if (problem) return { arguments: problem };
  }
  return {};
}

function checkCalls(signature: ClassSignature, input: Record<string, Json>): InputProblems {
  const { operations = null, arguments: calls = null } = input;
  if (!Array.isArray(operations)) return { operations: 'operations must be a list in [ ]' };
  if (!Array.isArray(calls)) return { arguments: 'arguments must be a list in [ ]' };
  if (operations[0] !== signature.name) return { operations: `operations[0] must be "${signature.name}"` };
  if (operations.length !== calls.length) {
    return { arguments: `arguments must hold one list for each of the ${operations.length} operations` };
  }
  for (const [index, operation] of operations.entries()) {
    const problems = checkCall(signature, operation, calls[index] ?? null, index);
    if (Object.keys(problems).length > 0) return problems;
  }
  return {};
}

/** Checks one test's (expanded) input against the signature. */
export function checkInput(signature: Signature, input: Record<string, Json>): InputProblems {
  switch (signature.kind) {
    case 'function':
      return checkParams(signature.params, input);
    case 'class':
      return checkCalls(signature, input);
    case 'round-trip':
      return checkParams([signature.param], input);
  }
}
