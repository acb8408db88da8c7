// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { ClassChecks } from '#judge/class-checks.ts';
import { CheckResults } from './check-results.tsx';

const CHECKS: ClassChecks = {
  starter: '',
  source: '',
  checks: [
    { name: 'order', title: 'Keeps the order' },
    { name: 'waits', title: 'Waits' },
  ],
};

afterEach(cleanup);

describe('results of checks', () => {
  test('before the first run, what will be checked', () => {
    render(<CheckResults state={{ kind: 'idle' }} checks={CHECKS} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Keeps the order',
      'Waits',
    ]);
  });

  test('a deadlock and a wrong answer in words', () => {
    const results = [
      { title: 'Keeps the order', verdict: 'Wrong Answer' as const, message: 'took 2 1' },
      {
        title: 'Waits',
        verdict: 'Runtime Error' as const,
        message: 'deadlock: every thread waits for another',
      },
    ];
    render(<CheckResults state={{ kind: 'judged', source: '', results, diagnostics: [] }} checks={CHECKS} />);
    expect(screen.getByText('0 of 2 checks passed')).toBeTruthy();
    expect(screen.getByText('took 2 1')).toBeTruthy();
    expect(screen.getByText('Deadlock: every thread waits for another one.')).toBeTruthy();
    expect(screen.getAllByLabelText('Failed')).toHaveLength(2);
  });

  test('what the compiler says, with its line', () => {
    const diagnostics = [{ line: 3, message: 'cannot find symbol' }];
    render(<CheckResults state={{ kind: 'judged', source: '', results: [], diagnostics }} checks={CHECKS} />);
    expect(screen.getByRole('listitem').textContent).toBe('Line 3: cannot find symbol');
  });
});
