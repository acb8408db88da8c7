/** Compiles and runs a program: `node runtimes/java/try.ts FILE.java [CLASS] [< input]`. For tests and for trying things out. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { loadCompiler } from '#judge/languages/java/loader/compiler.ts';
import { runProgram } from '#judge/languages/java/loader/program.ts';
import { loadParts } from '#judge/languages/java/node/kept.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'boolean' },
    check: { type: 'boolean' },
    repeat: { type: 'string', default: '1' },
  },
});
const [file, entry = 'Main'] = positionals;
if (!file) {
  console.error('node runtimes/java/try.ts [--times] [--check] [--repeat N] FILE.java [CLASS]');
  process.exit(2);
}

const begun = performance.now();
const compiler = await loadCompiler(await loadParts());
const loaded = performance.now();
const source = { [basename(file)]: readFileSync(file, 'utf8') };
for (let i = 1; i < Number(values.repeat); i++) {
  const { times } = compiler.compile(source, { entry });
  if (values.times) console.error(`javac ${times.javac.toFixed(0)} ms, TeaVM ${times.teavm.toFixed(0)} ms`);
}
const { diagnostics, program, times } = compiler.compile(source, { entry, checkOnly: values.check ?? false });
for (const { kind, file: name, line, column, message } of diagnostics) {
  console.error(`${name}:${line}:${column}: ${kind}: ${message}`);
}
if (values.times) {
  console.error(
    `ready ${(loaded - begun).toFixed(0)} ms, javac ${times.javac.toFixed(0)} ms, TeaVM ${times.teavm.toFixed(0)} ms, ` +
      `${program?.module.length ?? 0} bytes`,
  );
}
if (!program) process.exit(values.check ? 0 : 1);

const module = await WebAssembly.compile(program.module);
const started = performance.now();
const stdin = process.stdin.isTTY ? '' : readFileSync(0, 'utf8');
const outcome = await runProgram(module, program.lines, {
  stdin,
  onOutput: (text, stream) => process[stream].write(text),
});
if (values.times) console.error(`ran ${(performance.now() - started).toFixed(0)} ms`);
if (outcome.deadlock) console.error('deadlock: every thread waits');
if (outcome.result !== undefined) console.log(outcome.result);
if (outcome.failure) {
  const { className, message, frames } = outcome.failure;
  console.error(`Exception in thread "main" ${className}${message === null ? '' : `: ${message}`}`);
  for (const frame of frames)
    console.error(`\tat ${frame.className}.${frame.method}(${frame.file}:${frame.line})`);
  process.exitCode = 1;
}
