import { type Cluster, clustersOf } from './clusters.ts';
import type { Glyph, GlyphRun, LoadedFont, Metrics, Subset } from './fontkit.ts';

/** A glyph of one of the joined files at its place. */
interface Piece {
  font: LoadedFont;
  id: number;
  x: number;
  y: number;
}

/** A glyph that no file has as it is: pieces of some, which a PDF gets as one. */
interface Composed {
  glyph: Glyph;
  pieces: Piece[];
}

/** Ids of composed glyphs begin where those of a font's own end. */
const FIRST_ID = 0x10000;

/** Flags of a compound glyph's component: its place as two words, and that another one follows. */
const PLACED = 0x0003;
const MORE = 0x0020;

/** What a compound glyph may hold; fonts say it, and readers of PDFs believe them. */
const MOST_COMPONENTS = 16;
const DEEPEST = 4;

const sizeOf = (pieces: readonly Piece[]): number => 10 + 8 * pieces.length;

/**
 * A font that is set from several files, cluster by cluster, changed in place.
 *
 * The library knows glyphs of one file, loses the places of marks, and gives letters of a reordered syllable in the order in
 * which they are drawn. Here a cluster is one glyph, made of its pieces, that stands for its letters in their order: what is
 * drawn is right, and what machines read is the text.
 */
export class ComposedFont {
  private composed = new Map<number, Composed>();
  private ids = new Map<string, number>();
  private font: LoadedFont;
  private files: LoadedFont[];
  private shape: LoadedFont['layout'];
  private ownGlyph: LoadedFont['getGlyph'];
  private fileOf = new Map<number, LoadedFont>();

  /**
   * @param font stands for all files; it is one of them
   * @param name what sets it apart: PDFKit takes fonts of one name for one, and their composed glyphs differ
   */
  constructor(font: LoadedFont, name: string) {
    this.font = font;
    this.files = [font];
    Object.defineProperty(font, 'postscriptName', { value: `${font.postscriptName}-${name}` });
    this.shape = font.layout.bind(font);
    this.ownGlyph = font.getGlyph.bind(font);
    for (const point of font.characterSet) this.fileOf.set(point, font);
    const createSubset = font.createSubset.bind(font);
    // Offsets of glyphs are halved in a short table, which many files together outgrow.
    void font.loca.offsets;
    font.loca.version = 1;
    font.maxp.maxComponentElements = Math.max(font.maxp.maxComponentElements, MOST_COMPONENTS);
    font.maxp.maxComponentDepth = Math.max(font.maxp.maxComponentDepth, DEEPEST);
    font.hasGlyphForCodePoint = (point) => this.fileOf.has(point);
    font.createSubset = () => this.subset(createSubset());
    // The library keeps the letters with which it met a glyph first, whatever it stands for later.
    font.getGlyph = (id, codePoints = []) => {
      const glyph = this.ownGlyph(id, codePoints);
      return codePoints.length > 0 || glyph.codePoints.length > 0
        ? Object.create(glyph, { codePoints: { value: codePoints } })
        : glyph;
    };
    font.layout = (text, ...options) => this.layout(text, options);
  }

  /** Stands on the line as another font does: what has more room above pushes its line down. */
  standAs({ ascent, descent, lineGap, unitsPerEm }: Metrics): void {
    const scale = this.font.unitsPerEm / unitsPerEm;
    const values = { ascent: ascent * scale, descent: descent * scale, lineGap: lineGap * scale };
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(this.font, name, { value, configurable: true });
  }

  /** Every character that the files can set. */
  get characters(): Iterable<number> {
    return this.fileOf.keys();
  }

  /** Adds a file with further characters of the same font. */
  join(file: LoadedFont): void {
    if (this.files.includes(file)) return;
    this.files.push(file);
    for (const point of file.characterSet) if (!this.fileOf.has(point)) this.fileOf.set(point, file);
  }

  private layout(text: string, options: unknown[]): GlyphRun {
    const run =
      this.files.length > 1
        ? this.unshaped(text)
        : clustersOf(text, this.shape(text, ...options)).map(this.own);
    return {
      glyphs: run.map(({ glyph }) => glyph),
      positions: run.map(({ glyph: { advanceWidth } }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth,
      })),
    };
  }

  /** Scripts in many files have no shapes that depend on neighbors. */
  private unshaped(text: string): Composed[] {
    return [...text].map((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      const font = this.fileOf.get(point) ?? this.font;
      const { id, advanceWidth } = font.glyphForCodePoint(point);
      return this.compose([{ font, id, x: 0, y: 0 }], [point], advanceWidth);
    });
  }

  private own = ({ parts, codePoints, advance }: Cluster): Composed =>
    this.compose(
      parts.map((part) => ({ ...part, font: this.font })),
      codePoints,
      advance,
    );

  private compose(pieces: Piece[], codePoints: number[], advanceWidth: number): Composed {
    const places = pieces.map(({ font, id, x, y }) => [this.files.indexOf(font), id, x, y].join());
    const key = [...places, codePoints, advanceWidth].join(' ');
    const id = this.ids.get(key) ?? FIRST_ID + this.ids.size;
    const known = this.composed.get(id);
    if (known) return known;
    const made = { pieces, glyph: { id, codePoints, advanceWidth } };
    this.ids.set(key, id);
    this.composed.set(id, made);
    return made;
  }

  /** A subset that knows composed glyphs too. */
  private subset(subset: Subset): Subset {
    const addOwn = subset._addGlyph.bind(subset);
    subset._addGlyph = (id) => {
      const composed = this.composed.get(id);
      if (!composed) return addOwn(id);
      const outline = this.outline(composed.pieces, subset);
      // Each begins at a word.
      const padded = new Uint8Array(Math.ceil(outline.length / 4) * 4);
      padded.set(outline);
      subset.glyf.push(padded);
      subset.loca.offsets.push(subset.offset);
      // A viewer moves an outline so that it begins at its bearing.
      const bearing = outline.length > 0 ? new DataView(outline.buffer).getInt16(2) : 0;
      subset.hmtx.metrics.push({ advance: composed.glyph.advanceWidth, bearing });
      subset.offset += padded.length;
      return subset.glyf.length - 1;
    };
    return subset;
  }

  /** The outline of a glyph as a font file has it. */
  private outline(pieces: Piece[], subset: Subset): Uint8Array {
    const [only, ...others] = pieces;
    if (only && others.length === 0 && only.x === 0 && only.y === 0) return this.copied(only, subset);
    const drawn = pieces.filter((piece) => this.raw(piece).length > 0);
    if (drawn.length === 0) return new Uint8Array();
    const bytes = new Uint8Array(sizeOf(drawn));
    const view = new DataView(bytes.buffer);
    view.setInt16(0, -1);
    for (const [side, value] of this.box(drawn).entries()) view.setInt16(2 + 2 * side, value);
    for (const [at, { font, id, x, y }] of drawn.entries()) {
      const { glyph } = this.compose([{ font, id, x: 0, y: 0 }], [], font.getGlyph(id).advanceWidth);
      const offset = 10 + 8 * at;
      view.setUint16(offset, PLACED | (at < drawn.length - 1 ? MORE : 0));
      view.setUint16(offset + 2, subset.includeGlyph(glyph.id));
      view.setInt16(offset + 4, x);
      view.setInt16(offset + 6, y);
    }
    return bytes;
  }

  private raw({ font, id }: Piece): Uint8Array {
    const { offsets } = font.loca;
    const [from = 0, to = 0] = [offsets[id], offsets[id + 1]];
    const stream = font._getTableStream?.('glyf');
    if (!stream) return new Uint8Array();
    stream.pos += from;
    return new Uint8Array(stream.readBuffer(to - from));
  }

  /** A file's own outline; what it is made of in turn comes along. */
  private copied(piece: Piece, subset: Subset): Uint8Array {
    const bytes = this.raw(piece);
    const view = new DataView(bytes.buffer);
    if (bytes.length === 0 || view.getInt16(0) >= 0) return bytes;
    for (let offset = 10, flags = MORE; flags & MORE; ) {
      flags = view.getUint16(offset);
      const id = view.getUint16(offset + 2);
      const { font } = piece;
      const { glyph } = this.compose([{ font, id, x: 0, y: 0 }], [], font.getGlyph(id).advanceWidth);
      view.setUint16(offset + 2, subset.includeGlyph(glyph.id));
      offset +=
        4 + (flags & 0x0001 ? 4 : 2) + (flags & 0x0008 ? 2 : flags & 0x0040 ? 4 : flags & 0x0080 ? 8 : 0);
    }
    return bytes;
  }

  /** Left, bottom, right and top of all pieces. */
  private box(pieces: readonly Piece[]): number[] {
    const boxes = pieces.map((piece) => {
      const view = new DataView(this.raw(piece).buffer);
      const [left, bottom, right, top] = [2, 4, 6, 8].map((offset) => view.getInt16(offset)) as number[];
      return [(left ?? 0) + piece.x, (bottom ?? 0) + piece.y, (right ?? 0) + piece.x, (top ?? 0) + piece.y];
    });
    const side = (at: number) => boxes.map((box) => box[at] ?? 0);
    return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
  }
}
