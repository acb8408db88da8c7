/**
 * PDF.js' worker half, loaded into a worker, takes that worker's messages for its own unless it believes to be in a
 * page. Loaded before it, this makes it believe so; `open.ts` takes it back.
 */
const scope = globalThis as { window?: unknown };

export const held = scope.window === undefined;
if (held) scope.window = globalThis;

/** The worker is one again. */
export function release(): void {
  if (held) delete scope.window;
}
