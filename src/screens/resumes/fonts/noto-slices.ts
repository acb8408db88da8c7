import type { NotoId } from '#resume/scripts.ts';
import { addressIn, type NotoFile } from './noto-file.ts';

/** Slices of about a hundred characters that are often met together, so that a page loads few. */
const SLICES = import.meta.glob<string>(
  '/node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/files/noto-sans-*-[0-9]*-{400,600}-normal.woff',
  { query: '?url', import: 'default', eager: true },
);

/** The characters of each slice, by `[number]`. */
const RANGES = import.meta.glob<Record<string, string>>(
  '/node_modules/@fontsource/noto-sans-{sc,tc,jp,kr}/unicode.json',
  { import: 'default' },
);

/** The files of a font of East Asia. */
export async function slicesOf(id: NotoId): Promise<NotoFile[]> {
  const ranges = (await RANGES[`/node_modules/@fontsource/noto-sans-${id}/unicode.json`]?.()) ?? {};
  return Object.entries(ranges).flatMap(([name, range]) => {
    const part = /^\[(\d+)\]$/.exec(name)?.[1];
    if (!part) return [];
    return [
      { part, regular: addressIn(SLICES, id, part, 400), bold: addressIn(SLICES, id, part, 600), range },
    ];
  });
}
