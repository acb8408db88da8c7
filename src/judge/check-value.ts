import type { ValueType } from './signature.ts';
import type { Json } from './task.ts';

const INT_MIN = -(2 ** 31);
const INT_MAX = 2 ** 31 - 1;
const LONG_MIN = -(2n ** 63n);
const LONG_MAX = 2n ** 63n - 1n;

const isWhole = (value: Json): value is number | bigint =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isInteger(value));

function checkInt(value: Json, path: string): string | undefined {
  if (!isWhole(value)) return `${path} must be a whole number`;
  if (value < INT_MIN || value > INT_MAX) return `${path} must be between ${INT_MIN} and ${INT_MAX}`;
}

function checkLong(value: Json, path: string): string | undefined {
  if (!isWhole(value)) return `${path} must be a whole number`;
  if (value < LONG_MIN || value > LONG_MAX) return `${path} must fit in 64 bits`;
}

function checkDouble(value: Json, path: string): string | undefined {
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return;
  return `${path} must be a number`;
}

function checkList(value: Json, path: string, check: Check): string | undefined {
  if (!Array.isArray(value)) return `${path} must be a list in [ ]`;
  for (const [index, item] of value.entries()) {
    const problem = check(item, `${path}[${index}]`);
    if (problem) return problem;
  }
}

/** Level order with `null` for a missing child; children of missing nodes are not written. */
function checkTree(value: Json, path: string): string | undefined {
  if (!Array.isArray(value)) return `${path} must be a list in [ ], level by level`;
  let openSlots = 1;
  for (const [index, item] of value.entries()) {
    const here = `${path}[${index}]`;
    if (openSlots === 0) return `${here} has no parent node`;
    openSlots -= 1;
    if (item === null) continue;
    const problem = checkInt(item, here);
    if (problem) return `${problem} or null`;
    openSlots += 2;
  }
}

/** Entry i lists the 1-based numbers of node i+1's neighbors. */
function checkGraph(value: Json, path: string): string | undefined {
  const size = Array.isArray(value) ? value.length : 0;
  const checkNeighbor: Check = (item, here) =>
    isWhole(item) && item >= 1 && item <= size
      ? undefined
      : `${here} must be a node number from 1 to ${size}`;
  return checkList(value, path, (item, here) => checkList(item, here, checkNeighbor));
}

type Check = (value: Json, path: string) => string | undefined;

const CHECKS: Record<string, Check> = {
  int: checkInt,
  long: checkLong,
  double: checkDouble,
  boolean: (value, path) => (typeof value === 'boolean' ? undefined : `${path} must be true or false`),
  string: (value, path) => (typeof value === 'string' ? undefined : `${path} must be text in double quotes`),
  char: (value, path) =>
    typeof value === 'string' && value.length === 1
      ? undefined
      : `${path} must be one character in double quotes`,
  ListNode: (value, path) => checkList(value, path, checkInt),
  TreeNode: checkTree,
  GraphNode: checkGraph,
};

/** What is wrong with a value of a type, or `undefined`. `path` names it in the message: "nums[2] must be a whole number". */
export function checkValue(value: Json, type: ValueType, path: string): string | undefined {
  if (type.endsWith('[]')) {
    return checkList(value, path, (item, here) => checkValue(item, type.slice(0, -2), here));
  }
  const check = CHECKS[type];
  if (!check) throw new Error(`unknown type: ${type}`);
  return check(value, path);
}
