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
          text: `${names(nodes)} run in a circle.`,
          reason:
            'A step cannot wait for its own result. To show retraining, draw the new data as a source of its own.',
          nodes: idsOf(nodes),
        };
  },

  orphan({ nodes, edges }) {
    const alone = nodes.filter(({ id }) => !edges.some(({ from, to }) => from === id || to === id));
    return alone.length === 0 || nodes.length < 2
      ? undefined
      : {
          text: `${names(alone)}: joined to nothing.`,
          reason: 'What no edge leads to or from takes no part in the pipeline.',
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
          reason: 'Without a number that stands for the goal, no one can say whether a change helps.',
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
            'Data as it is collected has gaps, duplicates and labels that leak. Say what is cleaned, joined and turned into features first.',
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
          text: `${names(early)} is fitted before the split.`,
          reason:
            'What it learns from the test part leaks into training, and the result looks better than it is. Split first, fit on the training part only.',
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
          text: `${names(blind)} comes without evaluation.`,
          reason: 'What goes live should have passed a metric and a threshold that were agreed on before.',
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
