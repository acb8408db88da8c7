import { z } from 'zod/mini';
import { collection } from './collection.ts';

/**
 * The user's pipeline for one machine learning question; `id` is the question's `databaseId`. Nodes and edges
 * are read by the pipeline's model, which sets aside the ones it does not understand and keeps the rest.
 */
const pipelineSchema = z.object({
  id: z.string(),
  nodes: z.array(z.unknown()),
  edges: z.array(z.unknown()),
  at: z.number().check(z.nonnegative()),
});
export type PipelineRecord = z.infer<typeof pipelineSchema>;
export const pipelines = collection<PipelineRecord>('pipelines', pipelineSchema);
