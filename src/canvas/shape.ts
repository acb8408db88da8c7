import { z } from 'zod/mini';

/** No coordinate lies further from the origin than this, in canvas units. */
export const FARTHEST = 100_000;
/** Smallest and largest side of a box. */
export const SMALLEST = 20;
export const LARGEST = 10_000;
/** More shapes than this are no longer a drawing someone reads. */
export const MOST_SHAPES = 5000;
export const LONGEST_TEXT = 2000;

/** What a box of a system design stands for. */
export const KINDS = ['client', 'service', 'database', 'cache', 'queue', 'load-balancer', 'cdn'] as const;
export type Kind = (typeof KINDS)[number];

/** Colors that a shape can have instead of its own; what they look like, `palette.ts` and the style sheet say. */
export const COLORS = ['gray', 'blue', 'green', 'amber', 'red', 'violet'] as const;
export type Color = (typeof COLORS)[number];

const id = z.string().check(z.minLength(1), z.maxLength(100));
const coordinate = z.number().check(z.minimum(-FARTHEST), z.maximum(FARTHEST));
const side = z.number().check(z.minimum(SMALLEST), z.maximum(LARGEST));
const text = z.string().check(z.maxLength(LONGEST_TEXT));
/** What every shape may have: a color, a dashed outline, and the group that it is moved with. */
const looks = {
  color: z.optional(z.enum(COLORS)),
  dash: z.optional(z.literal(true)),
  group: z.optional(id),
};

/** A shape with an area; `x`, `y` is its upper left corner. */
export const boxSchema = z.strictObject({
  id,
  type: z.enum(['rect', 'circle', 'text']),
  kind: z.optional(z.enum(KINDS)),
  x: coordinate,
  y: coordinate,
  w: side,
  h: side,
  text,
  ...looks,
});
export type Box = Readonly<z.infer<typeof boxSchema>>;

/**
 * A line or arrow from `x`, `y` to `x2`, `y2`. An end that names a box in `from` or `to` follows that box.
 * Its extent is given by its ends: `w` and `h` are always 0.
 */
export const lineSchema = z.strictObject({
  id,
  type: z.enum(['line', 'arrow']),
  x: coordinate,
  y: coordinate,
  w: z.literal(0),
  h: z.literal(0),
  x2: coordinate,
  y2: coordinate,
  text,
  from: z.optional(id),
  to: z.optional(id),
  /** Given, it runs in right angles: it leaves and arrives along `x`, sideways, or along `y`. */
  elbow: z.optional(z.enum(['x', 'y'])),
  /** Of an arrow, instead of its filled head: UML's hollow triangle, which with `dash` says "implements" and without "extends". */
  head: z.optional(z.literal('hollow')),
  ...looks,
});
export type Line = Readonly<z.infer<typeof lineSchema>>;

export const shapeSchema = z.discriminatedUnion('type', [boxSchema, lineSchema]);
export type Shape = Box | Line;
export type ShapeType = Shape['type'];

export const isLine = (shape: Shape): shape is Line => shape.type === 'line' || shape.type === 'arrow';
export const isBox = (shape: Shape): shape is Box => !isLine(shape);

/** Size and text of a new box of each type. */
export const NEW_BOX = {
  rect: { w: 100, h: 60, text: '' },
  circle: { w: 80, h: 80, text: '' },
  text: { w: 120, h: 30, text: 'Label' },
} as const satisfies Record<Box['type'], { w: number; h: number; text: string }>;

/** Length of an arrow's head, and of a hollow one, which must show what is inside it. */
export const ARROWHEAD = 8;
export const HOLLOW_HEAD = 13;

/** Hundredths of a unit are as fine as a drawing gets, so that numbers survive every file format. */
export const round = (value: number): number => Math.round(value * 100) / 100 + 0;

export const clamp = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** A coordinate as the model holds it. */
export const place = (value: number): number => round(clamp(value, -FARTHEST, FARTHEST));
