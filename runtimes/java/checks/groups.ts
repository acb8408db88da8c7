/** The groups of language and library checks: each static method of a group is a check, and a group is one program. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { runProgram } from '#judge/languages/java/loader/program.ts';

const MARK = '== ';

/** All groups by name. */
export const CHECK_GROUPS = readdirSync(join(import.meta.dirname, 'groups')).map((name) =>
  basename(name, '.java'),
);

export const expectedFile = (group: string) => join(import.meta.dirname, 'expected', `${group}.txt`);

/** The group, and a class that calls its checks one after another. */
export function programOf(group: string) {
  const text = readFileSync(join(import.meta.dirname, 'groups', `${group}.java`), 'utf8');
  const checks = [...text.matchAll(/^ {4}static void (\w+)\(\)/gm)].map(([, name]) => name as string);
  const calls = checks.map(
    (name) =>
      `System.out.println("${MARK}${name}"); try { ${group}.${name}(); } catch (Throwable t) { System.out.println("threw " + t); } System.out.flush();`,
  );
  const main = `public class Main { ${calls.map((call, i) => `static void c${i}() { ${call} }`).join('\n')}
    public static void main(String[] a) { ${calls.map((_, i) => `c${i}();`).join(' ')} } }`;
  return { checks, sources: { [`${group}.java`]: text, 'Main.java': main } };
}

/** What each check printed. */
function parts(output: string): Map<string, string> {
  return new Map(
    output
      .split(new RegExp(`^${MARK}`, 'm'))
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
}

export interface CheckResult {
  /** `Group.check`. */
  name: string;
  /** Lines that the JDK printed, and that were printed here. */
  jdk: string[];
  here: string[];
  equal: boolean;
}

/** Compiles and runs a group. What ended it before its end is in `problem`. */
export async function runGroup(group: string, compiler: Awaited<ReturnType<typeof loadCompiler>>) {
  const { checks, sources } = programOf(group);
  const { program, diagnostics, times } = compiler.compile(sources);
  let output = '';
  const errors = diagnostics.filter(({ kind }) => kind === 'error');
  let problem = errors.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n');
  if (program) {
    const outcome = await runProgram(await WebAssembly.compile(program.module), program.lines, {
      onOutput: (text, stream) => {
        if (stream === 'stdout') output += text;
      },
    });
    if (outcome.failure) problem = JSON.stringify(outcome.failure);
    if (outcome.deadlock) problem = 'deadlock';
  }
  const expected = parts(readFileSync(expectedFile(group), 'utf8'));
  const actual = parts(output);
  const results = checks.map((check): CheckResult => {
    const jdk = expected.get(check);
    const here = actual.get(check);
    return {
      name: `${group}.${check}`,
      jdk: (jdk ?? '(nothing)').split('\n'),
      here: (here ?? '(nothing)').split('\n'),
      equal: jdk !== undefined && jdk === here,
    };
  });
  return { results, problem, times };
}
