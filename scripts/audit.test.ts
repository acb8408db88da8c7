import { expect, test } from 'vitest';
import { judgeAudit, readAudit } from './audit.ts';

const advisory = (title: string) => ({ title, url: 'https://example.org/advisory' });
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const judged = (output: string) => judgeAudit(readAudit(output));

test('nothing found passes', () => {
  expect(judged(report({}))).toEqual({ lines: ['0 findings, 0 of them high or critical'], passes: true });
});

test('low and moderate findings are shown and pass', () => {
  const output = report({
    one: { severity: 'low', via: [advisory('Leaks')] },
    two: { severity: 'moderate', via: ['one'] },
  });
  expect(judged(output)).toEqual({
    lines: [
      'low: one\n  Leaks https://example.org/advisory',
      'moderate: two',
      '2 findings, 0 of them high or critical',
    ],
    passes: true,
  });
});

test.each(['high', 'critical'])('a %s finding fails and stands first', (severity) => {
  const { lines, passes } = judged(
    report({
      one: { severity: 'low', via: [advisory('Leaks')] },
      two: { severity, via: [advisory('Runs anything'), 'one'] },
    }),
  );
  expect(passes).toBe(false);
  expect(lines[0]).toBe(`${severity}: two\n  Runs anything https://example.org/advisory`);
  expect(lines.at(-1)).toBe('2 findings, 1 of them high or critical');
});

test.each([
  [
    'a registry that knows no audits',
    '{"message":"405 Method Not Allowed","statusCode":405}',
    '405 Method Not',
  ],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"request failed"}}', 'request failed'],
  ['an error without words', '{"error":{"code":"ENOLOCK"}}', 'ENOLOCK'],
  ['no report', '{}', 'npm gave no report'],
  ['a page in place of a report', '<html>\nlogin', '<html>'],
  ['nothing', '', 'npm said nothing'],
])('%s: says that nothing was audited, and stops nobody', (_what, output, why) => {
  const { lines, passes } = judged(output);
  expect(passes).toBe(true);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^not audited: the registry does not answer/);
  expect(lines[0]).toContain(why);
});
