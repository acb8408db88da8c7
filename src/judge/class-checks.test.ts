import { describe, expect, test } from 'vitest';
import { type ClassChecks, checkDiagnostics, checkResults, checksRequest } from './class-checks.ts';
import type { CaseResult, Report } from './verdict.ts';

const CHECKS: ClassChecks = {
  starter: 'class Counter {}',
  source: '    static void counts() throws Throwable {}\n    static void waits() throws Throwable {}',
  checks: [
    { name: 'counts', title: 'Counts' },
    { name: 'waits', title: 'Waits' },
  ],
};
const SOURCE = 'class Counter {\n  int count;\n}';

const reportOf = (cases: Partial<CaseResult>[], rest: Partial<Report> = {}): Report => ({
  verdict: 'Wrong Answer',
  passed: 0,
  total: cases.length,
  ms: 0,
  diagnostics: [],
  cases: cases.map((each, index) => ({ index, verdict: 'Accepted', input: {}, stdout: '', ms: 0, ...each })),
  ...rest,
});

describe('the request', () => {
  const { source, tests } = checksRequest(SOURCE, CHECKS);

  test('leaves the user’s lines where they are and puts the checks behind them', () => {
    const lines = source.split('\n');
    expect(lines[0]).toBe('import dryrun.judge.Turns; class Counter {');
    expect(lines.slice(1, 3)).toEqual(['  int count;', '}']);
    expect(lines[3]).toBe('class Solution {');
    expect(source).toContain('case "counts": counts(); break; case "waits": waits(); break;');
  });

  test('tries every check by its name', () => {
    expect(tests.map(({ input }) => input.name)).toEqual(['counts', 'waits']);
  });
});

describe('what is told', () => {
  test('a wrong answer is what the check says', () => {
    const [first, second] = checkResults(
      reportOf([{ verdict: 'Wrong Answer', actual: '"counted \\"3\\""' }, {}]),
      SOURCE,
      CHECKS,
    );
    expect(first).toEqual({ title: 'Counts', verdict: 'Wrong Answer', message: 'counted "3"' });
    expect(second).toEqual({ title: 'Waits', verdict: 'Accepted', message: undefined });
  });

  test('a wrong answer that was cut is told as it is', () => {
    const [first] = checkResults(reportOf([{ verdict: 'Wrong Answer', actual: '"cou…' }]), SOURCE, CHECKS);
    expect(first?.message).toBe('"cou…');
  });

  test('an exception names the lines of the user’s code alone', () => {
    const message = 'IllegalStateException: no\n  line 9, in check\n  line 2, in count';
    const [first] = checkResults(reportOf([{ verdict: 'Runtime Error', message }]), SOURCE, CHECKS);
    expect(first?.message).toBe('IllegalStateException: no\n  line 2, in count');
  });

  test('a compiler’s message about the checks has no line', () => {
    const report = reportOf([], {
      diagnostics: [
        { line: 2, message: 'missing return' },
        { line: 6, column: 3, message: 'cannot find symbol' },
      ],
    });
    expect(checkDiagnostics(report, SOURCE)).toEqual([
      { line: 2, message: 'missing return' },
      { message: 'The checks need it: cannot find symbol' },
    ]);
  });
});
