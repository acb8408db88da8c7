import { Font } from '@react-pdf/renderer';
import { type NotoId, notoOf } from '#resume/scripts.ts';
import { fontBytes } from '../../fonts/font-bytes.ts';
import { type NotoFile, notoFiles } from '../../fonts/noto-files.ts';
import { patternOf } from '../../fonts/ranges.ts';
import { ComposedFont } from './composed-font.ts';
import type { LoadedFont, Metrics } from './fontkit.ts';
import { asDataUrl, unpackWoff } from './unpack-woff.ts';

/** These fonts have no italics: their upright letters stand in. */
const STYLES = [
  { fontWeight: 400, fontStyle: 'normal', file: 'regular' },
  { fontWeight: 400, fontStyle: 'italic', file: 'regular' },
  { fontWeight: 600, fontStyle: 'normal', file: 'bold' },
] as const;
type Style = (typeof STYLES)[number];

/** A font in one style as far as it has been asked for. */
interface Face {
  font: ComposedFont;
  parts: Set<string>;
}

const faces = new Map<string, Face>();
const nameOf = (id: NotoId): string => `noto-${id}`;

async function loadFile(
  family: string,
  { fontWeight, fontStyle, file }: Style,
  from: NotoFile,
): Promise<LoadedFont> {
  const src = asDataUrl(await unpackWoff(await fontBytes(from[file])));
  Font.register({ family, fonts: [{ src, fontWeight, fontStyle }] });
  const wanted = { fontFamily: family, fontWeight, fontStyle };
  await Font.load(wanted);
  return Font.getFont(wanted)?.data as unknown as LoadedFont;
}

/** A font in one style with these of its files at least. */
async function faceWith(id: NotoId, style: Style, files: readonly NotoFile[]): Promise<ComposedFont> {
  const key = `${nameOf(id)}-${style.fontWeight}-${style.fontStyle}`;
  const known = faces.get(key);
  const missing = files.filter(({ part }) => !known?.parts.has(part));
  // The first file stands for the font; the others are fetched side by side.
  const [first, ...others] = known ? [undefined, ...missing] : missing;
  const started = first && (await loadFile(nameOf(id), style, first));
  const joined = await Promise.all(
    others.flatMap((file) => (file ? [loadFile(`${nameOf(id)}-${file.part}`, style, file)] : [])),
  );
  const face = faces.get(key) ?? {
    font: new ComposedFont(started as LoadedFont, key),
    parts: new Set<string>(),
  };
  faces.set(key, face);
  for (const font of joined) face.font.join(font);
  for (const { part } of missing) face.parts.add(part);
  return face.font;
}

/** Loads a font as far as a text needs it. @returns what every style of it can set, or undefined if it has none of the text */
async function loadFont(id: NotoId, text: string, beside: Metrics): Promise<ReadonlySet<number> | undefined> {
  const files = (await notoFiles(id)).filter(({ range }) => !range || patternOf(range).test(text));
  if (files.length === 0) return undefined;
  // One after the other: the italics' files are the upright ones', kept by then.
  const styles: ComposedFont[] = [];
  for (const style of STYLES) styles.push(await faceWith(id, style, files));
  for (const font of styles) font.standAs(beside);
  const [regular, ...others] = styles.map((font) => new Set(font.characters));
  return new Set([...(regular ?? [])].filter((point) => others.every((has) => has.has(point))));
}

/** Fonts for the letters of a text that no typeface of ours has, and the characters that they can set. */
export interface NotoFonts {
  families: string[];
  characters: ReadonlySet<number>;
}

/** Two documents at once would both begin a font. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Loads what a text needs of the Noto fonts; nothing for a text that needs none.
 * @param isSet whether the typeface has a character already
 * @param beside how the typeface stands on the line, so that lines with both are even
 */
export function loadNoto(
  text: string,
  isSet: (point: number) => boolean,
  beside: Metrics,
): Promise<NotoFonts> {
  const loading = turn.catch(() => undefined).then(() => loadFonts(text, isSet, beside));
  turn = loading;
  return loading;
}

async function loadFonts(
  text: string,
  isSet: (point: number) => boolean,
  beside: Metrics,
): Promise<NotoFonts> {
  const families: string[] = [];
  const characters = new Set<number>();
  let left = [...new Set(text)].filter((letter) => !isSet(letter.codePointAt(0) ?? 0)).join('');
  for (const id of notoOf(text)) {
    const loaded = left && (await loadFont(id, left, beside));
    if (!loaded) continue;
    families.push(nameOf(id));
    for (const point of loaded) characters.add(point);
    left = [...left].filter((letter) => !loaded.has(letter.codePointAt(0) ?? 0)).join('');
  }
  return { families, characters };
}
