import { type Statement, selfMade, statementsOf } from './reads.ts';

/** What a program's text says of how its variables are used, read by patterns that Python, Java and C++ share. */
export interface Uses {
  /** By list: the variables that index it, in the order of the text. */
  indexes: ReadonlyMap<string, readonly string[]>;
  /** Pairs of variables that bound a window: their distance is its length. */
  windows: readonly (readonly [first: string, last: string])[];
  /** By matrix: the pairs of variables that index it. */
  cells: ReadonlyMap<string, readonly (readonly [row: string, column: string])[]>;
  heaps: ReadonlySet<string>;
  queues: ReadonlySet<string>;
  stacks: ReadonlySet<string>;
  /** Stacks that grow at their front, as Java's deques do. */
  tops: ReadonlySet<string>;
  /** Whole numbers whose bits are used. */
  bits: ReadonlySet<string>;
  /** Lists in which an element is followed to the element it names. */
  forests: ReadonlySet<string>;
  /** Lists and maps in which a climb ends at the element that names itself, as in a union-find. */
  climbs: ReadonlySet<string>;
  /** Lists whose elements are pairs of a start and an end. */
  ranges: ReadonlySet<string>;
  /** Lists that one variable indexes as the row of a matrix and another as its column: `seen[i]`, `seen[j]` and `linked[i][j]`. */
  byBoth: (matrix: string) => boolean;
  /** What each line writes and reads, by its number. */
  statements: ReadonlyMap<number, Statement>;
  /** Lists and maps whose elements are made of others of their own. */
  tables: ReadonlySet<string>;
  /** What methods call the object that they run on. */
  receiver: 'self' | 'this';
}

/** Names of the two ends of a range. */
const BOUNDS = String.raw`\b(?:left|right|l|r|lo|hi|low|high|start|end|first|last)\b`;

const NAME = String.raw`(?:(?:self|this)\.)?[A-Za-z_]\w*`;

/** Comments and the insides of strings go: they say nothing of the program. In Python `//` divides. */
function withoutTexts(source: string): string {
  const comment = /^\s*def \w/m.test(source) ? /#.*/g : /\/\/.*|\/\*[\s\S]*?\*\//g;
  // Lines stay where they are.
  const breaks = (text: string) => text.replace(/[^\n]/g, '');
  return source
    .replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, (text) => `""${breaks(text)}`)
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(comment, breaks)
    .replace(/\bthis(?:->|\.)/g, '');
}

const matches = (text: string, pattern: string) => [...text.matchAll(new RegExp(pattern, 'g'))];

function collect<T>(into: Map<string, T[]>, name: string, item: T, same: (one: T) => boolean): void {
  const known = into.get(name) ?? [];
  if (!known.some(same)) into.set(name, [...known, item]);
}

const namesIn = (text: string, pattern: string) =>
  new Set(matches(text, pattern).flatMap(([, name]) => (name ? [name] : [])));

export function usesOf(source: string): Uses {
  const text = withoutTexts(source);
  const indexes = new Map<string, string[]>();
  const cells = new Map<string, (readonly [string, string])[]>();
  const index = String.raw`\[\s*([A-Za-z_]\w*)\s*(?:[+-]\s*\d+\s*)?\]`;
  for (const [, name, row, column] of matches(text, `(${NAME})${index}${index}`)) {
    if (name && row && column)
      collect(cells, name, [row, column] as const, ([r, c]) => r === row && c === column);
  }
  for (const [, name, variable] of matches(
    text,
    String.raw`(${NAME})\[\s*([A-Za-z_]\w*)\s*(?:[+-]\s*\w+\s*)?[\]:]`,
  )) {
    if (name && variable) collect(indexes, name, variable, (known) => known === variable);
  }
  // `for i, x in enumerate(nums)` points into nums as nums[i] does.
  for (const [, variable, name] of matches(
    text,
    String.raw`for\s+(\w+)\s*,[^\n]*?\bin\s+enumerate\((${NAME})`,
  )) {
    if (name && variable) collect(indexes, name, variable, (known) => known === variable);
  }
  // The ends of a halved range point into the same list as its middle does.
  for (const [, middle, halved] of matches(
    text,
    String.raw`\b(\w+)\s*=\s*([^\n=]*(?:\/\/?|>>>?)\s*[12]\b)`,
  )) {
    for (const [name, variables] of indexes) {
      if (!middle || !halved || !variables.includes(middle)) continue;
      for (const [end] of matches(halved, BOUNDS)) collect(indexes, name, end, (known) => known === end);
    }
  }
  for (const [, name, variable] of matches(
    text,
    `(${NAME})\\.(?:charAt|get|set|setCharAt)\\(\\s*([A-Za-z_]\\w*)\\s*(?:[+-]\\s*\\d+\\s*)?[,)]`,
  )) {
    if (name && variable) collect(indexes, name, variable, (known) => known === variable);
  }
  for (const pairs of cells.values()) withNeighbors(text, pairs);
  const windows = windowsOf(text, indexes);
  const pushed = namesIn(text, String.raw`(${NAME})\.push\(`);
  const popped = new Set([
    ...namesIn(text, String.raw`(${NAME})\.(?:pop\(\s*(?:-1\s*)?\)|removeLast\(\s*\))`),
    ...namesIn(text, String.raw`\bdel\s+(${NAME})\[\s*-1\s*\]`),
  ]);
  const appended = namesIn(text, String.raw`(${NAME})\.append\(`);
  const statements = statementsOf(text);
  const selfRooted = namesIn(text, String.raw`(${NAME})\[\s*(\w+)\s*\]\s*[!=]=\s*\2\b`);
  const climbed = new Set([
    ...matches(text, String.raw`\b(\w+)\s*=\s*(${NAME})\[\s*\1\s*\]`).map(([, , name = '']) => name),
    // `find(parent[x])`: the climb is a recursion.
    ...matches(text, String.raw`\b(\w+)\(\s*(${NAME})\[\s*\w+\s*\]\s*\)`).flatMap(
      ([, called = '', name = '']) =>
        new RegExp(String.raw`(?:def|int)\s+${called}\b`).test(text) ? [name] : [],
    ),
  ]);
  return {
    indexes,
    cells,
    windows,
    heaps: new Set([
      ...namesIn(text, String.raw`heap(?:push|pop|ify|replace|pushpop)\w*\(\s*(${NAME})`),
      ...heapsByHand(text, indexes),
    ]),
    queues: namesIn(
      text,
      String.raw`(${NAME})\.(?:popleft|appendleft|poll|offer|pop\(\s*0\s*\)|remove\(\s*0\s*\))`,
    ),
    stacks: new Set([...popped].filter((name) => appended.has(name) || pushed.has(name))),
    tops: pushed,
    bits: namesIn(text, String.raw`\b([A-Za-z_]\w*)\s*(?:(?:&|\||\^|<<|>>)=?)\s*[\w(~-]`),
    forests: new Set([
      ...namesIn(text, String.raw`(${NAME})\[(?:${NAME})\[[^\]]*\]\]`),
      ...namesIn(text, String.raw`(${NAME})\[(\w+)\]\s*!=\s*\2\b`),
    ]),
    climbs: new Set([...selfRooted].filter((name) => climbed.has(name))),
    ranges: new Set([
      ...namesIn(
        text,
        String.raw`(${NAME})\.(?:get\(\s*\1\.size\(\)\s*-\s*1\s*\)|getLast\(\)|peekLast\(\))\[\s*1\s*\]`,
      ),
      ...namesIn(text, String.raw`(${NAME})\[\s*-1\s*\]\[\s*1\s*\]`),
      ...matches(text, String.raw`\bfor\s+\(?(\w+)\s*,\s*(\w+)\)?\s+in\s+(?:sorted\()?(${NAME})`).flatMap(
        ([, start = '', end = '', name = '']) => (STARTS.test(start) && ENDS.test(end) ? [name] : []),
      ),
    ]),
    byBoth: (matrix) =>
      (cells.get(matrix) ?? []).some(([row, column]) =>
        [...indexes].some(
          ([name, variables]) => !cells.has(name) && variables.includes(row) && variables.includes(column),
        ),
      ),
    statements,
    tables: selfMade(statements.values()),
    receiver: /\bself\b/.test(text) ? 'self' : 'this',
  };
}

const STARTS = /^(?:s|start|begin|b|left|l|lo|low|first|from_|arrive|open)\w*$/i;
const ENDS = /^(?:e|end|finish|f|stop|right|r|hi|high|last|to|until|leave|depart|close)\w*$/i;

/** Of `right - left + 1`, where `right` goes through a list, `left` is where its window begins, whether it indexes the list or not. */
function windowsOf(text: string, indexes: Map<string, string[]>): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (const [, last = '', first = ''] of matches(
    text,
    String.raw`\b([A-Za-z_]\w*)\s*-\s*([A-Za-z_]\w*)\s*\+\s*1\b`,
  )) {
    for (const [name, variables] of indexes) {
      if (!variables.includes(last)) continue;
      collect(indexes, name, first, (known) => known === first);
      pairs.push([first, last]);
    }
  }
  return pairs;
}

/** A cell from which a neighbor is made is a walking cell too: of `ny, nz = y + dy, z + dz` it is `y`, `z`. */
function withNeighbors(text: string, pairs: (readonly [string, string])[]): void {
  const made = (name: string) => {
    const single = new RegExp(String.raw`\b${name}\s*=\s*(\w+)\s*[+-]`).exec(text)?.[1];
    return single;
  };
  for (const [row, column] of [...pairs]) {
    const [, y, x] =
      new RegExp(String.raw`\b${row}\s*,\s*${column}\s*=\s*\(?\s*(\w+)\s*[+-]\s*\w+\s*,\s*(\w+)\s*[+-]`).exec(
        text,
      ) ?? [];
    const from = y && x ? ([y, x] as const) : ([made(row), made(column)] as const);
    const [r, c] = from;
    if (r && c && r !== c && !pairs.some((pair) => pair[0] === r && pair[1] === c)) pairs.push([r, c]);
  }
}

/** Lists whose elements are compared with the one at half their index. */
function heapsByHand(text: string, indexes: ReadonlyMap<string, readonly string[]>): string[] {
  const halves = matches(text, String.raw`\b(\w+)\s*=\s*\(\s*(\w+)\s*-\s*1\s*\)\s*(?:\/\/?|>>)\s*[12]\b`);
  return [...indexes].flatMap(([name, variables]) =>
    halves.some(([, parent = '', child = '']) => variables.includes(parent) && variables.includes(child))
      ? [name]
      : [],
  );
}

const COLORS = 6;

/**
 * A color for each variable that points somewhere, by number: those that index lists first, as two of them meet in one picture most.
 */
export function pointerColors(source: string, { indexes, cells }: Uses): (name: string) => number {
  const assigned = matches(withoutTexts(source), String.raw`\b([A-Za-z_]\w*)(?=\s*(?:,[^=\n()]*)?=[^=])`);
  const names = [
    ...[...indexes.values()].flat(),
    ...[...cells.values()].flat(2),
    ...assigned.map(([name]) => name),
  ];
  const order = new Map([...new Set(names)].map((name, index) => [name, index % COLORS]));
  return (name) => order.get(name) ?? 0;
}
