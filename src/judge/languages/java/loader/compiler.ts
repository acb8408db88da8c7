import { packArchive } from './archive.ts';
import { numberImports } from './number-imports.ts';
import { teavmImports } from './teavm-imports.ts';

/** The three files that the compiler is made of. */
export interface CompilerParts {
  /** javac and TeaVM. */
  compiler: WebAssembly.Module;
  /** What javac knows of the library. */
  signatures: Uint8Array;
  /** The library itself. */
  library: Uint8Array;
}

/** Something javac says. Lines and columns count from 1, offsets from 0; all are 0 or -1 where there is no place. */
export interface JavaDiagnostic {
  kind: 'error' | 'warning' | 'note';
  file: string;
  line: number;
  column: number;
  start: number;
  end: number;
  /** javac's key, such as `compiler.err.cant.resolve.location`; `backend` for what TeaVM cannot do. */
  code: string;
  message: string;
}

export interface CompiledProgram {
  module: Uint8Array<ArrayBuffer>;
  /** Where the lines are in the module, for stack traces: see LineTable.java. */
  lines: string;
}

export interface Compilation {
  diagnostics: JavaDiagnostic[];
  /** Absent where there are errors. */
  program?: CompiledProgram;
  /** Milliseconds that javac and TeaVM took. */
  times: { javac: number; teavm: number };
}

export interface CompileOptions {
  /** The class with `static String run(String)` or a main method. Main where not named. */
  entry?: string;
  /** Only look for errors. */
  checkOnly?: boolean;
  /** The file whose lines the program is to tell, for a dry run. */
  trace?: string;
}

interface CompilerExports {
  load(): void;
  compile(): number;
}

const SIGNATURES = 0;
const LIBRARY = 1;
const JOB = 2;
const DIAGNOSTICS = 0;
const MODULE = 1;
const LINES = 2;

const unescaped = (text: string) =>
  text.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 't' ? '\t' : letter));

function readDiagnostics(text: string): JavaDiagnostic[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [
        kind = 'error',
        file = '',
        at = '0',
        column = '0',
        start = '0',
        end = '0',
        code = '',
        message = '',
      ] = line.split('\t');
      return {
        kind: kind as JavaDiagnostic['kind'],
        file,
        line: Math.max(0, Number(at)),
        column: Math.max(0, Number(column)),
        start: Number(start),
        end: Number(end),
        code,
        message: unescaped(message),
      };
    });
}

/**
 * Loads the compiler. It is kept for one program after another. A compilation that throws has hit a fault of the compiler's own:
 * drop it with its worker and load it again.
 */
export async function loadCompiler(parts: CompilerParts) {
  const blobs: Uint8Array[] = [parts.signatures, parts.library, new Uint8Array(0)];
  const results: Uint8Array<ArrayBuffer>[] = [];
  let result = new Uint8Array(0);
  let position = 0;
  let javacDone = 0;
  const instance = await WebAssembly.instantiate(parts.compiler, {
    ...teavmImports(parts.compiler),
    dryrun: {
      blobLength: (blob: number) => blobs[blob]?.length ?? 0,
      blobWord(blob: number, index: number) {
        const bytes = blobs[blob] as Uint8Array;
        return (
          (bytes[index] ?? 0) |
          ((bytes[index + 1] ?? 0) << 8) |
          ((bytes[index + 2] ?? 0) << 16) |
          ((bytes[index + 3] ?? 0) << 24)
        );
      },
      begin(kind: number, length: number) {
        result = new Uint8Array(length);
        results[kind] = result;
        position = 0;
      },
      word(value: number) {
        for (let shift = 0; shift < 32 && position < result.length; shift += 8) {
          result[position++] = value >>> shift;
        }
      },
      phase() {
        javacDone = performance.now();
      },
      takeTrace: () => 0,
      openTrace: () => 0,
      openText: () => undefined,
      inputLength: () => 0,
      inputUnit: () => 0,
      write: () => undefined,
      time: () => performance.now(),
      exit: () => undefined,
      ...numberImports(),
    },
  });
  const exports = instance.exports as unknown as CompilerExports;
  exports.load();
  blobs[SIGNATURES] = blobs[LIBRARY] = new Uint8Array(0);

  return {
    /** Compiles source files by name. Any file may hold any classes. */
    compile(
      sources: Record<string, string>,
      { entry = 'Main', checkOnly = false, trace }: CompileOptions = {},
    ): Compilation {
      const encoder = new TextEncoder();
      const options = encoder.encode(
        `entry ${entry}\ncheck ${checkOnly}\n${trace ? `trace ${trace}\n` : ''}`,
      );
      blobs[JOB] = packArchive([
        ['options', options],
        ...Object.entries(sources).map(([path, text]) => [path, encoder.encode(text)] as const),
      ]);
      results.length = 0;
      const begun = performance.now();
      javacDone = begun;
      const outcome = exports.compile();
      const times = { javac: javacDone - begun, teavm: performance.now() - javacDone };
      const decoder = new TextDecoder();
      const diagnostics = readDiagnostics(decoder.decode(results[DIAGNOSTICS]));
      const module = results[MODULE];
      if (outcome !== 0 || !module) return { diagnostics, times };
      return { diagnostics, program: { module, lines: decoder.decode(results[LINES]) }, times };
    },
  };
}

export type JavaCompiler = Awaited<ReturnType<typeof loadCompiler>>;
