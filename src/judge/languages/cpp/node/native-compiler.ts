import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtOnce, readFolder } from '#judge/node/build-cache.ts';
import { runProcess } from '#judge/node/run-process.ts';

const HEADERS = fileURLToPath(new URL('../harness', import.meta.url));
/** As the page compiles; assertions find an index out of range. Exceptions work here as anywhere; the page says how far they do there. */
const FLAGS = ['-std=c++20', '-O2', '-D_GLIBCXX_ASSERTIONS', '-w', '-pipe'];
const MISSING = 'g++ is not on this machine; install it: apt-get install g++';
const LONGEST_OUTPUT = 1 << 20;

/** Runs g++; `onStart` is given what ends it. */
async function gpp(args: string[], source: string, onStart: (kill: () => void) => void = () => {}) {
  const { child, ended } = runProcess('g++', args, source, { 2: LONGEST_OUTPUT });
  onStart(() => void child.kill('SIGKILL'));
  const { code, outputs } = await ended.catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(MISSING) : error;
  });
  return { code, said: outputs[2] ?? '' };
}

async function makeHeaders(): Promise<string> {
  const { said: version } = await gpp(['-v'], '');
  const files = readFolder(HEADERS);
  return builtOnce('cpp', [version, ...FLAGS, ...files.map(({ text }) => text)], async (folder) => {
    for (const { name, text } of files) writeFileSync(join(folder, name), text);
    const header = join(folder, 'judge.hpp');
    const { code, said } = await gpp([...FLAGS, '-x', 'c++-header', header, '-o', `${header}.gch`], '');
    if (code !== 0) throw new Error(`the C++ harness does not compile: ${said.slice(0, 2000)}`);
  });
}

let headers: Promise<string> | undefined;

/** The folder of the harness's headers, `judge.hpp` precompiled. Rejects when there is no compiler. */
export function cppHeaders(): Promise<string> {
  headers ??= makeHeaders();
  return headers;
}

/** Compiles a whole program to `output`; the compiler's messages, or '' when all went well. */
export async function compileCpp(
  program: string,
  output: string,
  onStart: (kill: () => void) => void,
): Promise<string> {
  const args = [...FLAGS, '-I', await cppHeaders(), '-x', 'c++', '-', '-o', output];
  const { code, said } = await gpp(args, program, onStart);
  return code === 0 ? '' : said || `g++ ended with ${code}`;
}
