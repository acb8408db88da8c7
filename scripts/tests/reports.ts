import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { Counts } from './step.ts';

/** Where the runners of tests leave their reports. */
export const REPORTS = '.cache/reports';

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: { name: string; status: string }[];
}

const read = (name: string) => JSON.parse(readFileSync(`${REPORTS}/${name}.json`, 'utf8'));

/** Counts of a report of Vitest. */
export const unitCounts = (name: string) => (): Counts => {
  const { numPassedTests, numFailedTests, numTotalTests, testResults }: UnitReport = read(name);
  const broken = testResults.filter(({ status }) => status !== 'passed').length;
  // A file that could not even be loaded counts no test of its own.
  const least = numTotalTests === 0 ? 1 : broken;
  return { passed: numPassedTests, failed: Math.max(numFailedTests, least) };
};

/** The files of a report of Vitest all of whose tests passed, from the project's root. */
export function greenFiles(name: string): string[] {
  if (!existsSync(`${REPORTS}/${name}.json`)) return [];
  const { testResults }: UnitReport = read(name);
  return testResults
    .filter(({ status }) => status === 'passed')
    .map((result) => relative('.', result.name).replaceAll(sep, '/'));
}

/** Counts of a report of Playwright. */
export const browserCounts = (name: string) => (): Counts => {
  const { expected, unexpected, flaky } = read(name).stats;
  return { passed: expected, failed: unexpected + flaky };
};
