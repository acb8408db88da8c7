import { Trash2, X } from 'lucide-react';
import { type Ref, type RefObject, useId, useRef } from 'react';
import {
  changeNode,
  connect,
  disconnect,
  LONGEST_LABEL,
  LONGEST_NOTE,
  NODE_LABELS,
  type PipelineNode,
  removeNodes,
} from '#pipeline/model.ts';
import { Button } from '#ui/button.tsx';
import { useFocusRecovery } from '#ui/focus-recovery.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import type { PipelineModel } from './use-pipeline.ts';

const FIELD =
  'w-full rounded-md border border-border-strong bg-surface px-2.5 py-1.5 text-sm placeholder:text-muted';

interface Props {
  node: PipelineNode;
  model: PipelineModel;
  labelField: RefObject<HTMLInputElement | null>;
  ref: Ref<HTMLElement>;
}

/** Label, note and edges of the selected node; does without a pointer what dragging between nodes does. */
export function NodeInspector({ node, model, labelField, ref }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const edge = useFocusRecovery(heading);
  const id = useId();
  const { nodes, edges } = model.pipeline;
  const name = (nodeId: string) => nodes.find((other) => other.id === nodeId)?.label || 'unnamed';
  const next = edges.filter(({ from }) => from === node.id).map(({ to }) => to);
  const open = nodes.filter(
    (other) => other.id !== node.id && other.type !== 'data-source' && !next.includes(other.id),
  );
  return (
    <section ref={ref} aria-label="Selected node" className="space-y-2.5">
      <div className="flex items-center justify-between">
        <h2 ref={heading} tabIndex={-1} className="rounded text-sm font-semibold outline-offset-4">
          {NODE_LABELS[node.type]}
        </h2>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => model.edit((pipeline) => removeNodes(pipeline, [node.id]))}
        >
          <Trash2 size={14} aria-hidden />
          Remove
        </Button>
      </div>
      <div>
        <label htmlFor={`${id}-label`} className="text-sm text-muted">
          Label
        </label>
        <input
          ref={labelField}
          id={`${id}-label`}
          value={node.label}
          maxLength={LONGEST_LABEL}
          onChange={(event) =>
            model.edit((now) => changeNode(now, node.id, { label: event.target.value }), `label ${node.id}`)
          }
          className={FIELD}
        />
      </div>
      <div>
        <label htmlFor={`${id}-note`} className="text-sm text-muted">
          Note
        </label>
        <textarea
          id={`${id}-note`}
          value={node.note}
          rows={2}
          maxLength={LONGEST_NOTE}
          placeholder="What it does and why."
          onChange={(event) =>
            model.edit((now) => changeNode(now, node.id, { note: event.target.value }), `note ${node.id}`)
          }
          className={FIELD}
        />
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <span className="text-sm text-muted">Leads to</span>
        {next.map((to) => (
          <span key={to} className="flex items-center rounded border pl-2 text-sm">
            {name(to)}
            <IconButton
              ref={edge}
              label={`Disconnect from ${name(to)}`}
              icon={X}
              className="!size-7"
              onClick={() => model.edit((pipeline) => disconnect(pipeline, node.id, to))}
            />
          </span>
        ))}
        {open.length > 0 && (
          <Select
            label="Connect to…"
            value=""
            options={open.map((other) => ({ value: other.id, label: other.label || 'unnamed' }))}
            onChange={(to) => model.edit((pipeline) => connect(pipeline, node.id, to))}
          />
        )}
      </div>
    </section>
  );
}
