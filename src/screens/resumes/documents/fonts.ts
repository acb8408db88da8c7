import { Font } from '@react-pdf/renderer';
import { FONT_FAMILIES, type FontFamily } from '#resume/templates/font-families.ts';
import { FONT_FILES, type Subset } from '../fonts/files.ts';
import { subsetsOf } from '../fonts/ranges.ts';
import type { LoadedFont } from './glyphs/fontkit.ts';
import { loadNoto } from './glyphs/noto.ts';
import { unpackOnce } from './glyphs/unpack-once.ts';
import { piecesOf } from './word-pieces.ts';

const nameOf = (family: FontFamily, subset: Subset): string => `${family}-${subset}`;
let registered = false;

function register(): void {
  if (registered) return;
  for (const [family, subsets] of Object.entries(FONT_FILES))
    for (const [subset, fonts] of Object.entries(subsets))
      Font.register({ family: nameOf(family as FontFamily, subset as Subset), fonts });
  Font.registerHyphenationCallback(piecesOf);
  registered = true;
}

/** The fonts for a text, most wanted first; only the files of its scripts are loaded. */
function fontsFor(family: FontFamily, text: string): string[] {
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

/** What every style of a font can set, by code point. */
const loaded = new Map<string, Promise<ReadonlySet<number>>>();

/** Loads one font in every style and looks up each of its letters once, however many documents ask for it at the same time. */
function loadFont(fontFamily: string): Promise<ReadonlySet<number>> {
  const known = loaded.get(fontFamily);
  if (known) return known;
  const loading = prepare(fontFamily);
  loaded.set(fontFamily, loading);
  // What could not be fetched may be the next time.
  loading.catch(() => loaded.delete(fontFamily));
  return loading;
}

async function prepare(fontFamily: string): Promise<ReadonlySet<number>> {
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
  return new Set(points);
}

/** The fonts of a text, most wanted first, and whether they have a code point. */
export interface TextFonts {
  families: string[];
  hasLetter: (point: number) => boolean;
}

/**
 * Loads the fonts of a text. Each of their letters is looked up once: one that fontkit meets first as a part of
 * another, as η in ή, would otherwise be drawn but have no character behind it for machines to read.
 */
export async function loadFonts(family: FontFamily, text: string): Promise<TextFonts> {
  const families = fontsFor(family, text);
  const sets = await Promise.all(families.map(loadFont));
  const isOwn = (point: number) => sets.some((has) => has.has(point));
  const main = Font.getFont({ fontFamily: families[0] ?? '', ...STYLES[0] })?.data as unknown as LoadedFont;
  const noto = await loadNoto(text, isOwn, main);
  return {
    families: [...families, ...noto.families],
    hasLetter: (point) => isOwn(point) || noto.characters.has(point),
  };
}
