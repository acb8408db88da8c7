import { z } from 'zod/mini';

const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'lower-case words joined by -' }));
const text = z
  .string({ error: 'write text; put quotes around a bare number' })
  .check(z.trim(), z.minLength(1));

/** The kinds of node of the pipeline canvas, in the order of its buttons. */
export const pipelineNodeTypeSchema = z.enum(['data-source', 'preprocess', 'model', 'metric', 'deploy']);
export type PipelineNodeType = z.infer<typeof pipelineNodeTypeSchema>;

const nodeSchema = z.strictObject({
  id,
  type: pipelineNodeTypeSchema,
  x: z.number(),
  y: z.number(),
  label: text.check(z.maxLength(40)),
  note: z.optional(text.check(z.maxLength(160))),
});

/** A reference pipeline, in a content file and for the pipeline canvas alike. */
export const pipelineSchema = z.strictObject({
  nodes: z.array(nodeSchema).check(z.minLength(5, { error: 'draw at least five nodes' })),
  edges: z.array(z.strictObject({ from: id, to: id })).check(z.minLength(4)),
});
export type Pipeline = z.infer<typeof pipelineSchema>;
export type PipelineNode = z.infer<typeof nodeSchema>;
