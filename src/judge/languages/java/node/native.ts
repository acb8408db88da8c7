import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Backend, HarnessRunner } from '#judge/harness-runner.ts';
import { builtOnce, readFolder } from '#judge/node/build-cache.ts';
import { startLineBackend } from '#judge/node/line-backend.ts';
import { runProcess } from '#judge/node/run-process.ts';
import { javaShape } from '../shape.ts';

const HARNESS = fileURLToPath(new URL('../harness/judge', import.meta.url));
const COMPILE_LIMIT_MS = 60_000;
const LONGEST_OUTPUT = 1 << 20;
const MISSING =
  'javac 17 or later is not on this machine; install it: apt-get install openjdk-17-jdk-headless';
const JAVA_FLAGS = ['-Xmx1g', '-XX:+UseSerialGC', '-Xshare:auto', '-Dfile.encoding=UTF-8'];

async function javac(args: string[]) {
  const { ended } = runProcess('javac', args, '', { 1: LONGEST_OUTPUT, 2: LONGEST_OUTPUT });
  const { code, outputs } = await ended.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(MISSING) : error;
  });
  return { code, said: `${outputs[1]}${outputs[2]}` };
}

async function makeHarness(): Promise<string> {
  const { said: version } = await javac(['-version']);
  const files = readFolder(HARNESS);
  return builtOnce('java', [version, ...files.map(({ text }) => text)], async (folder) => {
    const { code, said } = await javac(['-d', folder, ...files.map(({ name }) => join(HARNESS, name))]);
    if (code !== 0) throw new Error(`the Java harness does not compile: ${said.slice(0, 2000)}`);
  });
}

let harness: Promise<string> | undefined;

async function startBackend(): Promise<Backend> {
  harness ??= makeHarness();
  const folder = await harness;
  return startLineBackend('java', [...JAVA_FLAGS, '-cp', folder, 'judge.Main'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    describe: javaShape,
  });
}

/** The system's own Java, 17 or later, one virtual machine for program after program. For checking content; not a security boundary. */
export function createNativeJavaRunner(): HarnessRunner {
  return new HarnessRunner({ start: startBackend, compileLimitMs: COMPILE_LIMIT_MS });
}
