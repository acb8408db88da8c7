import type { Diagnostic } from '#judge/verdict.ts';
import { HARNESS_FILE, type Problem, USER_FILE } from './messages.ts';
import { IMPORTS } from './nodes.ts';

/** Enough to mend a program by; the rest are mostly consequences of the first. */
const SHOWN = 5;

/** What TeaVM calls a class or a method that the library lacks. */
const ABSENT = /^(Class|Method|Field) (\S+) was not found/;

const PACKAGE_LINE = /^[ \t]*package\s+[\w.]+\s*;/m;

/** What TeaVM says of a method without a body. */
const NATIVE = /^Method is not annotated with \S+ at (\w+)\.(\w+)/;

function backendMessage(message: string): string {
  const native = NATIVE.exec(message);
  if (native)
    return `the method ${native[1]}.${native[2]} is native: there is no machine code here that it could call`;
  const absent = ABSENT.exec(message);
  if (!absent) return message;
  return `the program uses ${absent[2]?.replace(/\(.*/s, '')}, which isn't available here`;
}

function place({ file, line, column }: Problem): Pick<Diagnostic, 'line' | 'column'> {
  if (file !== USER_FILE || line < 1) return {};
  const own = line === 1 ? column - IMPORTS.length : column;
  return own > 0 ? { line, column: own } : { line };
}

/** Errors as their author reads them; only those in the user's own lines have a place. */
export function javaDiagnostics(problems: Problem[], needs: (string | undefined)[]): Diagnostic[] {
  const own = problems.filter(({ file }) => file === USER_FILE);
  if (own.length > 0) {
    return own.slice(0, SHOWN).map((problem) => ({ ...place(problem), message: problem.message }));
  }
  const missing = problems.find(({ file, line }) => file === HARNESS_FILE && needs[line - 1]);
  if (missing) return [{ message: needs[missing.line - 1] as string }];
  const messages = problems.map(({ code, message }) =>
    code === 'backend' ? backendMessage(message) : message,
  );
  const shown = [...new Set(messages)].slice(0, SHOWN).map((message) => ({ message }));
  return shown.length > 0 ? shown : [{ message: 'the program did not compile' }];
}

/** What is said of a source before it is compiled: a package would take its classes out of the judge's sight. */
export function packageLine(source: string): Diagnostic | undefined {
  const found = PACKAGE_LINE.exec(source);
  if (!found) return;
  const line = source.slice(0, found.index + found[0].indexOf('package')).split('\n').length;
  return { line, message: 'leave out the package line: the judge looks for your class outside of packages' };
}
