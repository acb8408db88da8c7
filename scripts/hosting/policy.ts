import { createHash } from 'node:crypto';

type Directives = Record<string, readonly string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** What a response's header says for a page: the part of its policy that a `<meta>` cannot carry. */
export const FRAMED_BY_NOBODY = write({ 'frame-ancestors': ["'none'"] });

/**
 * For files of our own that may run as a worker, which takes its policy from its own response and none from the page: scripts
 * and connections of this origin; WebAssembly for the layout of PDFs.
 */
export const WORKER_POLICY = write({
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** Where the worker is that may reach other hosts; its name carries a hash. */
export const SYNC_FOLDER = 'sync';

/**
 * For the worker that talks to an account of the user's, once sync is turned on: nothing but connections, encrypted or to this
 * very machine. Pages stay without any.
 */
export const SYNC_WORKER_POLICY = write({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
  'frame-ancestors': ["'none'"],
});

/** A script's source expression: it runs as long as not one byte of it differs. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * A page's policy. `scripts` are the texts of the scripts that stand in it; `frameScript` is that of the judge's sandbox, whose
 * `srcdoc` document inherits this policy before it adds its own, as its blob worker does: hence `blob:` workers and WebAssembly.
 */
export function pagePolicy(scripts: readonly string[], frameScript: string): string {
  return write({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...[...scripts, frameScript].map(scriptHash)],
    // Prerendered bars carry their widths in `style`, the code editor adds its own sheet. Nothing that a style could load is let through.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ['blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'dataset', 'print', 'sandbox'],
  });
}
