/** What `scripts/build-runtimes.ts` writes to `runtimes.generated.json`. */
export interface RuntimeFile {
  name: string;
  url: string;
  /** Before compression on the way. */
  bytes: number;
  /** As Brotli. */
  downloadBytes: number;
  sha256: string;
}

export interface Runtime {
  /** Ends with a hash of the content. */
  version: string;
  files: RuntimeFile[];
}

export interface RuntimeManifest {
  /** Script of the sandboxed frame. */
  frame: string;
  python: Runtime;
  cpp: Runtime;
}

/** Languages with a runtime to install. */
export type RuntimeId = 'python' | 'cpp';
