/** Texts, characters and comments, whose words mean nothing; names, numbers. */
const TOKEN =
  /R"([^()\s\\]{0,16})\([\s\S]*?\)\1"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[A-Za-z_]\w*|\.?\d(?:'?[\w.]|(?<=[eEpP])[+-])*|\s+|[\s\S]/g;

/** Words that one type is made of. */
const OF_A_TYPE = new Set([
  'long',
  'int',
  'unsigned',
  'signed',
  'double',
  'const',
  'volatile',
  'constexpr',
  'static',
]);

/** What is as wide as a `long`, by what it is called for a `long long`. */
const WIDER: Record<string, string> = {
  LONG_MAX: 'LLONG_MAX',
  LONG_MIN: 'LLONG_MIN',
  ULONG_MAX: 'ULLONG_MAX',
  stol: 'stoll',
  stoul: 'stoull',
  strtol: 'strtoll',
  strtoul: 'strtoull',
  atol: 'atoll',
  labs: 'llabs',
  to_ulong: 'to_ullong',
  __builtin_popcountl: '__builtin_popcountll',
  __builtin_clzl: '__builtin_clzll',
  __builtin_ctzl: '__builtin_ctzll',
};

/** `1L`, `0xFFUL`; not `1.5L`, which is a `long double`, nor `1LL`. */
const LONG_NUMBER = /^(?:0[xX][\da-fA-F']+|0[bB][01']+|\d[\d']*)(?:[uU]?[lL]|[lL][uU])$/;

const isSpace = (token: string) => /^\s/.test(token);

/** Places of the words that make one type, from the first one. */
function typeFrom(tokens: string[], first: number): number[] {
  const places: number[] = [];
  for (let at = first; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (OF_A_TYPE.has(token)) places.push(at);
    else if (!isSpace(token)) break;
  }
  return places;
}

/**
 * A program whose `long` is as wide as on the judges people know, where it has 64 bits; here, as on Windows, it has 32. Lines stay as they
 * are. What it leaves: `size_t` and the differences of iterators keep their 32 bits.
 */
export function wideLongs(source: string): string {
  const tokens = source.match(TOKEN) ?? [];
  const written = [...tokens];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (Object.hasOwn(WIDER, token)) written[at] = WIDER[token] ?? token;
    else if (LONG_NUMBER.test(token)) written[at] = token.replace(/[lL]/, '$&$&');
    if (!OF_A_TYPE.has(token)) continue;
    const places = typeFrom(tokens, at);
    const words = places.map((place) => tokens[place]);
    const longs = places.filter((place) => tokens[place] === 'long');
    const [only] = longs;
    const last = places.at(-1) ?? at;
    if (only !== undefined && longs.length === 1 && !words.includes('double')) {
      // A call in the form of a type, `long(x)`, takes a single word.
      const isCalled = /^[({]/.test(tokens[last + 1] ?? '') && only === last && !words.includes('unsigned');
      written[only] = isCalled ? 'int64_t' : 'long long';
    }
    at = last;
  }
  return written.join('');
}
