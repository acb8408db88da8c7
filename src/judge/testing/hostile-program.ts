import type { ValueType } from '#judge/signature.ts';
import type { Verdict } from '#judge/verdict.ts';

/** A Python program that means no good, and what it must be told. */
export interface HostileProgram {
  name: string;
  source: string;
  verdict: Verdict | { native: Verdict; page: Verdict };
  /** Part of the message or of the first diagnostic. */
  says?: string;
  /** Of `solve(nums, k)`, `int` unless said. */
  returns?: ValueType;
  /** `native`: like another program, so one interpreter is enough. `page`: about what only the page's Python has. */
  where?: 'native' | 'page';
}

const indented = (code: string, depth: number) =>
  code
    .trim()
    .split('\n')
    .map((line) => ' '.repeat(depth) + line)
    .join('\n');

/** A program whose `solve` has this body; the right answer is `sum(nums) + k`. `before`: the module's own code. */
export function solve(body: string, before = ''): string {
  return `${before.trim()}\nclass Solution:\n    def solve(self, nums, k):\n${indented(body, 8)}\n`;
}

export const RIGHT = solve('return sum(nums) + k');
export const WRONG = solve('return sum(nums)');
