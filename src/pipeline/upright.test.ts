import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NODE_TYPES, type Pipeline } from './model.ts';
import { runsThroughNode, standUp, UPRIGHT_HEIGHT } from './upright.ts';

const node = (id: string, x: number, y = 0) => ({ id, type: NODE_TYPES[0], x, y, label: id, note: '' });
const edge = (from: string, to: string) => ({ from, to });

const pipelines = fc
  .record({
    places: fc.array(fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 400 })), {
      minLength: 1,
      maxLength: 12,
    }),
    joins: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 14 }),
  })
  .map(({ places, joins }): Pipeline => {
    const nodes = places.map(([x, y], at) => node(`n${at}`, x, y));
    const inside = joins.filter(([from, to]) => from !== to && nodes[from] && nodes[to]);
    return { nodes, edges: inside.map(([from, to]) => edge(`n${from}`, `n${to}`)) };
  });

describe('a pipeline from top to bottom', () => {
  it('has all nodes inside, none on another, and all edges, whatever it is', () => {
    fc.assert(
      fc.property(pipelines, fc.integer({ min: 280, max: 600 }), (pipeline, room) => {
        const { width, height, places, ways } = standUp(pipeline, room);
        expect(places.map((place) => place.node.id).sort()).toEqual(
          pipeline.nodes.map(({ id }) => id).sort(),
        );
        expect(ways).toHaveLength(pipeline.edges.length);
        for (const { x, y, w } of places) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + w).toBeLessThanOrEqual(width + 0.01);
          expect(y + UPRIGHT_HEIGHT).toBeLessThanOrEqual(height);
        }
        for (const [at, one] of places.entries())
          for (const other of places.slice(0, at))
            expect(one.y !== other.y || one.x >= other.x + other.w || other.x >= one.x + one.w).toBe(true);
      }),
    );
  });

  it('puts what follows below, and what stands below each other beside each other', () => {
    const nodes = [node('a', 0), node('b', 240), node('c', 240, 160), node('d', 480)];
    const edges = [edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')];
    const rows = Map.groupBy(standUp({ nodes, edges }, 420).places, ({ y }) => y);
    expect([...rows.values()].map((row) => row.map((place) => place.node.id))).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
    ]);
  });

  it('does not search for a pipeline of hundreds of nodes', () => {
    const nodes = Array.from({ length: 500 }, (_, at) => node(`n${at}`, at * 240));
    const edges = nodes.slice(1).map(({ id }, at) => edge(`n${at}`, id));
    const { places, ways } = standUp({ nodes, edges: [...edges, edge('n0', 'n499')] }, 340);
    expect(places.map(({ x }) => x)).toEqual(nodes.map(() => 80));
    expect(ways).toHaveLength(500);
  });

  it('lets an edge that skips a row pass beside what stands there', () => {
    const nodes = [node('a', 0), node('b', 240), node('c', 480)];
    const { places, ways } = standUp({ nodes, edges: [edge('a', 'b'), edge('a', 'c'), edge('b', 'c')] }, 340);
    const [b, skipping] = [places[1], ways[1]];
    expect(skipping?.to).toBe('c');
    expect(b && skipping && runsThroughNode(skipping.curve, b)).toBe(false);
  });
});
