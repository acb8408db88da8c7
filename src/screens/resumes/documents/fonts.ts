import { Font } from '@react-pdf/renderer';
import { type Family, FONT_FILES, type Subset } from './font-files.ts';

/** Characters that call for a font beside the Latin one. */
const SUBSETS: [Subset, RegExp][] = [
  ['latin-ext', /[Ā-˿ᴀ-ẟỲ-ỿ₠-⃀]/],
  ['vietnamese', /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9]/],
  ['greek', /[\u0370-\u03ff]/],
  ['cyrillic', /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/],
];

const nameOf = (family: Family, subset: Subset): string => `${family}-${subset}`;
let registered = false;

function register(): void {
  if (registered) return;
  for (const family of ['sans', 'serif'] as const)
    for (const [subset, fonts] of Object.entries(FONT_FILES[family]))
      Font.register({ family: nameOf(family, subset as Subset), fonts });
  // A hyphen at the end of a line would be read as a part of the word.
  Font.registerHyphenationCallback((word) => [word]);
  registered = true;
}

/** The fonts for a text, most wanted first; only the files of its scripts are loaded. */
export function fontsFor(family: Family, text: string): string[] {
  register();
  const further = SUBSETS.filter(([, letters]) => letters.test(text)).map(([subset]) => subset);
  return (['latin', ...further] as Subset[]).map((subset) => nameOf(family, subset));
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
  glyphForCodePoint: (point: number) => unknown;
  stream: TableStream;
  _getTableStream?: (tag: string) => TableStream | null;
}

/** The library unpacks a table anew for every glyph that it reads from it: three quarters of the time a PDF took. */
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

/** Characters that share a glyph with one that people type, such as the modifier that looks like an apostrophe. */
const isRare = (point: number): boolean => {
  const letter = String.fromCodePoint(point);
  return (point >= 0x2b0 && point <= 0x2ff) || letter.normalize('NFKC') !== letter;
};

/** Of characters with one glyph the first names it. */
const usualFirst = (points: readonly number[]): number[] => [
  ...points.filter((point) => !isRare(point)),
  ...points.filter(isRare),
];

/** What every style of a font can set, by code point, for the fonts that are ready. */
const ready = new Map<string, ReadonlySet<number>>();

/**
 * Loads the fonts of a text and looks up each of their letters once. A letter that the font library meets first as a
 * part of another, as η in ή, would otherwise be drawn but have no character behind it for machines to read.
 *
 * @returns whether they have a code point
 */
export async function loadFonts(family: Family, text: string): Promise<(point: number) => boolean> {
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
      for (const point of usualFirst(font.characterSet)) font.glyphForCodePoint(point);
      const own = new Set(font.characterSet);
      points = points?.filter((point) => own.has(point)) ?? font.characterSet;
    }
    ready.set(fontFamily, new Set(points));
  }
  return (point) => families.some((fontFamily) => ready.get(fontFamily)?.has(point));
}
