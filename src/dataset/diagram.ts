import { z } from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by -' }));
const at = z.number({ error: 'a number of canvas units' });
const size = z.number().check(z.minimum(20), z.maximum(900));
const caption = z.string({ error: 'write text; put quotes around a bare number' }).check(z.maxLength(120));

/** What a box of a design stands for; the canvas draws each kind in its own way. */
export const shapeKindSchema = z.enum([
  'client',
  'service',
  'database',
  'cache',
  'queue',
  'load-balancer',
  'cdn',
]);
export type ShapeKind = z.infer<typeof shapeKindSchema>;

const boxSchema = z.strictObject({
  id,
  type: z.enum(['rect', 'circle', 'text']),
  kind: z.optional(shapeKindSchema),
  x: at,
  y: at,
  w: z.optional(size),
  h: z.optional(size),
  /** May hold line breaks. */
  text: caption.check(z.trim(), z.minLength(1)),
});

/** Either joins two boxes (`from`, `to`) or lies free between two points. */
const lineSchema = z
  .strictObject({
    id: z.optional(id),
    type: z.enum(['line', 'arrow']),
    from: z.optional(id),
    to: z.optional(id),
    x: z.optional(at),
    y: z.optional(at),
    x2: z.optional(at),
    y2: z.optional(at),
    text: z._default(caption, ''),
    /** Of an arrow between classes, when it isn't a use or a reference. */
    means: z.optional(z.enum(['extends', 'implements'])),
  })
  .check(
    z.refine(
      ({ from, to, x, y, x2, y2 }) =>
        from !== undefined && to !== undefined
          ? [x, y, x2, y2].every((value) => value === undefined)
          : from === undefined && to === undefined && [x, y, x2, y2].every((value) => value !== undefined),
      { error: 'give from and to (ids of boxes), or x, y, x2 and y2' },
    ),
    z.refine(({ type, means }) => type === 'arrow' || !means, {
      error: 'only an arrow extends or implements',
    }),
  );

/** A stage in which a design grows. */
const stageSchema = z.strictObject({
  title: caption.check(z.minLength(1)),
  /** What it adds, and which requirement asks for it: a sentence or two. */
  says: z.string().check(z.minLength(20), z.maxLength(260)),
  /** Ids of the boxes that it adds. Lines come with their ends. */
  adds: z.array(id).check(z.minLength(1)),
});
export type DiagramStage = z.infer<typeof stageSchema>;

/** Where each box stands, and how wide it is, in a picture from top to bottom: `[x, y, w]` by the box's id. */
const uprightSchema = z.record(id, z.tuple([at, at, size]));
export type Upright = z.infer<typeof uprightSchema>;

/** A diagram as it is written in a content file. Sizes and the ends of joined lines may be left out. */
export const diagramSchema = z.strictObject({
  shapes: z
    .array(z.discriminatedUnion('type', [boxSchema, lineSchema]))
    .check(z.minLength(3, { error: 'draw at least three shapes' })),
  /** For places too narrow for the picture; `scripts/stand-drawings.ts` finds it. */
  upright: z.optional(uprightSchema),
  stages: z.optional(
    z
      .array(stageSchema)
      .check(
        z.minLength(3, { error: 'let it grow in three to five stages' }),
        z.maxLength(5, { error: 'let it grow in three to five stages' }),
      ),
  ),
});
export type DiagramSource = z.infer<typeof diagramSchema>;
export type BoxSource = z.infer<typeof boxSchema>;
type LineSource = z.infer<typeof lineSchema>;

export const isLine = (shape: BoxSource | LineSource): shape is LineSource =>
  shape.type === 'line' || shape.type === 'arrow';

/** A shape with nothing left out: what the drawing canvas takes. `x2`, `y2` only on lines and arrows. */
export interface DiagramShape {
  id: string;
  type: 'rect' | 'circle' | 'text' | 'line' | 'arrow';
  kind?: ShapeKind;
  x: number;
  y: number;
  w: number;
  h: number;
  text: string;
  from?: string;
  to?: string;
  x2?: number;
  y2?: number;
  /** A lifeline, what comes back in a sequence, or an arrow that implements. */
  dash?: true;
  /** Of an arrow that extends or implements. */
  head?: 'hollow';
}

export interface Diagram {
  shapes: DiagramShape[];
  /** The same boxes from top to bottom, for narrow places. */
  upright?: Upright;
  /** In which it is shown growing, one after another. */
  stages?: DiagramStage[];
}
