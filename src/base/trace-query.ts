export const OPERATORS = ['==', '!=', '<=', '>=', '<', '>'] as const;
export type Operator = (typeof OPERATORS)[number];

/** A condition on a variable, or on a field: `i == 5`. */
export interface Condition {
  name: string;
  operator: Operator;
  /** As a trace has it: a text begins with `s`. */
  value: null | boolean | number | string;
}

/** Moments of a run that somebody asks for: "line 12", "when i == 5", or both. */
export interface Query {
  line?: number;
  condition?: Condition;
}

/** A number, a text or a truth value, in one form for all languages; undefined for an object. */
function comparable(value: unknown): Condition['value'] | undefined {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value !== 'string') return;
  if (value === 'xtrue' || value === 'xfalse') return value === 'xtrue';
  if (value === 'xnull') return null;
  if (value.startsWith('f') || value.startsWith('i')) return Number(value.slice(1));
  // A character is a text of one.
  return value.startsWith('c') ? `s${value.slice(1)}` : value;
}

/** Whether a value, as a trace has it, is as a condition has it. */
export function satisfies({ operator, value: wanted }: Condition, value: unknown): boolean {
  const known = comparable(value);
  if (known === undefined) return false;
  if (operator === '==') return known === wanted;
  if (operator === '!=') return known !== wanted;
  if (known === null || wanted === null || typeof known !== typeof wanted) return false;
  if (operator === '<') return known < wanted;
  if (operator === '<=') return known <= wanted;
  return operator === '>' ? known > wanted : known >= wanted;
}
