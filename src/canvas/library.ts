import type { Kind } from './shape.ts';

interface LibraryEntry {
  kind: Kind;
  label: string;
  w: number;
  h: number;
}

/** The ready-made shapes of system designs, in the order a request meets them. */
export const LIBRARY: readonly LibraryEntry[] = [
  { kind: 'client', label: 'Client', w: 120, h: 70 },
  { kind: 'cdn', label: 'CDN', w: 120, h: 80 },
  { kind: 'load-balancer', label: 'Load balancer', w: 140, h: 60 },
  { kind: 'service', label: 'Service', w: 120, h: 60 },
  { kind: 'cache', label: 'Cache', w: 120, h: 60 },
  { kind: 'queue', label: 'Queue', w: 140, h: 60 },
  { kind: 'database', label: 'Database', w: 120, h: 80 },
];

export const kindLabel = (kind: Kind): string => LIBRARY.find((entry) => entry.kind === kind)?.label ?? kind;
