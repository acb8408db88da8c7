import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type LockedPackage, lockProblems } from './lock-problems.ts';

const read = (): Record<string, LockedPackage> =>
  JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const ROLLDOWN = 'node_modules/rolldown';

it('finds nothing in the lock file, which has packages with native parts', () => {
  const { families, problems } = lockProblems(read());
  expect(problems).toEqual([]);
  expect(families).toBeGreaterThan(5);
});

it('names a native part that the lock file leaves out', () => {
  const { 'node_modules/@rolldown/binding-win32-arm64-msvc': _, ...rest } = read();
  expect(lockProblems(rest).problems).toEqual([
    `${ROLLDOWN}: @rolldown/binding-win32-arm64-msvc is not in the lock file`,
  ]);
});

it('names a system that a package has no native part for, and a part of another version', () => {
  const packages = read();
  const { '@rolldown/binding-darwin-x64': _, ...fewer } = packages[ROLLDOWN]?.optionalDependencies ?? {};
  const one = { ...fewer, '@rolldown/binding-linux-x64-gnu': '0.0.1' };
  const version = packages[ROLLDOWN]?.version;
  expect(lockProblems({ ...packages, [ROLLDOWN]: { optionalDependencies: one } }).problems).toEqual([
    `${ROLLDOWN}: has no native part for darwin x64`,
    `${ROLLDOWN}: asks for @rolldown/binding-linux-x64-gnu 0.0.1, the lock file has ${version}`,
  ]);
});

it('takes the part that lies nearest to the package', () => {
  const part = (version: string) => ({ version, integrity: 'sha512-x' });
  const names = ['darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64', 'linux-x64', 'linux-arm64'];
  const wanted = Object.fromEntries(names.map((name) => [`lib-${name}`, '2.0.0']));
  const entries = (folder: string, version: string) =>
    Object.fromEntries(names.map((name) => [`${folder}node_modules/lib-${name}`, part(version)]));
  const packages = {
    'node_modules/host/node_modules/lib': { version: '2.0.0', optionalDependencies: wanted },
    ...entries('', '1.0.0'),
  };
  expect(lockProblems(packages).problems).toHaveLength(6);
  expect(lockProblems({ ...packages, ...entries('node_modules/host/', '2.0.0') }).problems).toEqual([]);
});
