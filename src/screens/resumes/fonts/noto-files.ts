import type { NotoId } from '#resume/scripts.ts';
import { addressIn, type NotoFile } from './noto-file.ts';

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

/** The files of a font. Those of East Asia are a hundred each: their addresses are loaded once they are asked for. */
export async function notoFiles(id: NotoId): Promise<NotoFile[]> {
  const regular = addressIn(ALPHABETS, id, id, 400);
  if (regular) return [{ part: id, regular, bold: addressIn(ALPHABETS, id, id, 600) }];
  const { slicesOf } = await import('./noto-slices.ts');
  return slicesOf(id);
}
