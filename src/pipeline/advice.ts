import { inCircles, reachable, turned } from './graph.ts';
import { NODE_LABELS, type NodeType, type Pipeline, type PipelineNode } from './model.ts';

/** Something worth a second look: what, why, and at which nodes. */
export interface Advice {
  rule: string;
  text: string;
  reason: string;
  nodes: string[];
}

const SPLIT = /\b(split|hold[- ]?out|cross[- ]?validation|k[- ]?fold|train[/ -]+(?:test|valid))/i;
/** Steps that learn something from the data they see. */
const FITTED =
  /\b(scal|normali[sz]|standardi[sz]|imput|encod|embed|vocab|tf-?idf|pca|select|bin(?:ning|s)\b|oversampl|smote|fit\b|fitted|whiten|discreti[sz])/i;

const wordsOf = ({ label, note }: PipelineNode) => `${label} ${note}`;
const nameOf = ({ label, type }: PipelineNode) => label.trim() || NODE_LABELS[type];
const names = (nodes: readonly PipelineNode[]) => nodes.map(nameOf).join(', ');
const idsOf = (nodes: readonly PipelineNode[]) => nodes.map(({ id }) => id);
const ofType = ({ nodes }: Pipeline, type: NodeType) => nodes.filter((node) => node.type === type);

type Rule = (pipeline: Pipeline) => Omit<Advice, 'rule'> | undefined;

const RULES: Record<string, Rule> = {
  cycle(pipeline) {
    const nodes = pipeline.nodes.filter(({ id }) => inCircles(pipeline).includes(id));
    return nodes.length === 0
      ? undefined
      : {
          text: `${names(nodes)} form a cycle.`,
          reason:
            'A step can’t depend on its own output. To show retraining, add the new data as its own source.',
          nodes: idsOf(nodes),
        };
  },

  orphan({ nodes, edges }) {
    const alone = nodes.filter(({ id }) => !edges.some(({ from, to }) => from === id || to === id));
    return alone.length === 0 || nodes.length < 2
      ? undefined
      : {
          text: `${names(alone)}: not connected.`,
          reason: 'A node without edges isn’t part of the pipeline.',
          nodes: idsOf(alone),
        };
  },

  'no-metric'(pipeline) {
    const unmeasured = ofType(pipeline, 'model').filter(({ id }) => {
      const after = reachable(pipeline, id);
      return !ofType(pipeline, 'metric').some((metric) => after.has(metric.id));
    });
    return unmeasured.length === 0
      ? undefined
      : {
          text: `No metric follows ${names(unmeasured)}.`,
          reason: 'Without a metric for the goal, you can’t tell whether a change helps.',
          nodes: idsOf(unmeasured),
        };
  },

  'raw-data'(pipeline) {
    const sources = new Set(idsOf(ofType(pipeline, 'data-source')));
    const fed = ofType(pipeline, 'model').filter(({ id }) =>
      pipeline.edges.some(({ from, to }) => to === id && sources.has(from)),
    );
    return fed.length === 0
      ? undefined
      : {
          text: `${names(fed)} takes raw data.`,
          reason:
            'Raw data has gaps, duplicates and label leakage. Show how it’s cleaned, joined and turned into features first.',
          nodes: idsOf(fed),
        };
  },

  'fitted-before-split'(pipeline) {
    const steps = ofType(pipeline, 'preprocess');
    const splits = new Set(idsOf(steps.filter((node) => SPLIT.test(wordsOf(node)))));
    const early = steps.filter(
      (node) =>
        !splits.has(node.id) &&
        FITTED.test(wordsOf(node)) &&
        [...reachable(pipeline, node.id)].some((id) => splits.has(id)),
    );
    return early.length === 0
      ? undefined
      : {
          text: `${names(early)} is fit before the split.`,
          reason:
            'What it learns from the test set leaks into training and inflates the results. Split first, then fit on the training set only.',
          nodes: idsOf(early),
        };
  },

  'deployed-unevaluated'(pipeline) {
    const back = turned(pipeline);
    const metrics = ofType(pipeline, 'metric');
    const blind = ofType(pipeline, 'deploy').filter(({ id }) => {
      const before = reachable(back, id);
      return before.size > 0 && !metrics.some((metric) => before.has(metric.id));
    });
    return blind.length === 0
      ? undefined
      : {
          text: `${names(blind)} is deployed without evaluation.`,
          reason: 'A model should pass an agreed metric and threshold before it goes live.',
          nodes: idsOf(blind),
        };
  },
};

/** What might be wrong with a pipeline. Advice, not errors: there may be a reason for all of it. */
export function advise(pipeline: Pipeline): Advice[] {
  return Object.entries(RULES).flatMap(([rule, check]) => {
    const found = check(pipeline);
    return found ? [{ rule, ...found }] : [];
  });
}
