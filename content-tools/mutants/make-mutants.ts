import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A reference solution with one small mistake in it. */
export interface Mutant {
  line: number;
  /** The changed statement's head: `if a < b: → if a <= b:` */
  text: string;
  source: string;
}

const SCRIPT = fileURLToPath(new URL('./mutants.py', import.meta.url));
const MOST = 25;
const LEAST = 10;

/** Up to 25 mutants of a Python program, spread evenly over it; always the same. Throws when python3 does not understand it. */
export function makeMutants(source: string): Mutant[] {
  const { stdout, stderr, error } = spawnSync('python3', ['-s', '-B', SCRIPT], {
    input: JSON.stringify({ source, most: MOST, least: LEAST }),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error) throw error;
  if (!stdout) throw new Error(stderr.trim().split('\n').at(-1) ?? 'no mutants');
  return JSON.parse(stdout);
}
