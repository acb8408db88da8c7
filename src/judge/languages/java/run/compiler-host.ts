import { type CompilerParts, loadCompiler } from '../loader/compiler.ts';
import { type Compiled, type CompilerMessage, USER_FILE } from '../messages.ts';

/** Source texts of the judge's own classes, by file name. */
export type HarnessSources = Record<string, string>;

/** With it, the compiler lets threads be interrupted: only checks of classes for several threads name it. */
const TURNS = 'dryrun/judge/Turns.java';
const TURNS_IMPORT = 'import dryrun.judge.Turns;';

/** A helper of a node type is there only where the type is. */
function isWanted(file: string, nodes: string[], source: string): boolean {
  if (file === TURNS) return source.includes(TURNS_IMPORT);
  return file.includes('/') || nodes.some((node) => file === `Dryrun${node}.java`);
}

/** Answers the messages of a worker that holds the compiler. */
export async function createCompilerHost(
  parts: CompilerParts,
  harness: HarnessSources,
): Promise<(message: CompilerMessage) => Compiled> {
  const compiler = await loadCompiler(parts);
  return ({ sources, entry, nodes, traced }) => {
    const own = Object.fromEntries(
      Object.entries(harness).filter(([file]) => isWanted(file, nodes, sources[USER_FILE] ?? '')),
    );
    const { program, diagnostics } = compiler.compile(
      { ...own, ...sources },
      { entry, trace: traced ? USER_FILE : undefined },
    );
    if (program) return { program: program.module, lines: program.lines };
    const errors = diagnostics.filter(({ kind }) => kind === 'error');
    const internal = errors.find(({ code }) => code === 'internal');
    if (internal) throw new Error(internal.message);
    return {
      diagnostics: errors.map(({ file, line, column, code, message }) => ({
        file,
        line,
        column,
        code,
        message,
      })),
    };
  };
}
