import { afterEach, beforeEach, expect, vi } from 'vitest';

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

// Nothing may print: what a test does not expect on the console is a failure of that test.
let printed: string[];

beforeEach(() => {
  printed = [];
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...values) => {
      printed.push(`${level}: ${values.join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(printed, 'unexpected console output').toEqual([]);
});
