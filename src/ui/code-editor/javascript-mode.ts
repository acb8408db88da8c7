import { StreamLanguage, type StringStream } from '@codemirror/language';

const KEYWORDS = new Set(
  'async await break case catch class const continue debugger default delete do else export extends finally for function get if import in instanceof let new of return set static super switch this throw try typeof var void while with yield'.split(
    ' ',
  ),
);
const CONSTANTS = new Set(['true', 'false', 'null', 'undefined', 'NaN', 'Infinity']);

interface State {
  /** What goes on over the end of the line. */
  inside: 'code' | 'comment' | 'template';
  /** Brackets open at this place. */
  depth: number;
}

/** Reads to the end of what spans lines, or of the line. */
function readThrough(stream: StringStream, state: State, end: RegExp): void {
  while (!stream.eol()) {
    if (stream.match(end)) {
      state.inside = 'code';
      return;
    }
    if (stream.next() === '\\') stream.next();
  }
}

function token(stream: StringStream, state: State): string | null {
  if (state.inside === 'comment') {
    readThrough(stream, state, /^\*\//);
    return 'comment';
  }
  if (state.inside === 'template') {
    readThrough(stream, state, /^`/);
    return 'string';
  }
  if (stream.eatSpace()) return null;
  if (stream.match('//')) {
    stream.skipToEnd();
    return 'comment';
  }
  if (stream.match('/*')) {
    state.inside = 'comment';
    return 'comment';
  }
  if (stream.match('`')) {
    state.inside = 'template';
    return 'string';
  }
  if (stream.match(/^(["'])(?:\\.|(?!\1).)*\1?/)) return 'string';
  if (stream.match(/^(?:0[xob][\da-f_]+|\d[\d_]*(?:\.\d*)?(?:e[+-]?\d+)?|\.\d+)n?/i)) return 'number';
  const word = stream.match(/^[\p{L}_$][\p{L}\p{N}_$]*/u);
  if (!word || word === true) {
    const sign = stream.next() ?? '';
    if ('{(['.includes(sign)) state.depth += 1;
    if ('})]'.includes(sign)) state.depth -= 1;
    return null;
  }
  if (KEYWORDS.has(word[0])) return 'keyword';
  if (CONSTANTS.has(word[0])) return 'atom';
  return stream.match(/^\s*\(/, false) ? 'variableName.function' : 'variableName';
}

/** JavaScript colored line by line; enough to read code by, without a grammar of its own. */
export const javascriptMode = StreamLanguage.define<State>({
  name: 'javascript',
  startState: () => ({ inside: 'code', depth: 0 }),
  token,
  languageData: {
    commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
    closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] },
  },
  indent: ({ depth }, textAfter, { unit }) =>
    unit * Math.max(0, depth - Number(/^\s*[})\]]/.test(textAfter))),
});
