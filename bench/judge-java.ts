import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { runProgram } from '#judge/languages/java/loader/program.ts';
import { KEPT_FILES, loadParts } from '#judge/languages/java/node/kept.ts';
import { median, round } from './statistics.ts';

const ROUNDS = 5;
const WORK = readFileSync(new URL('java/Work.java', import.meta.url), 'utf8');
const PROGRAMS = [...WORK.matchAll(/^ {2}static long (\w+)\(\)/gm)].map(([, name]) => name as string);
/** So many of them are loops over numbers and arrays, the others use collections. */
const NUMERIC = 6;

/** One program a process, as the judge runs them: nothing is warm. */
const main = (name: string) => `public class Main {
  public static String run(String unused) {
    long start = System.nanoTime();
    long result = Work.${name}();
    return (System.nanoTime() - start) / 1e6 + " " + result;
  }
  public static void main(String[] unused) { System.out.print(run("")); }
}
`;

const geometricMean = (values: number[]) =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

/** Milliseconds that the work took, and what came out. */
function parse(text: string) {
  const [ms, result] = text.split(' ');
  return { ms: Number(ms), result };
}

/** Java as the page has it against the machine's own: the compiler, and twelve programs in turn. */
export async function judgeJavaBench() {
  const start = performance.now();
  const compiler = await loadCompiler(await loadParts());
  const readyMs = performance.now() - start;
  const folder = mkdtempSync(join(tmpdir(), 'dryrun-bench-'));
  const ratios: Record<string, number> = {};
  const compileMs: number[] = [];
  for (const name of PROGRAMS) {
    const sources = { 'Work.java': WORK, 'Main.java': main(name) };
    const { program, times } = compiler.compile(sources);
    if (!program) throw new Error(`${name} doesn't compile`);
    compileMs.push(times.javac + times.teavm);
    const module = await WebAssembly.compile(program.module);
    for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
    execFileSync('javac', ['-d', folder, join(folder, 'Main.java'), join(folder, 'Work.java')]);
    const here: number[] = [];
    const there: number[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      const own = parse((await runProgram(module, program.lines, { argument: '' })).result ?? '');
      const jvm = parse(execFileSync('java', ['-cp', folder, 'Main'], { encoding: 'utf8' }));
      if (own.result !== jvm.result) throw new Error(`${name}: ${own.result} here, ${jvm.result} by java`);
      here.push(own.ms);
      there.push(jvm.ms);
    }
    ratios[name] = round(median(here) / median(there), 2);
  }
  rmSync(folder, { recursive: true });
  const all = Object.values(ratios);
  return {
    javaDownloadBytes: KEPT_FILES.reduce(
      (sum, name) => sum + statSync(new URL(`../runtimes/java/built/${name}.br`, import.meta.url)).size,
      0,
    ),
    javaReadyMs: round(readyMs),
    /** The first compilation warms the compiler up. */
    javaCompileMs: { first: round(compileMs[0] ?? 0), warm: round(median(compileMs.slice(1))) },
    javaPrograms: {
      numbersAndArrays: round(geometricMean(all.slice(0, NUMERIC)), 2),
      collections: round(geometricMean(all.slice(NUMERIC)), 2),
      ratios,
    },
  };
}
