import { z } from 'zod/mini';
import { FRAME_SCRIPT } from '#judge/runtime-manifest.ts';
import type { FrameRequest } from './protocol.ts';

const frameMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('died'), id: z.number(), message: z.string() }),
]);

/** A sandboxed frame in the page: an opaque origin, no network, no storage. */
export interface Frame {
  post: (request: FrameRequest, transfer?: Transferable[]) => void;
  /** Called when a worker of the frame ended by itself. */
  onDied: (listener: (id: number, message: string) => void) => void;
  /** Takes the frame and every worker of it away. */
  remove: () => void;
}

/** The frame's document, made of nothing but what the build made. */
const policy = globalThis.trustedTypes?.createPolicy('sandbox', { createHTML: (html) => html });

function document_(nonce: string): string {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "connect-src 'none'",
  ].join('; ');
  return `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}"><script nonce="${nonce}">${FRAME_SCRIPT}</script>`;
}

/**
 * Makes the frame that user code runs in. Its document comes from `srcdoc`, not from an address: a sandboxed frame is not
 * controlled by the service worker, so an address would not load without a network.
 */
export async function createFrame(): Promise<Frame> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.setAttribute('aria-hidden', 'true');
  frame.title = 'Judge';
  frame.hidden = true;
  const html = document_(crypto.randomUUID());
  // The types of the DOM know no trusted text; the browser asks for it.
  frame.srcdoc = (policy?.createHTML(html) ?? html) as string;

  const ready = Promise.withResolvers<void>();
  let died = (_id: number, _message: string) => {};
  const listen = ({ source, data }: MessageEvent) => {
    if (source === null || source !== frame.contentWindow) return;
    const message = frameMessage.safeParse(data);
    if (!message.success) return;
    if (message.data.kind === 'ready') ready.resolve();
    else died(message.data.id, message.data.message);
  };
  window.addEventListener('message', listen);
  document.body.append(frame);
  await ready.promise;
  return {
    // The frame's origin is opaque, so no other target origin can be named; it is the frame of ours that is asked.
    post: (request, transfer = []) => frame.contentWindow?.postMessage(request, '*', transfer),
    onDied: (listener) => {
      died = listener;
    },
    remove: () => {
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}
