import { z } from 'zod/mini';

/** The kinds of node, in the order of their buttons. */
export const NODE_TYPES = ['data-source', 'preprocess', 'model', 'metric', 'deploy'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

export const NODE_LABELS: Record<NodeType, string> = {
  'data-source': 'Data Source',
  preprocess: 'Preprocess',
  model: 'Model',
  metric: 'Metric',
  deploy: 'Deploy',
};

export const LONGEST_LABEL = 60;
export const LONGEST_NOTE = 400;
const FARTHEST = 100_000;
const MOST_NODES = 500;
/** Every node is this large on the canvas and in pictures, in canvas units. */
export const NODE_SIZE = { w: 180, h: 64 };

const id = z.string().check(z.minLength(1), z.maxLength(100));
const coordinate = z.number().check(z.minimum(-FARTHEST), z.maximum(FARTHEST));

export const nodeSchema = z.strictObject({
  id,
  type: z.enum(NODE_TYPES),
  x: coordinate,
  y: coordinate,
  label: z.string().check(z.maxLength(LONGEST_LABEL)),
  note: z._default(z.string().check(z.maxLength(LONGEST_NOTE)), ''),
});
export type PipelineNode = Readonly<z.infer<typeof nodeSchema>>;

export const edgeSchema = z.strictObject({ from: id, to: id });
export type PipelineEdge = Readonly<z.infer<typeof edgeSchema>>;

/** A pipeline: what is done, and what follows what. Never changed in place. */
export interface Pipeline {
  readonly nodes: readonly PipelineNode[];
  readonly edges: readonly PipelineEdge[];
}

export const EMPTY: Pipeline = { nodes: [], edges: [] };

const place = (value: number) => Math.round(Math.min(FARTHEST, Math.max(-FARTHEST, value))) + 0;

const tidy = (pipeline: Pipeline): Pipeline =>
  pipeline.nodes.length === 0 && pipeline.edges.length === 0 ? EMPTY : pipeline;

/** An id that no node has yet. */
export function freeId({ nodes }: Pipeline): string {
  const numbers = nodes.map((node) => Number(/^n(\d{1,9})$/.exec(node.id)?.[1] ?? 0));
  return `n${1 + Math.max(0, ...numbers)}`;
}

const GAP = 60;

/** A free place for a new node: right of the one given, or of the last one, and lower where that is taken. */
function freePlace({ nodes }: Pipeline, after: PipelineNode | undefined): { x: number; y: number } {
  const start = after ?? nodes.at(-1);
  if (!start) return { x: 0, y: 0 };
  const at = { x: start.x + NODE_SIZE.w + GAP, y: start.y };
  const taken = () =>
    nodes.some(({ x, y }) => Math.abs(x - at.x) < NODE_SIZE.w + 10 && Math.abs(y - at.y) < NODE_SIZE.h + 10);
  while (taken()) at.y += NODE_SIZE.h + GAP / 2;
  return { x: place(at.x), y: place(at.y) };
}

/** The pipeline with a node more; it follows `after` where that is given. */
export function addNode(pipeline: Pipeline, type: NodeType, after?: string): Pipeline {
  if (pipeline.nodes.length >= MOST_NODES) return pipeline;
  const before = pipeline.nodes.find((node) => node.id === after);
  const node = {
    id: freeId(pipeline),
    type,
    ...freePlace(pipeline, before),
    label: NODE_LABELS[type],
    note: '',
  };
  const nodes = [...pipeline.nodes, node];
  return { nodes, edges: before ? [...pipeline.edges, { from: before.id, to: node.id }] : pipeline.edges };
}

/** The pipeline without the nodes named, and without the edges at them. */
export function removeNodes(pipeline: Pipeline, ids: readonly string[]): Pipeline {
  const nodes = pipeline.nodes.filter((node) => !ids.includes(node.id));
  if (nodes.length === pipeline.nodes.length) return pipeline;
  return tidy({
    nodes,
    edges: pipeline.edges.filter(({ from, to }) => !ids.includes(from) && !ids.includes(to)),
  });
}

/** The pipeline with one node changed; texts are cut to their longest. */
export function changeNode(
  pipeline: Pipeline,
  nodeId: string,
  change: Partial<Pick<PipelineNode, 'x' | 'y' | 'label' | 'note'>>,
): Pipeline {
  let changed = false;
  const nodes = pipeline.nodes.map((node) => {
    if (node.id !== nodeId) return node;
    const next = { ...node, ...change };
    const clean = {
      ...next,
      x: place(next.x),
      y: place(next.y),
      label: next.label.slice(0, LONGEST_LABEL),
      note: next.note.slice(0, LONGEST_NOTE),
    };
    const same = (Object.keys(clean) as (keyof PipelineNode)[]).every((key) => clean[key] === node[key]);
    changed ||= !same;
    return same ? node : clean;
  });
  return changed ? { ...pipeline, nodes } : pipeline;
}

/** The pipeline with an edge more. Unknown nodes, a node and itself, and what is joined already are left alone. */
export function connect(pipeline: Pipeline, from: string, to: string): Pipeline {
  const known = (nodeId: string) => pipeline.nodes.some((node) => node.id === nodeId);
  const there = pipeline.edges.some((edge) => edge.from === from && edge.to === to);
  if (from === to || there || !known(from) || !known(to)) return pipeline;
  return { ...pipeline, edges: [...pipeline.edges, { from, to }] };
}

export function disconnect(pipeline: Pipeline, from: string, to: string): Pipeline {
  const edges = pipeline.edges.filter((edge) => edge.from !== from || edge.to !== to);
  return edges.length === pipeline.edges.length ? pipeline : { ...pipeline, edges };
}

/** The pipeline without edges whose nodes are not there. */
export function withoutLooseEdges(pipeline: Pipeline): Pipeline {
  const known = new Set(pipeline.nodes.map((node) => node.id));
  const edges = pipeline.edges.filter(({ from, to }) => known.has(from) && known.has(to));
  return edges.length === pipeline.edges.length ? pipeline : tidy({ ...pipeline, edges });
}
