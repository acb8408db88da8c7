import type { GlyphRun } from './fontkit.ts';

/** A glyph at its place, in units of the font. */
export interface Part {
  id: number;
  x: number;
  y: number;
}

/** Glyphs that are drawn together for some letters of a text, which stand in a row there. */
export interface Cluster {
  parts: Part[];
  codePoints: number[];
  advance: number;
}

/** Counts how many of each letter are still to come; empty if two texts have the same. */
class Balance {
  private counts = new Map<number, number>();

  add(point: number, by: 1 | -1): void {
    const count = (this.counts.get(point) ?? 0) + by;
    if (count === 0) this.counts.delete(point);
    else this.counts.set(point, count);
  }

  get isEven(): boolean {
    return this.counts.size === 0;
  }
}

/** Whether a glyph belongs to the one before it: it stands for no letter of its own, or takes no room. */
const isAttached = (run: GlyphRun, at: number): boolean =>
  run.glyphs[at]?.codePoints.length === 0 || run.positions[at]?.xAdvance === 0;

/**
 * A shaped run as clusters. Marks go with their base, and glyphs that were put in another order than their letters, as a
 * vowel sign before its consonant, go together: so the letters of the clusters in a row are the text.
 */
export function clustersOf(text: string, run: GlyphRun): Cluster[] {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const clusters: Cluster[] = [];
  let [first, from, to] = [0, 0, 0];
  const balance = new Balance();
  for (const [at, { codePoints }] of run.glyphs.entries()) {
    for (const point of codePoints) {
      balance.add(point, 1);
      balance.add(points[to] ?? 0, -1);
      to += 1;
    }
    const isEnd = at === run.glyphs.length - 1 || (balance.isEven && !isAttached(run, at + 1));
    if (!isEnd) continue;
    clusters.push(
      clusterOf(run, first, at + 1, inReadersOrder(points.slice(from, isLast(run, at) ? undefined : to))),
    );
    [first, from] = [at + 1, to];
  }
  return clusters;
}

const MARK = /\p{M}/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * The letters of a cluster as readers want them: they turn letters written from right to left around, one by one, and a
 * mark must then come behind its base.
 */
function inReadersOrder(points: number[]): number[] {
  const text = String.fromCodePoint(...points);
  return MARK.test(text) && RIGHT_TO_LEFT.test(text) ? points.toReversed() : points;
}

const isLast = (run: GlyphRun, at: number): boolean => at === run.glyphs.length - 1;

function clusterOf(run: GlyphRun, first: number, end: number, codePoints: number[]): Cluster {
  let advance = 0;
  const parts: Part[] = [];
  for (let at = first; at < end; at += 1) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {};
    parts.push({
      id: run.glyphs[at]?.id ?? 0,
      x: Math.round(advance + xOffset),
      y: Math.round(yOffset),
    });
    advance += xAdvance;
  }
  return { parts, codePoints, advance: Math.round(advance) };
}
