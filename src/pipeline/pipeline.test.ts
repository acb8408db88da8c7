import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canRedo, canUndo, change, redo, startHistory, undo } from '../base/history.ts';
import { advise } from './advice.ts';
import { exportSvg, outline } from './export-svg.ts';
import { layOut } from './layout.ts';
import {
  addNode,
  changeNode,
  connect,
  disconnect,
  EMPTY,
  NODE_SIZE,
  NODE_TYPES,
  type NodeType,
  type Pipeline,
  removeNodes,
} from './model.ts';
import { restorePipeline } from './restore.ts';

/** `source data-source, clean preprocess: source > clean` */
function built(nodes: string, edges: string): Pipeline {
  const list = nodes.split(', ').map((text, index) => {
    const [id = '', type = '', ...label] = text.split(' ');
    return { id, type: type as NodeType, x: index * 250, y: 0, label: label.join(' ') || id, note: '' };
  });
  const pairs = edges === '' ? [] : edges.split(', ').map((pair) => pair.split(' > '));
  return pairs.reduce((pipeline, [from = '', to = '']) => connect(pipeline, from, to), {
    nodes: list,
    edges: [],
  } as Pipeline);
}

const SOUND = built(
  'logs data-source, split preprocess Train/test split, scale preprocess Scale, tree model, auc metric, live deploy',
  'logs > split, split > scale, scale > tree, tree > auc, auc > live',
);
const rules = (pipeline: Pipeline) => advise(pipeline).map(({ rule }) => rule);

describe('advice', () => {
  test('a sound pipeline and an empty one need none', () => {
    expect(advise(SOUND)).toEqual([]);
    expect(advise(EMPTY)).toEqual([]);
    expect(advise(addNode(EMPTY, 'data-source'))).toEqual([]);
  });

  test('no metric, and so deployed without evaluation', () => {
    expect(rules(removeNodes(SOUND, ['auc']))).toEqual(['orphan', 'no-metric']);
    const without = connect(removeNodes(SOUND, ['auc']), 'tree', 'live');
    expect(rules(without)).toEqual(['no-metric', 'deployed-unevaluated']);
    // A metric beside the way to deployment measures, but nothing waits for it.
    const beside = connect(disconnect(SOUND, 'auc', 'live'), 'tree', 'live');
    expect(rules(beside)).toEqual(['deployed-unevaluated']);
  });

  test('a model fed by raw data', () => {
    const [advice] = advise(connect(SOUND, 'logs', 'tree'));
    expect(advice).toMatchObject({ rule: 'raw-data', nodes: ['tree'] });
    expect(advice?.reason).not.toBe('');
  });

  test('preprocessing fitted before the split', () => {
    const early = built(
      'logs data-source, scale preprocess Standardize, split preprocess Train/test split, tree model, auc metric',
      'logs > scale, scale > split, split > tree, tree > auc',
    );
    expect(advise(early)).toMatchObject([{ rule: 'fitted-before-split', nodes: ['scale'] }]);
    const harmless = changeNode(early, 'scale', { label: 'Drop duplicates' });
    expect(advise(harmless)).toEqual([]);
    expect(rules(changeNode(harmless, 'scale', { note: 'impute the median' }))).toEqual([
      'fitted-before-split',
    ]);
  });

  test('a circle and a node that is not connected', () => {
    const [first] = advise(connect(SOUND, 'live', 'split'));
    expect(first).toMatchObject({ rule: 'cycle', nodes: ['split', 'scale', 'tree', 'auc', 'live'] });
    expect(rules(addNode(SOUND, 'preprocess'))).toEqual(['orphan']);
  });
});

type Move = (pipeline: Pipeline) => Pipeline;
const at = (pipeline: Pipeline, index: number) =>
  pipeline.nodes[index % Math.max(1, pipeline.nodes.length)]?.id ?? '';
const moves: fc.Arbitrary<Move> = fc.oneof(
  fc.tuple(fc.constantFrom(...NODE_TYPES), fc.nat(9), fc.boolean()).map(
    ([type, after, follow]): Move =>
      (pipeline) =>
        addNode(pipeline, type, follow ? at(pipeline, after) : undefined),
  ),
  fc.tuple(fc.nat(9), fc.nat(9)).map(
    ([from, to]): Move =>
      (pipeline) =>
        connect(pipeline, at(pipeline, from), at(pipeline, to)),
  ),
  fc.nat(9).map(
    (index): Move =>
      (pipeline) =>
        removeNodes(pipeline, [at(pipeline, index)]),
  ),
  fc.tuple(fc.nat(9), fc.double({ noNaN: true }), fc.string({ maxLength: 90 })).map(
    ([index, x, label]): Move =>
      (pipeline) =>
        changeNode(pipeline, at(pipeline, index), { x, label }),
  ),
  fc.constant<Move>(layOut),
);

test('random changes keep what storage takes, can all be undone, laid out and advised on', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 50 }), (steps) => {
      let history = steps.reduce((now, step) => change(now, step(now.present)), startHistory(EMPTY));
      const pipeline = history.present;
      expect(restorePipeline(JSON.parse(JSON.stringify(pipeline)))).toEqual({ pipeline, quarantined: [] });
      advise(pipeline);
      while (canUndo(history)) history = undo(history);
      expect(history.present).toBe(EMPTY);
      while (canRedo(history)) history = redo(history);
      expect(history.present).toBe(pipeline);
    }),
  );
});

test('laid out, nodes never lie on each other and edges run to the right', () => {
  fc.assert(
    fc.property(fc.array(moves, { maxLength: 40 }), (steps) => {
      const pipeline = layOut(steps.reduce((now, step) => step(now), EMPTY));
      const spots = new Set(pipeline.nodes.map(({ x, y }) => `${x} ${y}`));
      expect(spots.size).toBe(pipeline.nodes.length);
      expect(layOut(pipeline)).toBe(pipeline);
      if (rules(pipeline).includes('cycle')) return;
      const x = new Map(pipeline.nodes.map((node) => [node.id, node.x]));
      for (const { from, to } of pipeline.edges)
        expect(x.get(to) ?? 0).toBeGreaterThan((x.get(from) ?? 0) + NODE_SIZE.w);
    }),
  );
});

test('what cannot be read is set aside', () => {
  const { pipeline, quarantined } = restorePipeline({
    nodes: [SOUND.nodes[0], { id: 'odd' }, SOUND.nodes[0]],
    edges: [{ from: 'logs', to: 'odd' }],
  });
  expect(pipeline.nodes).toHaveLength(1);
  expect(quarantined).toHaveLength(3);
  expect(restorePipeline(null).pipeline).toBe(EMPTY);
});

test('in words and as a picture', () => {
  expect(outline(SOUND).slice(0, 2)).toEqual([
    'logs (data source), to Train/test split',
    'Train/test split (preprocess), to Scale',
  ]);
  expect(exportSvg(changeNode(SOUND, 'logs', { label: '<logs>' }), 'A & B')).toContain('&lt;logs&gt;');
});
