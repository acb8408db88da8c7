import { getNodesBounds, type ReactFlowState, useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import { FIT } from './fit.ts';

/** Whether every node stands within what is seen. */
function isAllSeen({ nodes, nodeLookup, width, height, transform: [x, y, zoom] }: ReactFlowState): boolean {
  const bounds = getNodesBounds(nodes, { nodeLookup });
  const [left, top] = [bounds.x * zoom + x, bounds.y * zoom + y];
  return left >= 0 && top >= 0 && left + bounds.width * zoom <= width && top + bounds.height * zoom <= height;
}

/**
 * Keeps the pipeline in view: when a new node stands outside of what is seen, and when the paper changes its size under somebody who saw
 * all of it.
 */
export function PipelineFollow() {
  const flow = useReactFlow();
  const count = useStore(({ nodes }) => nodes.length);
  const size = useStore(({ width, height }) => `${width} ${height}`);
  const seen = useStore(isAllSeen);
  const before = useRef({ count, size, seen });
  useEffect(() => {
    const last = before.current;
    before.current = { count, size, seen };
    if (seen) return;
    if (count > last.count || (size !== last.size && last.seen)) void flow.fitView(FIT);
  }, [count, size, seen, flow]);
  return null;
}
