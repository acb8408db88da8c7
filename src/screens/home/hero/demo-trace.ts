/** A word of a program in the color of the editor; without a name it has none. */
type Word = readonly [text: string, color?: 'keyword' | 'function' | 'constant'];

/** Two Sum in its shortest form, as the miniature shows it. */
export const PROGRAM: readonly (readonly Word[])[] = [
  [['seen = {}']],
  [['for', 'keyword'], [' i, n '], ['in', 'keyword'], [' '], ['enumerate', 'function'], ['(nums):']],
  [['    '], ['if', 'keyword'], [' target - n '], ['in', 'keyword'], [' seen:']],
  [['        '], ['return', 'keyword'], [' [seen[target - n], i]']],
  [['    seen[n] = i']],
];

export const NUMBERS = [2, 7, 11, 15] as const;
export const TARGET = 9;

/** One step of the program on `NUMBERS`. */
export interface DemoStep {
  /** From 0. */
  line: number;
  /** Where `i` points. */
  index?: number;
  seen: readonly number[];
  /** The two indices, once they are returned. */
  found?: readonly [number, number];
  /** The step in words. */
  says: string;
}

/** Runs the program that is shown, line by line, so that the picture cannot be wrong. */
export function traceDemo(numbers: readonly number[] = NUMBERS, target = TARGET): DemoStep[] {
  const steps: DemoStep[] = [{ line: 0, seen: [], says: 'Nothing seen yet' }];
  const seen = new Map<number, number>();
  for (const [index, number] of numbers.entries()) {
    const now = () => [...seen.values()];
    steps.push({ line: 1, index, seen: now(), says: `i = ${index}, n = ${number}` });
    const partner = seen.get(target - number);
    const answer = partner === undefined ? 'no' : 'yes';
    steps.push({ line: 2, index, seen: now(), says: `${target - number} in seen? ${answer}` });
    if (partner !== undefined) {
      const found = [partner, index] as const;
      return [...steps, { line: 3, index, seen: now(), found, says: `return [${partner}, ${index}]` }];
    }
    seen.set(number, index);
    steps.push({ line: 4, index, seen: now(), says: `seen[${number}] = ${index}` });
  }
  return steps;
}
