import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { JAVA_DIFFERENCES } from '#judge/languages/java/differences.ts';
import { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { loadParts } from '#judge/languages/java/node/kept.ts';
import { CHECK_GROUPS, runGroup } from '../runtimes/java/checks/groups.ts';

/** Not imported: what the compiler is loaded from, which changes whenever it is built anew. */
const BUILT = 'runtimes/java/built/manifest.json';

describe('Java in the page prints what the JDK prints', async () => {
  const compiler = await loadCompiler(await loadParts());
  expect(existsSync(BUILT)).toBe(true);
  const differing: string[] = [];

  test.each(CHECK_GROUPS)('%s', async (group) => {
    const { results, problem } = await runGroup(group, compiler);
    expect(problem).toBe('');
    const known = new Set(JAVA_DIFFERENCES.flatMap(({ checks }) => checks));
    for (const { name, jdk, here, equal } of results) {
      if (!equal) differing.push(name);
      if (!known.has(name)) expect(here, name).toEqual(jdk);
    }
  });

  test('but for the listed differences, and no more are listed', () => {
    expect(differing.toSorted()).toEqual(JAVA_DIFFERENCES.flatMap(({ checks }) => checks).toSorted());
  });
});
