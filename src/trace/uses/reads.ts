/** An element as a program's text names it: `dp[i - 1][j]` is `dp` with the indexes `i - 1` and `j`. */
export interface Element {
  name: string;
  indexes: readonly string[];
}

/** What a statement writes and reads of lists, tables and maps. */
export interface Statement {
  writes: readonly Element[];
  reads: readonly Element[];
}

const NAME = /(?:(?:self|this)\.)?[A-Za-z_]\w*/y;
const OPENING = '([{';
const CLOSING = ')]}';

/** The place behind the bracket that closes the one at `start`; the text's end where none does. */
function closed(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (OPENING.includes(letter)) depth += 1;
    if (CLOSING.includes(letter)) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/** Parts of a text between commas that are in no brackets. */
export function splitByCommas(text: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (OPENING.includes(letter)) depth += 1;
    if (CLOSING.includes(letter)) depth -= 1;
    if (letter !== ',' || depth > 0) continue;
    parts.push(text.slice(from, index).trim());
    from = index + 1;
  }
  return [...parts, text.slice(from).trim()];
}

/** Java reads lists by calls: `dp.get(i - 1)` is `dp[i - 1]`. */
const withBrackets = (text: string) => text.replace(/\.(?:get|charAt)\(([^()]*)\)/g, '[$1]');

/** Every element that a text names, those in the indexes of others too. */
export function elementsIn(code: string): Element[] {
  const text = withBrackets(code);
  const found: Element[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (/[\w.]/.test(text[index - 1] ?? '')) continue;
    NAME.lastIndex = index;
    const name = NAME.exec(text)?.[0];
    if (!name) continue;
    const indexes: string[] = [];
    let next = index + name.length;
    while (text[next] === '[') {
      const end = closed(text, next);
      const inner = text.slice(next + 1, end - 1);
      // A slice is no element.
      if (splitByCommas(inner).some((part) => part === '' || part.includes(':'))) break;
      const pair = inner.startsWith('(') && closed(inner, 0) === inner.length ? inner.slice(1, -1) : inner;
      indexes.push(...splitByCommas(pair));
      next = end;
    }
    // Of a list that is only measured, nothing is read.
    if (indexes.length > 0 && !text.slice(0, index).endsWith('len(')) found.push({ name, indexes });
    index += name.length - 1;
  }
  return found;
}

/** Where a statement's right side begins: behind an `=` in no brackets that compares nothing. */
function assignment(text: string): { left: string; operator: string; right: string } | undefined {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (OPENING.includes(letter)) depth += 1;
    if (CLOSING.includes(letter)) depth -= 1;
    if (letter !== '=' || depth > 0 || text[index + 1] === '=' || /[=!<>]/.test(text[index - 1] ?? ''))
      continue;
    const operator = /[-+*/%&|^]+$/.exec(text.slice(0, index))?.[0] ?? '';
    return { left: text.slice(0, index - operator.length), operator, right: text.slice(index + 1) };
  }
}

function statementOf(text: string): Statement | undefined {
  const parts = assignment(text);
  if (parts) {
    const writes = elementsIn(parts.left);
    return { writes, reads: elementsIn(parts.right) };
  }
  const grown = /((?:(?:self|this)\.)?[A-Za-z_]\w*)\.(?:append|add|push)\(/.exec(text);
  const set = /((?:(?:self|this)\.)?[A-Za-z_]\w*)\.(?:set|put)\(/.exec(text);
  const target = grown ?? set;
  if (!target?.[1]) return;
  const inner = text.slice(
    target.index + target[0].length,
    closed(text, target.index + target[0].length - 1) - 1,
  );
  const [index = '', ...rest] = splitByCommas(inner);
  return set
    ? { writes: [{ name: target[1], indexes: [index] }], reads: elementsIn(rest.join(', ')) }
    : { writes: [{ name: target[1], indexes: [] }], reads: elementsIn(inner) };
}

/** Statements by each of their lines. @param text without comments and strings, its lines where they were */
export function statementsOf(text: string): Map<number, Statement> {
  const found = new Map<number, Statement>();
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const from = index;
    let joined = lines[index] ?? '';
    const isOpen = () => /[([{,+\-*/=]\s*$/.test(joined) && !/\{\s*$/.test(joined);
    while (isOpen() && index + 1 < lines.length && index - from < 12) {
      index += 1;
      joined += ` ${lines[index]}`;
    }
    // An inline `if (…)` or `if …:` has nothing to do with what is assigned behind it.
    const statement = statementOf(joined.trim().replace(/^(?:for|while)\b.*$/, ''));
    if (statement && statement.writes.length > 0 && statement.reads.length > 0)
      for (let line = from; line <= index; line += 1) found.set(line + 1, statement);
  }
  return found;
}

const sameElement = (one: Element, other: Element) =>
  one.name === other.name && one.indexes.join() === other.indexes.join();

/** Lists and tables whose elements are made of others of their own, as those of a dynamic program are. */
export function selfMade(statements: Iterable<Statement>): Set<string> {
  const names = new Set<string>();
  for (const { writes, reads } of statements)
    for (const { name } of writes)
      if (reads.some((read) => read.name === name && !writes.some((write) => sameElement(write, read))))
        names.add(name);
  return names;
}
