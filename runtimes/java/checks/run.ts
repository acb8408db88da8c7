/**
 * Language and library checks: `node runtimes/java/checks/run.ts [GROUP...]` compares what the runtime prints with what the JDK printed
 * (`--expect` asks the JDK, and writes expected/).
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { JAVA_DIFFERENCES } from '#judge/languages/java/differences.ts';
import { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { loadParts } from '#judge/languages/java/node/kept.ts';
import { CHECK_GROUPS, expectedFile, programOf, runGroup } from './groups.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { expect: { type: 'boolean' }, verbose: { type: 'boolean' } },
});
const groups = CHECK_GROUPS.filter((name) => positionals.length === 0 || positionals.includes(name));

const { jdk } = JSON.parse(readFileSync(new URL('../versions.json', import.meta.url), 'utf8'));

function askJdk(sources: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const bin = process.env.DRYRUN_JDK ? join(process.env.DRYRUN_JDK, 'bin') : '';
  const version = execFileSync(join(bin, 'java'), ['--version'], { encoding: 'utf8' });
  if (!version.includes(` ${jdk} `))
    throw new Error(
      `set DRYRUN_JDK to a JDK ${jdk}: others say some things in other words. Found: ${version}`,
    );
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
  for (const group of groups) writeFileSync(expectedFile(group), askJdk(programOf(group).sources));
  process.exit();
}

const known = new Set(JAVA_DIFFERENCES.flatMap(({ checks }) => checks));
const compiler = await loadCompiler(await loadParts());
let passed = 0;
let differing = 0;
let failed = 0;
for (const group of groups) {
  const { results, problem, times } = await runGroup(group, compiler);
  if (problem) console.log(`${group}: ${problem}`);
  for (const { name, jdk, here, equal } of results) {
    if (equal) {
      passed++;
    } else if (known.has(name)) {
      differing++;
    } else {
      failed++;
      console.log(`not ok ${name}`);
      for (let i = 0; i < Math.max(jdk.length, here.length); i++) {
        if (jdk[i] === here[i]) continue;
        console.log(`  line ${i + 1}\n    JDK  ${jdk[i]}\n    here ${here[i]}`);
        if (!values.verbose) break;
      }
    }
  }
  const equal = results.filter((result) => result.equal).length;
  console.log(
    `${group}: ${equal} of ${results.length} equal (${(times.javac + times.teavm).toFixed(0)} ms to compile)`,
  );
}
console.log(`${passed} passed, ${failed} failed, ${differing} known to differ`);
process.exitCode = failed > 0 ? 1 : 0;
