/** Tells whether one character (a code point) belongs to a class. */
export type CharacterClass = (character: string) => boolean;

const matching =
  (pattern: RegExp): CharacterClass =>
  (character) =>
    pattern.test(character);

/** As the constraints name them; longer names first where one begins like another. */
const NAMED: readonly (readonly [RegExp, CharacterClass])[] = [
  [/^English letters, lowercase and uppercase/, matching(/^[a-zA-Z]$/)],
  [/^lowercase and uppercase English letters/, matching(/^[a-zA-Z]$/)],
  [/^(?:a )?lowercase English letters?/, matching(/^[a-z]$/)],
  [/^(?:an )?uppercase English letters?/, matching(/^[A-Z]$/)],
  [/^English letters/, matching(/^[a-zA-Z]$/)],
  [/^(?:a )?printable ASCII characters?/, matching(/^[ -~]$/)],
  [/^any valid ASCII characters/, (character) => character <= '\x7f'],
  [/^digits/, matching(/^[0-9]$/)],
  [/^symbols/, matching(/^[!-/:-@[-`{-~]$/)],
  [/^spaces(?: `' '`)?/, (character) => character === ' '],
  [/^square brackets/, matching(/^[[\]]$/)],
];

const RANGE = /^(?:a )?digit `(\d)`-`(\d)`/;
const LITERAL = /^(?:the characters )?`(['"]?)([!-~])\1`/;
const SIX = /^the \w+ characters `([!-~]+)`/;

function readTerm(text: string): { length: number; holds: CharacterClass } | undefined {
  const range = RANGE.exec(text);
  if (range) {
    const [all, low = '', high = ''] = range;
    return { length: all.length, holds: (character) => character >= low && character <= high };
  }
  const listed = LITERAL.exec(text)?.slice(0, 3) ?? SIX.exec(text)?.slice(0, 2);
  if (listed) {
    const characters = new Set(listed.at(-1));
    return { length: listed[0]?.length ?? 0, holds: (character) => characters.has(character) };
  }
  for (const [name, holds] of NAMED) {
    const length = name.exec(text)?.[0].length;
    if (length !== undefined) return { length, holds };
  }
}

/** Reads "lowercase English letters, digits and `.`"; nothing where a part of it is no class known here. */
export function parseCharacters(text: string): CharacterClass | undefined {
  const classes: CharacterClass[] = [];
  let rest = text.replace(/ only$/, '');
  do {
    const term = readTerm(rest);
    if (!term) return;
    classes.push(term.holds);
    rest = rest.slice(term.length);
    const between = /^(?:, | and | or )/.exec(rest)?.[0] ?? '';
    if (rest !== '' && between === '') return;
    rest = rest.slice(between.length);
  } while (rest !== '');
  return (character) => classes.some((holds) => holds(character));
}
