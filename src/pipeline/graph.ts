import type { Pipeline } from './model.ts';

/** The nodes that edges lead to from each node. */
export function followers({ nodes, edges }: Pipeline): Map<string, string[]> {
  const next = new Map<string, string[]>(nodes.map(({ id }) => [id, []]));
  for (const { from, to } of edges) next.get(from)?.push(to);
  return next;
}

/** Everything that edges lead to from `start`, near and far, without `start` unless a circle leads back. */
export function reachable(pipeline: Pipeline, start: string): Set<string> {
  const next = followers(pipeline);
  const found = new Set<string>();
  const waiting = [...(next.get(start) ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(next.get(id) ?? []));
  }
  return found;
}

/** The same pipeline with every edge turned round. */
export const turned = ({ nodes, edges }: Pipeline): Pipeline => ({
  nodes,
  edges: edges.map(({ from, to }) => ({ from: to, to: from })),
});

/** The nodes from which one comes back to the node itself. */
export const inCircles = (pipeline: Pipeline): string[] =>
  pipeline.nodes.map(({ id }) => id).filter((id) => reachable(pipeline, id).has(id));
