import { followers, inCircles } from './graph.ts';
import { NODE_SIZE, type Pipeline } from './model.ts';

const GAP = { x: 70, y: 36 };

/** How far each node is from a start, along the longest way; edges of circles do not count. */
function layersOf(pipeline: Pipeline): Map<string, number> {
  const circles = new Set(inCircles(pipeline));
  const edges = pipeline.edges.filter(({ from, to }) => !(circles.has(from) && circles.has(to)));
  const next = followers({ ...pipeline, edges });
  const open = new Map(pipeline.nodes.map(({ id }) => [id, edges.filter(({ to }) => to === id).length]));
  const layers = new Map(pipeline.nodes.map(({ id }) => [id, 0]));
  const ready = [...open].filter(([, count]) => count === 0).map(([id]) => id);
  for (let id = ready.shift(); id !== undefined; id = ready.shift()) {
    for (const follower of next.get(id) ?? []) {
      layers.set(follower, Math.max(layers.get(follower) ?? 0, (layers.get(id) ?? 0) + 1));
      const left = (open.get(follower) ?? 0) - 1;
      open.set(follower, left);
      if (left === 0) ready.push(follower);
    }
  }
  return layers;
}

const average = (values: readonly number[]) =>
  values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The pipeline from left to right: a column for each distance from the start, and within a column each node
 * near the middle of those it follows.
 */
export function layOut(pipeline: Pipeline): Pipeline {
  const layers = layersOf(pipeline);
  const rows = new Map<string, number>();
  const columns = Map.groupBy(pipeline.nodes, ({ id }) => layers.get(id) ?? 0);
  for (const layer of [...columns.keys()].sort((a, b) => a - b)) {
    const wish = new Map(
      (columns.get(layer) ?? []).map((node, index) => {
        const before = pipeline.edges
          .filter(({ to }) => to === node.id)
          .flatMap(({ from }) => rows.get(from) ?? []);
        return [node.id, average(before) ?? index] as const;
      }),
    );
    const ordered = [...wish].sort(([, a], [, b]) => a - b);
    const middle = average(ordered.map(([, row]) => row)) ?? 0;
    ordered.forEach(([id], index) => void rows.set(id, middle + index - (ordered.length - 1) / 2));
  }
  const top = Math.min(0, ...rows.values());
  let changed = false;
  const nodes = pipeline.nodes.map((node) => {
    const x = (layers.get(node.id) ?? 0) * (NODE_SIZE.w + GAP.x);
    const y = Math.round(((rows.get(node.id) ?? 0) - top) * (NODE_SIZE.h + GAP.y));
    changed ||= x !== node.x || y !== node.y;
    return { ...node, x, y };
  });
  return changed ? { ...pipeline, nodes } : pipeline;
}
