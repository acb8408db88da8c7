import type { ConstraintData } from '#dataset/constraint.ts';
import type { Signature } from '#judge/signature.ts';
import { ContentError } from '../read/content-error.ts';
import { FormulaError } from './formula.ts';
import { definitionsOf, unknownName } from './names.ts';
import { knownNames } from './places.ts';
import { printConstraint } from './print-constraint.ts';
import { type Rule, ruleOf } from './rule.ts';

export interface Constraint {
  /** Markdown, one line. */
  text: string;
  /** Left out where no test can be held to it. */
  rule?: Rule;
}

/**
 * What a question's constraints say and ask of its tests.
 * @throws {ContentError} naming the constraint of `file` that is no formula, or that names what does not exist
 */
export function readConstraints(
  constraints: readonly ConstraintData[],
  signature: Signature,
  file: string,
): Constraint[] {
  const read = constraints.map((data, index): Constraint => {
    try {
      const rule = ruleOf(data);
      return { text: printConstraint(data, signature), ...(rule && { rule }) };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      throw new ContentError(file, `constraints.${index}`, `${error.message}; mend the formula`);
    }
  });
  const known = knownNames(signature);
  const rules = read.flatMap(({ rule }) => rule ?? []);
  const names = new Set([...known, ...definitionsOf(rules, known).keys()]);
  for (const [index, { rule }] of read.entries()) {
    const field = `constraints.${index}`;
    const name = rule && unknownName(rule, names);
    if (name) {
      const cure = 'name a parameter, or say what it equals in another constraint';
      throw new ContentError(file, field, `nothing is called ${name}; ${cure}`);
    }
    if (rule?.kind === 'calls' && signature.kind !== 'class') {
      throw new ContentError(file, field, 'only the methods of a design class are called several times');
    }
  }
  return read;
}
