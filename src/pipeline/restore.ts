import { z } from 'zod/mini';
import { connect, EMPTY, edgeSchema, nodeSchema, type Pipeline } from './model.ts';

/** Something that could not be understood, as it was found, and why. */
export interface Quarantined {
  record: unknown;
  reason: string;
}

const frame = z.object({ nodes: z.array(z.unknown()), edges: z.array(z.unknown()) });

/** A pipeline from anything, without the nodes and edges that do not fit; those are set aside with the reason. */
export function restorePipeline(found: unknown): { pipeline: Pipeline; quarantined: Quarantined[] } {
  const outer = z.safeParse(frame, found);
  if (!outer.success)
    return { pipeline: EMPTY, quarantined: [{ record: found, reason: 'isn’t a pipeline' }] };
  let pipeline = EMPTY;
  const quarantined: Quarantined[] = [];
  for (const record of outer.data.nodes) {
    const parsed = z.safeParse(nodeSchema, record);
    const reason = parsed.error?.issues[0]?.message;
    const twice = parsed.success && pipeline.nodes.some(({ id }) => id === parsed.data.id);
    if (!parsed.success || twice)
      quarantined.push({ record, reason: reason ?? 'another node has the same id' });
    else pipeline = { ...pipeline, nodes: [...pipeline.nodes, parsed.data] };
  }
  for (const record of outer.data.edges) {
    const parsed = z.safeParse(edgeSchema, record);
    const next = parsed.success ? connect(pipeline, parsed.data.from, parsed.data.to) : pipeline;
    if (next === pipeline) quarantined.push({ record, reason: 'connects nodes that don’t exist' });
    pipeline = next;
  }
  return { pipeline, quarantined };
}
