import type { CHARACTER_CLASSES } from '#dataset/constraint.ts';

interface CharacterClass {
  /** One character of it, in words. */
  one: string;
  many: string;
  pattern: RegExp;
}

const CLASSES: Record<(typeof CHARACTER_CLASSES)[number], CharacterClass> = {
  'lowercase English letters': {
    one: 'a lowercase English letter',
    many: 'lowercase English letters',
    pattern: /^[a-z]$/,
  },
  'uppercase English letters': {
    one: 'an uppercase English letter',
    many: 'uppercase English letters',
    pattern: /^[A-Z]$/,
  },
  'English letters': { one: 'an English letter', many: 'English letters', pattern: /^[a-zA-Z]$/ },
  digits: { one: 'a digit', many: 'digits', pattern: /^[0-9]$/ },
  'digits from 1 to 9': {
    one: 'a digit from `1` to `9`',
    many: 'digits from `1` to `9`',
    pattern: /^[1-9]$/,
  },
  symbols: { one: 'a symbol', many: 'symbols', pattern: /^[!-/:-@[-`{-~]$/ },
  spaces: { one: 'a space', many: 'spaces', pattern: /^ $/ },
  'square brackets': { one: 'a square bracket', many: 'square brackets', pattern: /^[[\]]$/ },
  'printable ASCII characters': {
    one: 'a printable ASCII character',
    many: 'printable ASCII characters',
    pattern: /^[ -~]$/,
  },
  'ASCII characters': { one: 'an ASCII character', many: 'ASCII characters', pattern: /^[\0-\x7f]$/ },
};

const classOf = (item: string): CharacterClass | undefined =>
  Object.entries(CLASSES).find(([name]) => name === item)?.[1];

/** `a, b and c` */
export function listed(items: readonly string[], last: 'and' | 'or'): string {
  const head = items.slice(0, -1).join(', ');
  return head === '' ? (items[0] ?? '') : `${head} ${last} ${items.at(-1)}`;
}

/** Markdown for what one character is: "a lowercase English letter or `'.'`". */
export const oneCharacter = (of: readonly string[]): string =>
  listed(
    of.map((item) => classOf(item)?.one ?? `\`'${item}'\``),
    'or',
  );

/** Markdown for what a text consists of: "English letters, digits and `'.'`". */
export function manyCharacters(of: readonly string[]): string {
  // "digits and lowercase and uppercase English letters" would be hard to read.
  if (of.length === 1 && of[0] === 'English letters') return 'lowercase and uppercase English letters';
  const items = of.map((item) => {
    const known = classOf(item);
    if (known) return known.many;
    return item.length === 1 ? `\`'${item}'\`` : `the characters \`${item}\``;
  });
  return listed(items, 'and');
}

/** Tells whether one character (a code point) is of a class, or among the characters that stand there themselves. */
export function isCharacterOf(of: readonly string[]): (character: string) => boolean {
  const classes = of.flatMap((item) => classOf(item) ?? []);
  const literal = new Set(of.filter((item) => !classOf(item)).join(''));
  return (character) => literal.has(character) || classes.some(({ pattern }) => pattern.test(character));
}
