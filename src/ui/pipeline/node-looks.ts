import { Database, Gauge, ListFilter, type LucideIcon, Network, Rocket } from 'lucide-react';
import type { NodeType } from '#pipeline/model.ts';

export const NODE_ICONS: Record<NodeType, LucideIcon> = {
  'data-source': Database,
  preprocess: ListFilter,
  model: Network,
  metric: Gauge,
  deploy: Rocket,
};
