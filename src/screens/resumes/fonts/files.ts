import sansCyrillic400i from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-italic.woff?url';
import sansCyrillic400 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-400-normal.woff?url';
import sansCyrillic600 from '@fontsource/source-sans-3/files/source-sans-3-cyrillic-600-normal.woff?url';
import sansGreek400i from '@fontsource/source-sans-3/files/source-sans-3-greek-400-italic.woff?url';
import sansGreek400 from '@fontsource/source-sans-3/files/source-sans-3-greek-400-normal.woff?url';
import sansGreek600 from '@fontsource/source-sans-3/files/source-sans-3-greek-600-normal.woff?url';
import sansLatin400i from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff?url';
import sansLatin400 from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import sansLatin600 from '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff?url';
import sansLatinExt400i from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-italic.woff?url';
import sansLatinExt400 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff?url';
import sansLatinExt600 from '@fontsource/source-sans-3/files/source-sans-3-latin-ext-600-normal.woff?url';
import sansVietnamese400i from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-italic.woff?url';
import sansVietnamese400 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-400-normal.woff?url';
import sansVietnamese600 from '@fontsource/source-sans-3/files/source-sans-3-vietnamese-600-normal.woff?url';
import serifCyrillic400i from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-italic.woff?url';
import serifCyrillic400 from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-400-normal.woff?url';
import serifCyrillic600 from '@fontsource/source-serif-4/files/source-serif-4-cyrillic-600-normal.woff?url';
import serifGreek400i from '@fontsource/source-serif-4/files/source-serif-4-greek-400-italic.woff?url';
import serifGreek400 from '@fontsource/source-serif-4/files/source-serif-4-greek-400-normal.woff?url';
import serifGreek600 from '@fontsource/source-serif-4/files/source-serif-4-greek-600-normal.woff?url';
import serifLatin400i from '@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff?url';
import serifLatin400 from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff?url';
import serifLatin600 from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff?url';
import serifLatinExt400i from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff?url';
import serifLatinExt400 from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff?url';
import serifLatinExt600 from '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff?url';
import serifVietnamese400i from '@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-italic.woff?url';
import serifVietnamese400 from '@fontsource/source-serif-4/files/source-serif-4-vietnamese-400-normal.woff?url';
import serifVietnamese600 from '@fontsource/source-serif-4/files/source-serif-4-vietnamese-600-normal.woff?url';
import type { FontFamily } from '#resume/templates/template.ts';

export type Subset = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic';

interface Face {
  src: string;
  fontWeight: 400 | 600;
  fontStyle: 'normal' | 'italic';
}

const faces = (regular: string, italic: string, bold: string): Face[] => [
  { src: regular, fontWeight: 400, fontStyle: 'normal' },
  { src: italic, fontWeight: 400, fontStyle: 'italic' },
  { src: bold, fontWeight: 600, fontStyle: 'normal' },
];

/** Addresses of the embedded fonts: Source Sans 3 and Source Serif 4, a file for each script and style. */
export const FONT_FILES: Record<FontFamily, Record<Subset, Face[]>> = {
  sans: {
    latin: faces(sansLatin400, sansLatin400i, sansLatin600),
    'latin-ext': faces(sansLatinExt400, sansLatinExt400i, sansLatinExt600),
    vietnamese: faces(sansVietnamese400, sansVietnamese400i, sansVietnamese600),
    greek: faces(sansGreek400, sansGreek400i, sansGreek600),
    cyrillic: faces(sansCyrillic400, sansCyrillic400i, sansCyrillic600),
  },
  serif: {
    latin: faces(serifLatin400, serifLatin400i, serifLatin600),
    'latin-ext': faces(serifLatinExt400, serifLatinExt400i, serifLatinExt600),
    vietnamese: faces(serifVietnamese400, serifVietnamese400i, serifVietnamese600),
    greek: faces(serifGreek400, serifGreek400i, serifGreek600),
    cyrillic: faces(serifCyrillic400, serifCyrillic400i, serifCyrillic600),
  },
};
