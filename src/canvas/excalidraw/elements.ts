import { z } from 'zod/mini';

const binding = z.nullish(z.object({ elementId: z.string() }));

/** What is read of an Excalidraw element; anything else it carries is left out. */
export const elementSchema = z.object({
  id: z.string(),
  type: z.string(),
  x: z.number(),
  y: z.number(),
  width: z._default(z.number(), 0),
  height: z._default(z.number(), 0),
  isDeleted: z.optional(z.boolean()),
  text: z.optional(z.string()),
  originalText: z.optional(z.string()),
  containerId: z.nullish(z.string()),
  points: z.optional(z.array(z.tuple([z.number(), z.number()], z.unknown()))),
  startBinding: binding,
  endBinding: binding,
  startArrowhead: z.nullish(z.string()),
  endArrowhead: z.nullish(z.string()),
  strokeStyle: z.optional(z.string()),
  groupIds: z.optional(z.array(z.string())),
  customData: z.nullish(z.record(z.string(), z.unknown())),
});
export type Element = z.infer<typeof elementSchema>;

export const fileSchema = z.object({ type: z.literal('excalidraw'), elements: z.array(z.unknown()) });
