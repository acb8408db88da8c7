/** What a program's text says of how its variables are used, read by patterns that Python, Java and C++ share. */
export interface Uses {
  /** By list: the variables that index it, in the order of the text. */
  indexes: ReadonlyMap<string, readonly string[]>;
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
}

/** Names of the two ends of a range. */
const BOUNDS = String.raw`\b(?:left|right|l|r|lo|hi|low|high|start|end|first|last)\b`;

const NAME = String.raw`(?:(?:self|this)\.)?[A-Za-z_]\w*`;

/** Comments and the insides of strings go: they say nothing of the program. In Python `//` divides. */
function withoutTexts(source: string): string {
  const comment = /^\s*def \w/m.test(source) ? /#.*/g : /\/\/.*|\/\*[\s\S]*?\*\//g;
  return source
    .replace(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '""')
    .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
    .replace(comment, '')
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
  const pushed = namesIn(text, String.raw`(${NAME})\.push\(`);
  const popped = namesIn(text, String.raw`(${NAME})\.pop\(\s*\)`);
  const appended = namesIn(text, String.raw`(${NAME})\.append\(`);
  return {
    indexes,
    cells,
    heaps: namesIn(text, String.raw`heap(?:push|pop|ify|replace|pushpop)\(\s*(${NAME})`),
    queues: namesIn(text, String.raw`(${NAME})\.(?:popleft|appendleft|poll|offer)\(`),
    stacks: new Set([...popped].filter((name) => appended.has(name) || pushed.has(name))),
    tops: pushed,
    bits: namesIn(text, String.raw`\b([A-Za-z_]\w*)\s*(?:(?:&|\||\^|<<|>>)=?)\s*[\w(~-]`),
    forests: new Set([
      ...namesIn(text, String.raw`(${NAME})\[(?:${NAME})\[[^\]]*\]\]`),
      ...namesIn(text, String.raw`(${NAME})\[(\w+)\]\s*!=\s*\2\b`),
    ]),
  };
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
