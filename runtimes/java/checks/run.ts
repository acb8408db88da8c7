/**
 * Language and library checks: `node runtimes/java/checks/run.ts [GROUP...]` compares what the runtime prints with what the JDK printed
 * (`--expect` asks the JDK, and writes expected/). Each static method of a group is a check; a group is one program.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { runProgram } from '#judge/languages/java/loader/program.ts';
import { loadParts } from '#judge/languages/java/node/kept.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { expect: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const here = import.meta.dirname;
const MARK = '== ';
const groups = readdirSync(join(here, 'groups'))
  .map((name) => basename(name, '.java'))
  .filter((name) => positionals.length === 0 || positionals.includes(name));

/** The group, and a class that calls its checks one after another. */
function programOf(group: string) {
  const text = readFileSync(join(here, 'groups', `${group}.java`), 'utf8');
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

function askJdk(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const bin = process.env.DRYRUN_JDK ? join(process.env.DRYRUN_JDK, 'bin') : '';
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, name), text);
  execFileSync(
    join(bin, 'javac'),
    ['-nowarn', '-Xlint:none', '-d', folder, ...Object.keys(sources).map((name) => join(folder, name))],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const output = execFileSync(
    join(bin, 'java'),
    [
      '-Xss4m',
      '-Dfile.encoding=UTF-8',
      '-Dstdout.encoding=UTF-8',
      '-Duser.language=en',
      '-cp',
      folder,
      'Main',
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  return output;
}

if (values.expect) {
  mkdirSync(join(here, 'expected'), { recursive: true });
  for (const group of groups)
    writeFileSync(join(here, 'expected', `${group}.txt`), askJdk(programOf(group).sources));
  process.exit();
}

const known: Record<string, string> = JSON.parse(readFileSync(join(here, 'differences.json'), 'utf8'));
const compiler = await loadCompiler(await loadParts());
let passed = 0;
let differing = 0;
let failed = 0;
for (const group of groups) {
  const { checks, sources } = programOf(group);
  const expected = parts(readFileSync(join(here, 'expected', `${group}.txt`), 'utf8'));
  const { program, diagnostics, times } = compiler.compile(sources);
  let output = '';
  if (program) {
    try {
      const outcome = await runProgram(await WebAssembly.compile(program.module), program.lines, {
        onOutput: (text, stream) => {
          if (stream === 'stdout') output += text;
        },
      });
      if (outcome.failure) console.log(`${group} failed: ${JSON.stringify(outcome.failure)}`);
      if (outcome.deadlock) console.log(`${group}: deadlock`);
    } catch (error) {
      console.log(`trap in ${group}: ${error instanceof Error ? error.stack : error}`);
    }
  } else {
    for (const { line, message, file } of diagnostics) console.log(`${file}:${line}: ${message}`);
  }
  const actual = parts(output);
  let equal = 0;
  for (const check of checks) {
    const name = `${group}.${check}`;
    if (actual.get(check) === expected.get(check)) {
      passed++;
      equal++;
    } else if (known[name]) {
      differing++;
    } else {
      failed++;
      console.log(`not ok ${name}`);
      const want = (expected.get(check) ?? '(nothing)').split('\n');
      const got = (actual.get(check) ?? '(nothing)').split('\n');
      for (let i = 0; i < Math.max(want.length, got.length); i++) {
        if (want[i] !== got[i]) console.log(`  line ${i + 1}\n    JDK  ${want[i]}\n    here ${got[i]}`);
        if (want[i] !== got[i] && !values.verbose) break;
      }
    }
  }
  console.log(
    `${group}: ${equal} of ${checks.length} equal (${(times.javac + times.teavm).toFixed(0)} ms to compile)`,
  );
}
console.log(`${passed} passed, ${failed} failed, ${differing} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
