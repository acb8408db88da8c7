/** A piece of XML or HTML in the order of the file. */
export type Token =
  | { type: 'open'; name: string; attributes: string; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  shy: '\u00ad',
  copy: '©',
  euro: '€',
  ensp: ' ',
  emsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ntilde: 'ñ',
  oacute: 'ó',
  aacute: 'á',
  iacute: 'í',
  uacute: 'ú',
};

const codePoint = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Text with its character references resolved. */
export const unescapeMarkup = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) =>
        hex
          ? codePoint(Number.parseInt(hex, 16))
          : decimal
            ? codePoint(Number(decimal))
            : (ENTITIES[name] ?? whole),
      )
    : text;

const TAG = /^<(\/?)([a-z_][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/i;

/** Where a comment, a declaration or a data section ends. */
const SKIPPED: [start: string, end: string][] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
];
const DATA = ['<![CDATA[', ']]>'] as const;

/** A tag is shorter than this; what is longer is no tag but text. */
const LONGEST_TAG = 20_000;

/**
 * The tags and texts of XML or HTML, whatever their order: no entity of a document is followed and nothing is run. Takes
 * time in proportion to the length, also for what is none.
 */
export function* tokensOf(source: string): Generator<Token> {
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open !== at) {
      const end = open < 0 ? source.length : open;
      yield { type: 'text', text: unescapeMarkup(source.slice(at, end)) };
      at = end;
      continue;
    }
    if (source.startsWith(DATA[0], at)) {
      const end = source.indexOf(DATA[1], at);
      yield { type: 'text', text: source.slice(at + DATA[0].length, end < 0 ? source.length : end) };
      at = end < 0 ? source.length : end + DATA[1].length;
      continue;
    }
    const skipped = SKIPPED.find(([start]) => source.startsWith(start, at));
    if (skipped) {
      const end = source.indexOf(skipped[1], at);
      at = end < 0 ? source.length : end + skipped[1].length;
      continue;
    }
    const match = TAG.exec(source.slice(at, at + LONGEST_TAG));
    if (!match) {
      yield { type: 'text', text: '<' };
      at += 1;
      continue;
    }
    const [whole, slash, name = '', attributes = '', empty] = match;
    yield slash ? { type: 'close', name } : { type: 'open', name, attributes, empty: empty === '/' };
    at += whole.length;
  }
}

/** The value of an attribute in a tag; undefined if it has none. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  return match ? unescapeMarkup(match[1] ?? match[2] ?? match[3] ?? '') : undefined;
}
