/** Words that say nothing about which question is meant. */
const COMMON = new Set(
  `a about above after again all also am an and any are array as at be because been before being below between
  both but by can code could did do does doing done each find for from further get give given had has have having
  how i if implement in input into is it its just know like make many me more most much my need no nor not now of off on
  once one only or other our out output over own please problem program question return returns same should so
  solution solve some such than that the their them then there these they this those through to too under until
  up use using very want was way we were what when where which while who why will with would write you your`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Endings and what remains of a word without them, tried in order. */
const ENDINGS: readonly [ending: RegExp, rest: string][] = [
  [/(?<=\p{L}{2})rices$/u, 'rix'],
  [/(?<=\p{L}{2})(?:ices)$/u, 'ex'],
  [/(?<=\p{L}{2})ies$/u, 'y'],
  [/(?<=x|ch|sh|ss)es$/u, ''],
  [/(?<=[^sui])s$/u, ''],
];

/** A word without its plural, its -ing or -ed and its last e, so that "rotating" finds "rotate". */
function stem(word: string): string {
  if (word.length < 4) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const single = ending ? word.replace(...ending) : word;
  const base = single.replace(/(?<=\p{L}{3})(?:ing|ed)$/u, '');
  return base.length > 4 ? base.replace(/e$/, '') : base;
}

/** Phrases that questions and their texts say in one word. */
const PHRASES: readonly [phrase: RegExp, word: string][] = [
  [/\badd(?:s|ing)?(?: up)? to\b/gi, 'sum to'],
  [/\badd(?:s|ing)? up\b/gi, 'sum'],
  [/\bthree numbers\b/gi, 'three numbers 3'],
  [/\bfour numbers\b/gi, 'four numbers 4'],
];

/** What was asked, in the words that texts use. */
export const rephrase = (text: string): string =>
  PHRASES.reduce((changed, [phrase, word]) => changed.replace(phrase, word), text);

/** The words of a text; a name in code such as `twoSum` or `max_depth` is cut into its words. */
export function tokenize(text: string): string[] {
  const spaced = text.replace(/(\p{Ll}|\p{N})(?=\p{Lu})/gu, '$1 ');
  return spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** What a list holds goes by many names: "two numbers" and "two elements" ask for the same. */
const NUMBERS = new Set(['number', 'num', 'integer', 'element', 'value']);

/** How a word is kept in the index and looked for; null for one that says nothing. */
export function toTerm(word: string): string | null {
  if (COMMON.has(word) || (word.length < 2 && !/\d/.test(word))) return null;
  const term = stem(word);
  return NUMBERS.has(term) || NUMBERS.has(word.replace(/s$/, '')) ? 'number' : term;
}
