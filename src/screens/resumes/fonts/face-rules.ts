import type { FontFamily } from '#resume/templates/template.ts';
import { FONT_FILES, type Subset } from './files.ts';
import { UNICODE_RANGES } from './ranges.ts';

/** What CSS calls a family. */
export const cssFamily = (family: FontFamily): string => `resume-${family}`;

/** The `@font-face` rules of the printed page, for its preview: of the same files that the PDF embeds. */
export const FONT_FACE_RULES: string = Object.entries(FONT_FILES)
  .flatMap(([family, subsets]) =>
    Object.entries(subsets).flatMap(([subset, faces]) =>
      faces.map(
        ({ src, fontWeight, fontStyle }) =>
          `@font-face{font-family:${cssFamily(family as FontFamily)};src:url(${src}) format("woff");` +
          `font-weight:${fontWeight};font-style:${fontStyle};font-display:swap;` +
          `unicode-range:${UNICODE_RANGES[subset as Subset]}}`,
      ),
    ),
  )
  .join('\n');
