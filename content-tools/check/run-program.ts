import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What a program printed, or what went wrong. */
export type Outcome = { output: string } | { error: string };

const TIME_LIMIT_MS = 60_000;

function run(command: string, args: string[]): Outcome {
  const result = spawnSync(command, args, { encoding: 'utf8', timeout: TIME_LIMIT_MS });
  if (result.error) return { error: result.error.message };
  if (result.status !== 0) return { error: `${command} ends with ${result.status}: ${result.stderr.trim()}` };
  return { output: result.stdout };
}

/** Calls back with a folder that is removed afterwards. */
export function inTemporaryFolder<Value>(use: (folder: string) => Value): Value {
  const folder = mkdtempSync(join(tmpdir(), 'dryrun-run-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a Python file by the machine's python3. */
export const runPython = (file: string): Outcome => run('python3', ['-B', file]);

/** Compiles a Java file by the machine's javac and runs the class of the file's name, assertions on. */
export const runJava = (file: string): Outcome =>
  inTemporaryFolder((classes) => {
    const lint = ['-Xlint:all,-serial', '-Werror'];
    const compiled = run('javac', ['--release', '17', ...lint, '-d', classes, file]);
    if ('error' in compiled) return compiled;
    return run('java', ['-ea', '-XX:TieredStopAtLevel=1', '-cp', classes, basename(file, '.java')]);
  });

/** Compiles a C++ file by the machine's g++ and runs it. */
export const runCpp = (file: string): Outcome =>
  inTemporaryFolder((folder) => {
    const program = join(folder, 'program');
    const compiled = run('g++', [
      '-std=c++20',
      '-pthread',
      '-Wall',
      '-Wextra',
      '-Werror',
      '-o',
      program,
      file,
    ]);
    return 'error' in compiled ? compiled : run(program, []);
  });
