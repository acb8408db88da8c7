import generated from './runtimes.generated.json' with { type: 'json' };

export interface RuntimeFile {
  name: string;
  url: string;
  /** Before compression on the way. */
  bytes: number;
  /** As Brotli. */
  downloadBytes: number;
  sha256: string;
  /** A page can begin without it. */
  later?: boolean;
}

/** What a language needs in the browser. */
export interface Runtime {
  /** Ends with a hash of the content. */
  version: string;
  files: RuntimeFile[];
}

/** `scripts/build-runtimes.ts` writes the frame's script and a runtime by language id. */
const { frame, ...runtimes } = generated;

/** Script of the sandboxed frame. */
export const FRAME_SCRIPT: string = frame;

/** @throws for a language that none was built for */
export function builtRuntime(id: string): Runtime {
  const runtime = (runtimes as Record<string, Runtime>)[id];
  if (!runtime) throw new Error(`no runtime was built for ${id}`);
  return runtime;
}
