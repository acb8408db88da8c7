import type { TraceRequest } from '#judge/language.ts';

/** What the backend is asked; the program is the one it compiled last. */
export const javaTraceRequest: TraceRequest = (_source, input, limits) => JSON.stringify({ input, limits });
