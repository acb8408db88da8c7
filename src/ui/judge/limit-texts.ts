import { MEMORY_LIMIT_BYTES, OUTPUT_LIMIT_CHARACTERS } from '#judge/program-limits.ts';
import type { Verdict } from '#judge/verdict.ts';

export const MEMORY_LIMIT_TEXT = `${MEMORY_LIMIT_BYTES / 2 ** 20} MB`;
export const OUTPUT_LIMIT_TEXT = `${OUTPUT_LIMIT_CHARACTERS / 2 ** 20} million characters`;

/** Milliseconds as seconds, without needless zeros. */
export const secondsText = (ms: number): string => `${Number((ms / 1000).toFixed(2))} s`;

/** What a verdict about a limit means that comes without words of its own. */
export function explainLimit(verdict: Verdict): string | undefined {
  if (verdict === 'Memory Limit') return `used more than ${MEMORY_LIMIT_TEXT} of memory`;
  if (verdict === 'Output Limit') return `printed or returned more than ${OUTPUT_LIMIT_TEXT}`;
}
