import { Font } from '@react-pdf/renderer';
import { FONT_FAMILIES, type FontFamily } from '#resume/templates/font-families.ts';
import { FONT_FILES, type Subset } from '../fonts/files.ts';
import { subsetsOf } from '../fonts/ranges.ts';

const nameOf = (family: FontFamily, subset: Subset): string => `${family}-${subset}`;
let registered = false;

/** Longer words may be broken anywhere, or they would run off the page; shorter ones fit the narrowest column. */
const LONGEST_WORD = 22;
/** Where a long word breaks best: behind the marks of an address. */
const PIECES = /[^/?&=._@-]{1,10}[/?&=._@-]*|[/?&=._@-]+/g;

/**
 * The pieces of a word between which a line may end. The font library would add a hyphen at the break, which people and
 * machines read as a part of the word, so pieces are parted by an empty one: it takes that for a space without width.
 */
const piecesOf = (word: string): string[] =>
  word.length > LONGEST_WORD
    ? (word.match(PIECES) ?? [word]).flatMap((piece, at) => (at > 0 ? ['', piece] : [piece]))
    : [word];

function register(): void {
  if (registered) return;
  for (const [family, subsets] of Object.entries(FONT_FILES))
    for (const [subset, fonts] of Object.entries(subsets))
      Font.register({ family: nameOf(family as FontFamily, subset as Subset), fonts });
  Font.registerHyphenationCallback(piecesOf);
  registered = true;
}

/** The fonts for a text, most wanted first; only the files of its scripts are loaded. */
export function fontsFor(family: FontFamily, text: string): string[] {
  register();
  return subsetsOf(text).map((subset) => {
    // A family without a script borrows it from the one of its kind that has them all.
    const has = FONT_FILES[family][subset] !== undefined;
    return nameOf(has ? family : FONT_FAMILIES[family].kind, subset);
  });
}

const STYLES = [
  { fontWeight: 400, fontStyle: 'normal' },
  { fontWeight: 400, fontStyle: 'italic' },
  { fontWeight: 600, fontStyle: 'normal' },
] as const;

interface TableStream {
  buffer: Uint8Array;
}

/** What is used of the font library's own object, some of it not meant for us. */
interface LoadedFont {
  characterSet: number[];
  postscriptName: string;
  glyphForCodePoint: (point: number) => unknown;
  stream: TableStream;
  _getTableStream?: (tag: string) => TableStream | null;
}

/**
 * Workaround 1 of 4 for @react-pdf's font library, fontkit: it unpacks a WOFF table again for every glyph that it reads,
 * which took three quarters of the time of a PDF. Each table is unpacked once.
 */
function unpackOnce(font: LoadedFont): void {
  const unpack = font._getTableStream?.bind(font);
  if (!unpack) return;
  const unpacked = new Map<string, TableStream>();
  font._getTableStream = (tag) => {
    const table = unpacked.get(tag) ?? unpack(tag);
    // Of a table that was not packed this is the whole file's stream, placed at the table.
    if (!table || table === font.stream) return table;
    unpacked.set(tag, table);
    const Stream = table.constructor as new (buffer: Uint8Array) => TableStream;
    return new Stream(table.buffer);
  };
}

/**
 * Workaround 3 of 4: PDFKit finds a font that is in the document already by its name, and the files of one family's scripts
 * all have the same. Without names of their own each run of Greek would put the Greek font into the file once more.
 */
function nameByScript(font: LoadedFont, fontFamily: string): void {
  const value = `${font.postscriptName}-${fontFamily}`;
  Object.defineProperty(font, 'postscriptName', { value });
}

/** Characters that share a glyph with one that people type, such as the modifier that looks like an apostrophe. */
const isRare = (point: number): boolean => {
  const letter = String.fromCodePoint(point);
  return (point >= 0x2b0 && point <= 0x2ff) || letter.normalize('NFKC') !== letter;
};

/**
 * Workaround 2 of 4: fontkit names a glyph after the first character it looked up, and that name is the text that
 * machines extract from the PDF. Usual characters come before rare ones with the same glyph.
 */
const usualFirst = (points: readonly number[]): number[] => [
  ...points.filter((point) => !isRare(point)),
  ...points.filter(isRare),
];

/** What every style of a font can set, by code point, for the fonts that are ready. */
const ready = new Map<string, ReadonlySet<number>>();

/**
 * Loads the fonts of a text and looks up each of their letters once. A letter that fontkit meets first as a part of
 * another, as η in ή, would otherwise be drawn but have no character behind it for machines to read.
 *
 * @returns whether they have a code point
 */
export async function loadFonts(family: FontFamily, text: string): Promise<(point: number) => boolean> {
  const families = fontsFor(family, text);
  for (const fontFamily of families) {
    if (ready.has(fontFamily)) continue;
    let points: readonly number[] | undefined;
    for (const style of STYLES) {
      const wanted = { fontFamily, ...style };
      await Font.load(wanted);
      const font = Font.getFont(wanted)?.data as unknown as LoadedFont | undefined;
      if (!font) continue;
      unpackOnce(font);
      nameByScript(font, fontFamily);
      for (const point of usualFirst(font.characterSet)) font.glyphForCodePoint(point);
      const own = new Set(font.characterSet);
      points = points?.filter((point) => own.has(point)) ?? font.characterSet;
    }
    ready.set(fontFamily, new Set(points));
  }
  return (point) => families.some((fontFamily) => ready.get(fontFamily)?.has(point));
}
