import type { NotoId } from '#resume/scripts.ts';
import { fontBytes } from './font-bytes.ts';

/** Scripts whose font is one file a weight. */
const ALPHABETS = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-{400,600}-normal.woff',
    '/node_modules/@fontsource/noto-sans-thai/files/noto-sans-thai-thai-{400,600}-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Slices of about a hundred characters that are often met together, so that a page loads few. */
const SLICES = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/files/noto-sans-*-[0-9]*-{400,600}-normal.woff',
  { query: '?url', import: 'default', eager: true },
);

/** Files that say the characters of each slice, by `[number]`; they are fetched like the fonts. */
const RANGES = import.meta.glob<string>('/node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/unicode.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A file of a font: where it is in each weight, and the characters in it as CSS writes them. */
export interface NotoFile {
  /** Its part of the font: a script or a number. */
  part: string;
  regular: string;
  bold: string;
  /** Undefined if it holds all of the font. */
  range?: string | undefined;
}

function fileOf(addresses: Record<string, string>, id: NotoId, part: string): NotoFile {
  const address = (weight: number) =>
    addresses[
      `/node_modules/@fontsource/noto-sans-${id}/files/noto-sans-${id}-${part}-${weight}-normal.woff`
    ] ?? '';
  return { part, regular: address(400), bold: address(600) };
}

const known = new Map<NotoId, NotoFile[]>();

/** The files of a font; those of East Asia are about a hundred. */
export async function notoFiles(id: NotoId): Promise<NotoFile[]> {
  const files = known.get(id) ?? (await findFiles(id));
  known.set(id, files);
  return files;
}

async function findFiles(id: NotoId): Promise<NotoFile[]> {
  const ranges = RANGES[`/node_modules/@fontsource/noto-sans-${id}/unicode.json`];
  if (!ranges) return [fileOf(ALPHABETS, id, id)];
  const characters: Record<string, string> = JSON.parse(new TextDecoder().decode(await fontBytes(ranges)));
  return Object.entries(characters).flatMap(([name, range]) => {
    const part = /^\[(\d+)\]$/.exec(name)?.[1];
    return part ? [{ ...fileOf(SLICES, id, part), range }] : [];
  });
}
