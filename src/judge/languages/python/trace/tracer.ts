import type { TraceRequest } from '#judge/language.ts';

/** The tracer's modules in the order they import one another; handed to the interpreter with each request. */
const ORDER = ['lines', 'values', 'shadows', 'wanted', 'recorder', 'tracer'] as const;

const sources = import.meta.glob<string>('./*.py', { eager: true, query: '?raw', import: 'default' });
const tracer = Object.fromEntries(ORDER.map((name) => [name, sources[`./${name}.py`]]));

/** What `trace_test` of the harness is asked. */
export const pythonTraceRequest: TraceRequest = (source, input, limits) =>
  JSON.stringify({ order: ORDER, tracer, source, input, limits });
