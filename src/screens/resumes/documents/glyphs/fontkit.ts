/** What is used of a font of the font library, fontkit, some of it not meant for us. */

export interface TableStream {
  pos: number;
  buffer: Uint8Array;
  readBuffer: (length: number) => Uint8Array;
}

export interface Glyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

export interface GlyphRun {
  glyphs: Glyph[];
  positions: Position[];
}

/** The glyphs of a font that a PDF holds; those that are included are written one by one. */
export interface Subset {
  includeGlyph: (id: number) => number;
  _addGlyph: (id: number) => number;
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
}

/** How much room a font takes on its line, in its own units. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
}

export interface LoadedFont extends Metrics {
  characterSet: number[];
  postscriptName: string;
  stream: TableStream;
  loca: { offsets: number[]; version: number };
  maxp: { maxComponentElements: number; maxComponentDepth: number };
  glyphForCodePoint: (point: number) => Glyph;
  hasGlyphForCodePoint: (point: number) => boolean;
  getGlyph: (id: number, codePoints?: number[]) => Glyph;
  layout: (text: string, ...options: unknown[]) => GlyphRun;
  createSubset: () => Subset;
  _getTableStream?: (tag: string) => TableStream | null;
}
