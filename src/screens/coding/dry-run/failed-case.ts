import type { Signature } from '#judge/signature.ts';
import { parseFields } from '#judge/values.ts';
import type { CaseResult } from '#judge/verdict.ts';
import type { DryRunCase } from './program.ts';

/** A judged test as one to dry-run; undefined where the report had to cut its input. */
export function failedCase(
  signature: Signature,
  { input }: CaseResult,
  label: string,
): DryRunCase | undefined {
  const parsed = parseFields(signature, input);
  return parsed.ok ? { label, input: parsed.input } : undefined;
}
