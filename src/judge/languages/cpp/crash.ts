import type { Outcome } from '#judge/verdict.ts';

/** How a native program ended that gave no answer. */
export interface Ending {
  code: number | null;
  signal: string | null;
  /** What it wrote to stderr, which is where the standard library says why it gave up. */
  stderr: string;
}

const SIGNALS: Record<string, string> = {
  SIGSEGV:
    'Segmentation fault: a null or dangling pointer, an index out of range, or calls nested too deeply',
  SIGBUS: 'Bus error: a dangling pointer or an index out of range',
  SIGFPE: 'Arithmetic error: a division by zero',
  SIGILL: 'Illegal instruction: the program ran past the end of a function that returns nothing',
};

/** `std::vector…::operator[](…): Assertion '__n < this->size()' failed.` and `what():  vector::_M_range_check…` */
const ASSERTION = /Assertion '(.*)' failed/;
const THROWN = /terminate called after throwing an instance of '(.*)'(?:\s+what\(\):\s+(.*))?/;

type Crash = { kind: 'runtime-error'; message: string } | { kind: Extract<Outcome['kind'], 'memory-limit'> };

/** What the end of a program without an answer means to its author. */
export function crashOutcome({ code, signal, stderr }: Ending): Crash {
  const thrown = THROWN.exec(stderr);
  if (thrown?.[1] === 'std::bad_alloc') return { kind: 'memory-limit' };
  if (thrown) return { kind: 'runtime-error', message: [thrown[1], thrown[2]].filter(Boolean).join(': ') };
  const assertion = ASSERTION.exec(stderr);
  if (assertion) {
    const message = `Assertion failed in the standard library: ${assertion[1]} (an index out of range or an empty container)`;
    return { kind: 'runtime-error', message };
  }
  const message = (signal && SIGNALS[signal]) ?? (signal ? `the program was ended by ${signal}` : undefined);
  return { kind: 'runtime-error', message: message ?? `the program called exit(${code})` };
}
