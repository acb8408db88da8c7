import { expect, test } from 'vitest';
import { judgeAudit, readAudit } from './audit.ts';

const advisory = (title: string) => ({ title, url: 'https://example.org/advisory' });
const report = (vulnerabilities: object) => JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const judged = (output: string) => judgeAudit(readAudit(output, (path) => !path.includes('tool')));

test('nothing found passes', () => {
  expect(judged(report({}))).toEqual({
    lines: ['0 findings, 0 of them high or critical in what is shipped'],
    passes: true,
  });
});

test('low and moderate findings are shown and pass', () => {
  const output = report({
    one: { severity: 'low', via: [advisory('Leaks')], nodes: ['node_modules/one'] },
    two: { severity: 'moderate', via: ['one'], nodes: ['node_modules/two'] },
  });
  expect(judged(output)).toEqual({
    lines: [
      'low: one\n  Leaks https://example.org/advisory',
      'moderate: two',
      '2 findings, 0 of them high or critical in what is shipped',
    ],
    passes: true,
  });
});

test.each(['high', 'critical'])('a %s finding fails and stands first', (severity) => {
  const { lines, passes } = judged(
    report({
      one: { severity: 'low', via: [advisory('Leaks')], nodes: ['node_modules/one'] },
      two: { severity, via: [advisory('Runs anything'), 'one'], nodes: ['node_modules/two'] },
    }),
  );
  expect(passes).toBe(false);
  expect(lines[0]).toBe(`${severity}: two\n  Runs anything https://example.org/advisory`);
  expect(lines.at(-1)).toBe('2 findings, 1 of them high or critical in what is shipped');
});

test('a high finding in a tool is shown and stops nobody; below what is shipped it does', () => {
  const found = (...nodes: string[]) =>
    judged(report({ two: { severity: 'high', via: [advisory('Runs anything')], nodes } }));
  expect(found('node_modules/tool/node_modules/two')).toEqual({
    lines: [
      'high: two, not shipped\n  Runs anything https://example.org/advisory',
      '1 findings, 0 of them high or critical in what is shipped',
    ],
    passes: true,
  });
  expect(found('node_modules/tool/node_modules/two', 'node_modules/two').passes).toBe(false);
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
