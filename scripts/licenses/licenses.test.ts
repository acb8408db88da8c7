import { expect, test } from 'vitest';
import { isAllowed } from './allowed.ts';
import { javaParts, PARTS_OF } from './other-parts.ts';
import { packageFolder, readPackage } from './read-package.ts';

test.each(['MIT', '(MIT AND Zlib)', 'GPL-3.0 OR MIT', 'Apache-2.0 WITH LLVM-exception'])(
  '%s may be shipped',
  (name) => {
    expect(isAllowed(name)).toBe(true);
  },
);

test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'not named', ''])(
  '%s may not',
  (name) => {
    expect(isAllowed(name)).toBe(false);
  },
);

test('what the runtimes contain may be shipped', () => {
  for (const { name, license } of [...Object.values(PARTS_OF).flat(), ...javaParts()]) {
    expect(isAllowed(license), name).toBe(true);
  }
});

test.each([
  ['/x/node_modules/react/index.js', '/x/node_modules/react'],
  ['/x/node_modules/@zod/core/dist/a.js', '/x/node_modules/@zod/core'],
  ['/x/node_modules/a/node_modules/b/c/d.js?v=1', '/x/node_modules/a/node_modules/b'],
  ['/x/src/root.tsx', undefined],
  ['\0virtual:dataset', undefined],
])('%s belongs to %s', (module, folder) => {
  expect(packageFolder(module)).toBe(folder);
});

test('a package says its name, version, license, place and text', () => {
  expect(readPackage('node_modules/react')).toMatchObject({
    name: 'react',
    license: 'MIT',
    url: expect.stringMatching(/^https:\/\/github\.com\//),
    text: expect.stringContaining('Permission is hereby granted'),
  });
  expect(readPackage('node_modules/png-js').license).toBe('MIT');
});

test('javac is listed with its version, the address of its source and its license', () => {
  expect(javaParts()).toContainEqual({
    name: expect.stringContaining('javac'),
    version: expect.stringMatching(/^25\./),
    license: 'GPL-2.0-only WITH Classpath-exception-2.0',
    url: expect.stringMatching(/^https:\/\/github\.com\/.*jdk25u/),
    text: expect.stringContaining('"CLASSPATH" EXCEPTION TO THE GPL'),
  });
});
