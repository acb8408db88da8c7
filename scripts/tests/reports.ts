import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './step.ts';

/** Where the runners of tests leave their reports. */
export const REPORTS = '.cache/reports';

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** An error's first lines, without the colors and the stack. */
const inShort = (message = ''): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 6)
    .join('\n    ');

const fromRoot = (file: string) => relative('.', file).replaceAll(sep, '/');

const read = (name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/** Counts of a report of Vitest. */
export const unitCounts = (name: string) => (): Counts => {
  const { numPassedTests, numFailedTests, numTotalTests, testResults }: UnitReport = read(name);
  const broken = testResults.filter(({ status }) => status !== 'passed').length;
  // A file that could not even be loaded counts no test of its own.
  const least = numTotalTests === 0 ? 1 : broken;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, least) };
};

/** What failed in a report of Vitest. */
export const unitFailures = (name: string) => (): string[] => {
  const { testResults }: UnitReport = read(name);
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name: file, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const where = fromRoot(file);
      if (failed.length === 0) return [`${where}: ${inShort(message)}`];
      return failed.map(
        ({ fullName, failureMessages: [first] }) => `${where} › ${fullName}\n    ${inShort(first)}`,
      );
    });
};

/** The files of a report of Vitest all of whose tests passed, from the project's root. */
export function greenFiles(name: string): string[] {
  if (!existsSync(`${REPORTS}/${name}.json`)) return [];
  const { testResults }: UnitReport = read(name);
  return testResults.filter(({ status }) => status === 'passed').map((result) => fromRoot(result.name));
}

/** Counts of a report of Playwright. */
export const browserCounts = (name: string) => (): Counts => {
  const { expected, unexpected, flaky } = read(name).stats;
  return { passed: expected, failed: unexpected + flaky };
};

/** What failed in a report of Playwright. */
export const browserFailures = (name: string) => (): string[] => {
  const failed = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
        return `e2e/${file}:${line} › ${title}\n    ${inShort(error?.message)}`;
      }),
    ...suites.flatMap(failed),
  ];
  return failed(read(name));
};
