import '@xyflow/react/dist/base.css';
import './pipeline.css';
import {
  Background,
  BackgroundVariant,
  type Edge,
  type EdgeChange,
  MarkerType,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
} from '@xyflow/react';
import { useMemo } from 'react';
import { advise } from '#pipeline/advice.ts';
import { outline } from '#pipeline/export-svg.ts';
import { changeNode, connect, disconnect, NODE_SIZE, type Pipeline, removeNodes } from '#pipeline/model.ts';
import { FIT } from './fit.ts';
import { PipelineFollow } from './pipeline-follow.tsx';
import { type FlowNode, PipelineNode } from './pipeline-node.tsx';
import { PipelineZoom } from './pipeline-zoom.tsx';

interface Props {
  pipeline: Pipeline;
  label: string;
  /** Without it the pipeline is only looked at. `merge` names changes that are one step to undo. */
  onChange?: (change: (pipeline: Pipeline) => Pipeline, merge?: string) => void;
  selected?: readonly string[];
  onSelect?: (ids: readonly string[]) => void;
  /** A node was double-clicked. */
  onOpen?: (id: string) => void;
}

const NODE_TYPES = { step: PipelineNode };
const GRID: [number, number] = [10, 10];
const edgeId = (from: string, to: string) => `${from}→${to}`;
const endsOf = (id: string) => id.split('→');

/** A pipeline as nodes and edges that can be moved, joined and taken away. */
export default function PipelineFlow({ pipeline, label, onChange, selected = [], onSelect, onOpen }: Props) {
  const readOnly = !onChange;
  const words = useMemo(() => outline(pipeline), [pipeline]);
  const nodes = useMemo(() => {
    const advised = new Set(readOnly ? [] : advise(pipeline).flatMap((advice) => advice.nodes));
    return pipeline.nodes.map(
      ({ id, type, x, y, label: own, note }, index): FlowNode => ({
        id,
        type: 'step',
        position: { x, y },
        data: { kind: type, label: own, note, advised: advised.has(id) },
        selected: selected.includes(id),
        width: NODE_SIZE.w,
        height: NODE_SIZE.h,
        measured: { width: NODE_SIZE.w, height: NODE_SIZE.h },
        ariaLabel: words[index],
      }),
    );
  }, [pipeline, selected, words, readOnly]);
  const edges = useMemo(() => {
    const name = (id: string) => pipeline.nodes.find((node) => node.id === id)?.label ?? id;
    return pipeline.edges.map(
      ({ from, to }): Edge => ({
        id: edgeId(from, to),
        source: from,
        target: to,
        selected: selected.includes(edgeId(from, to)),
        markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16, color: 'var(--border-strong)' },
        ariaLabel: `From ${name(from)} to ${name(to)}`,
      }),
    );
  }, [pipeline, selected]);

  /** Selection comes as one change for each that is selected or let go. */
  function select(changes: (NodeChange<FlowNode> | EdgeChange)[]) {
    const next = new Set(selected);
    for (const change of changes)
      if (change.type === 'select') next[change.selected ? 'add' : 'delete'](change.id);
    if (changes.some(({ type }) => type === 'select')) onSelect?.([...next]);
  }
  function changeNodes(changes: NodeChange<FlowNode>[]) {
    select(changes);
    for (const change of changes) {
      if (change.type === 'remove') onChange?.((now) => removeNodes(now, [change.id]), 'remove');
      if (change.type === 'position' && change.position) {
        const { x, y } = change.position;
        onChange?.((now) => changeNode(now, change.id, { x, y }), `move ${selected.join()}`);
      }
    }
  }
  function changeEdges(changes: EdgeChange[]) {
    select(changes);
    for (const change of changes) {
      const [from = '', to = ''] = 'id' in change ? endsOf(change.id) : [];
      if (change.type === 'remove') onChange?.((now) => disconnect(now, from, to), 'remove');
    }
  }

  return (
    <ReactFlowProvider>
      <ReactFlow
        className="pipeline-flow"
        aria-label={label}
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        onNodesChange={changeNodes}
        onEdgesChange={changeEdges}
        onConnect={({ source, target }) => onChange?.((now) => connect(now, source, target))}
        onNodeDoubleClick={(_, { id }) => onOpen?.(id)}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        elementsSelectable={!readOnly}
        deleteKeyCode={readOnly ? null : ['Delete', 'Backspace']}
        zoomOnDoubleClick={false}
        snapToGrid
        snapGrid={GRID}
        connectionRadius={30}
        minZoom={readOnly ? 0.1 : 0.5}
        maxZoom={2}
        fitView
        fitViewOptions={FIT}
      >
        <Background variant={BackgroundVariant.Dots} gap={20} size={2} color="var(--border)" />
        <PipelineFollow />
        <PipelineZoom />
      </ReactFlow>
    </ReactFlowProvider>
  );
}
