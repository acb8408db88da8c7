import { z } from 'zod/mini';
import type { Random } from './random.ts';
import { type Recipe, recipe, size, whole } from './recipe.ts';
import { RecipeError } from './recipe-error.ts';

type Edge = [number, number];

/** Every node but the first hangs on an earlier one; numbers are then dealt out at random. */
function treeEdges(nodes: number, random: Random): Edge[] {
  const numbers = random.shuffle(Array.from({ length: nodes }, (_, index) => index));
  return numbers.slice(1).map((number, index) => [numbers[random.below(index + 1)] ?? 0, number]);
}

/** Adds edges that are not there yet until there are `count`; neither loops nor the same pair twice. */
function addEdges(edges: Edge[], nodes: number, count: number, random: Random): Edge[] {
  if (count > (nodes * (nodes - 1)) / 2) throw new RecipeError(`${nodes} nodes have no ${count} edges`);
  const key = ([a, b]: Edge) => Math.min(a, b) * nodes + Math.max(a, b);
  const taken = new Set(edges.map(key));
  while (edges.length < count) {
    const edge: Edge = [random.below(nodes), random.below(nodes)];
    if (edge[0] === edge[1] || taken.has(key(edge))) continue;
    taken.add(key(edge));
    edges.push(edge);
  }
  return edges;
}

function shapedEdges(
  shape: 'simple' | 'acyclic' | 'tree',
  nodes: number,
  count: number,
  random: Random,
): Edge[] {
  if (shape === 'tree') return treeEdges(nodes, random);
  const edges = addEdges([], nodes, count, random);
  if (shape === 'simple') return edges;
  const rank = random.shuffle(Array.from({ length: nodes }, (_, index) => index));
  return edges.map(([a, b]) => ((rank[a] ?? 0) < (rank[b] ?? 0) ? [a, b] : [b, a]));
}

export const graphs: Record<string, Recipe> = {
  edges: recipe(
    z.strictObject({
      nodes: size,
      count: z._default(size, 0),
      start: z._default(whole, 0),
      shape: z.enum(['simple', 'acyclic', 'tree']),
      weights: z.optional(z.tuple([whole, whole])),
    }),
    ({ nodes, count, start, shape, weights }, random) =>
      shapedEdges(shape, nodes, count, random).map(([from, to]) => {
        const edge = [from + start, to + start];
        return weights ? [...edge, random.between(weights[0], weights[1])] : edge;
      }),
  ),

  graph: recipe(z.strictObject({ nodes: size, extra: z._default(size, 0) }), ({ nodes, extra }, random) => {
    const tree = treeEdges(nodes, random);
    const edges = addEdges(tree, nodes, tree.length + extra, random);
    const adjacency: number[][] = Array.from({ length: nodes }, () => []);
    for (const [a, b] of edges) {
      adjacency[a]?.push(b + 1);
      adjacency[b]?.push(a + 1);
    }
    return adjacency.map((neighbors) => neighbors.sort((a, b) => a - b));
  }),
};
