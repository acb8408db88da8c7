import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { restoreDrawing } from '#canvas/restore.ts';
import { diagramSchema } from '#dataset/diagram.ts';
import type { Pipeline } from '#dataset/pipeline.ts';
import { compileDiagram } from '../compile/compile-diagram.ts';
import { NARROW } from '../compile/narrow-width.ts';
import { standDrawing } from '../scaffold/stand-drawing.ts';
import { checkDiagram, checkPipeline } from './check-drawing.ts';

const box = (id: string, x: number, more = {}) => ({ id, type: 'rect', x, y: 0, text: id, ...more });
const arrow = (from: string, to: string) => ({ type: 'arrow', from, to });
const compile = (...shapes: object[]) => compileDiagram(z.parse(diagramSchema, { shapes }));

function problems(...shapes: object[]): string[] {
  const found: string[] = [];
  checkDiagram(compile(...shapes), (field, message) => found.push(`${field}: ${message}`));
  return found;
}

describe('a diagram', () => {
  it('gets its sizes, ids of lines, and ends at the borders of what they join', () => {
    const { shapes } = compile(box('a', 0), box('b', 300, { w: 100 }), arrow('a', 'b'));
    expect(shapes[0]).toMatchObject({ w: 140, h: 60 });
    expect(shapes[2]).toEqual({
      id: 'line-3',
      type: 'arrow',
      from: 'a',
      to: 'b',
      text: '',
      x: 144,
      y: 30,
      w: 0,
      h: 0,
      x2: 296,
      y2: 30,
    });
  });

  it('ends a line at the round border of a circle', () => {
    const circle = { id: 'a', type: 'circle', x: 0, y: 0, w: 100, h: 100, text: 'a' };
    const { shapes } = compile(circle, box('b', 200, { y: 220 }), arrow('a', 'b'));
    const end = shapes[2];
    expect(Math.hypot((end?.x ?? 0) - 50, (end?.y ?? 0) - 50)).toBeCloseTo(54, 0);
  });

  it('is refused where a line is neither joined nor free', () => {
    const half = { type: 'arrow', from: 'a', x: 1, y: 1 };
    expect(z.safeParse(diagramSchema, { shapes: [box('a', 0), box('b', 300), half] }).success).toBe(false);
  });

  it.each([
    ['an unknown end', [box('a', 0), box('b', 300), arrow('a', 'c')], /there is no box c/],
    ['an overlap', [box('a', 0), box('b', 100), arrow('a', 'b')], /a and b lie on each other/],
    ['the same id twice', [box('a', 0), box('a', 300), box('b', 600), arrow('a', 'b')], /used twice/],
    ['a lonely box', [box('a', 0), box('b', 300), box('c', 600), arrow('a', 'b')], /not connected/],
    [
      'a wide drawing that does not stand',
      [box('a', 0), box('b', 300), arrow('a', 'b')],
      /upright: is missing/,
    ],
    ['a loop', [box('a', 0), box('b', 300), arrow('a', 'a'), arrow('a', 'b')], /with itself/],
    [
      'too much text',
      [box('a', 0, { text: 'far too long for a box' }), box('b', 300), arrow('a', 'b')],
      /does not fit/,
    ],
    [
      'a line through a box',
      [box('a', 0), box('b', 300), box('c', 600), arrow('a', 'c'), arrow('b', 'c')],
      /a -> c: runs through b/,
    ],
    [
      'two lines on each other',
      [box('a', 0), box('b', 300), arrow('a', 'b'), { type: 'line', x: 150, y: 32, x2: 290, y2: 32 }],
      /line-4: lies on a -> b/,
    ],
    [
      'a text longer than its line',
      [box('a', 0), box('b', 220), { ...arrow('a', 'b'), text: 'asks politely' }],
      /a -> b: hides under "asks politely"/,
    ],
    [
      'a text on a box',
      [
        box('a', 0),
        box('b', 0, { y: 200 }),
        box('c', 100, { y: 110 }),
        { ...arrow('a', 'b'), text: 'asks politely' },
        arrow('c', 'b'),
      ],
      /a -> b: "asks politely" lies on c/,
    ],
  ])('is reported for %s', (_name, shapes, message) => {
    expect(problems(...shapes).join('\n')).toMatch(message);
  });

  it('is fine as it should be', () => {
    expect(problems(box('a', 0), box('b', 220), arrow('a', 'b'))).toEqual([]);
  });

  it('may join two boxes both ways, since the canvas draws the lines beside each other', () => {
    const there = { ...arrow('a', 'b'), text: 'coin' };
    const back = { ...arrow('b', 'a'), text: 'cancel' };
    expect(problems(box('a', 0), box('b', 235), there, back)).toEqual([]);
  });
});

const TYPES = ['data-source', 'preprocess', 'model', 'metric', 'deploy'] as const;
const nodes = TYPES.map((type, index) => ({ id: type, type, label: type, x: 240 * index, y: 0 }));
const chain = TYPES.slice(1).map((to, index) => ({ from: TYPES[index] ?? '', to: to as string }));

function pipelineProblems(pipeline: Pipeline): string {
  const found: string[] = [];
  checkPipeline(pipeline, (field, message) => found.push(`${field}: ${message}`));
  return found.join('\n');
}

describe('a pipeline', () => {
  it('is fine as a chain of all types', () => {
    expect(pipelineProblems({ nodes, edges: chain })).toBe('');
  });

  it.each([
    ['a circle', { nodes, edges: [...chain, { from: 'deploy', to: 'preprocess' }] }, /circle/],
    ['an unknown node', { nodes, edges: [...chain, { from: 'deploy', to: 'x' }] }, /there is no node x/],
    ['a lonely node', { nodes, edges: chain.slice(1) }, /data-source: is not connected/],
    ['a missing type', { nodes: nodes.slice(0, 4), edges: chain.slice(0, 3) }, /no node of type deploy/],
    [
      'an edge through a node',
      { nodes, edges: [...chain, { from: 'preprocess', to: 'metric' }] },
      /preprocess -> metric: runs through model/,
    ],
    [
      'an edge that runs backwards',
      {
        nodes: nodes.map((node) => (node.id === 'deploy' ? { ...node, x: 720, y: 200 } : node)),
        edges: chain,
      },
      /metric -> deploy: runs backwards/,
    ],
    [
      'a long label',
      { nodes: nodes.map((node) => ({ ...node, label: 'Embeddings and a small network' })), edges: chain },
      /model.label: .* does not fit/,
    ],
    [
      "what the canvas's advice says",
      {
        nodes: nodes.map((node) => (node.type === 'metric' ? { ...node, y: 200 } : node)),
        edges: [...chain.slice(0, 3), { from: 'model', to: 'deploy' }],
      },
      /without evaluation/,
    ],
  ])('is reported for %s', (_name, pipeline, message) => {
    expect(pipelineProblems(pipeline)).toMatch(message);
  });
});

describe('a drawing that stands upright', () => {
  const shapes = [box('a', 0), box('b', 300), box('c', 600), arrow('a', 'b'), arrow('b', 'c')];
  const problemsOf = (upright: object) => {
    const found: string[] = [];
    const diagram = compileDiagram(z.parse(diagramSchema, { shapes, upright }));
    checkDiagram(diagram, (field, message) => found.push(`${field}: ${message}`));
    return found;
  };

  it('is found by turning it', () => {
    const { places, faults, width } = standDrawing(restoreDrawing(compile(...shapes)).drawing, 400);
    expect(faults).toBe(0);
    expect(width).toBeLessThanOrEqual(NARROW);
    expect(problemsOf(places)).toEqual([]);
    const rows = ['a', 'b', 'c'].map((id) => places[id]?.[1] ?? 0);
    expect(rows).toEqual(rows.toSorted((first, second) => first - second));
  });

  it.each([
    ['without one of its boxes', { a: [0, 0, 100], b: [0, 150, 100] }, /does not name c/],
    [
      'with a line through a box',
      { a: [0, 0, 100], b: [0, 300, 100], c: [0, 150, 100] },
      /upright diagram a -> b: runs through c/,
    ],
    ['with boxes on each other', { a: [0, 0, 100], b: [0, 30, 100], c: [0, 200, 100] }, /lie on each other/],
  ])('is reported %s', (_, upright, message) => {
    expect(problemsOf(upright).join('\n')).toMatch(message);
  });
});
