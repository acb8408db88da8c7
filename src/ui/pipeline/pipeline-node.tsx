import { Handle, type Node, type NodeProps, Position } from '@xyflow/react';
import { TriangleAlert } from 'lucide-react';
import { NODE_LABELS, type NodeType } from '#pipeline/model.ts';
import { NODE_ICONS } from './node-looks.ts';

export type FlowNode = Node<{ kind: NodeType; label: string; note: string; advised: boolean }, 'step'>;

/** One step of a pipeline, with a place for edges at either side. */
export function PipelineNode({ data, selected, isConnectable }: NodeProps<FlowNode>) {
  const Icon = NODE_ICONS[data.kind];
  return (
    <div
      className={`flex h-full flex-col justify-center rounded-md border bg-surface px-3 text-text ${selected ? 'border-accent ring-1 ring-accent' : 'border-border-strong'}`}
    >
      {data.kind !== 'data-source' && (
        <Handle type="target" position={Position.Left} isConnectable={isConnectable} />
      )}
      <span className="flex items-center gap-1.5 text-xs text-muted">
        <Icon size={12} aria-hidden />
        {NODE_LABELS[data.kind]}
        {data.advised && <TriangleAlert size={12} className="ml-auto text-medium" aria-hidden />}
      </span>
      <span className="truncate text-sm leading-snug font-semibold">{data.label || ' '}</span>
      {data.note && <span className="truncate text-xs leading-snug text-muted">{data.note}</span>}
      <Handle type="source" position={Position.Right} isConnectable={isConnectable} />
    </div>
  );
}
