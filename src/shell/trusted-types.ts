/** React makes every script element by way of this text, so that it never runs twice. */
const EMPTY_SCRIPT = '<script></script>';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that no policy of ours vouched for is shown as the text that it is. */
export const asText = (html: string): string => html.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Scripts that may become a worker: files of this very origin that the build made. */
export function ownScript(address: string, base: string): string | null {
  const url = new URL(address, base);
  const ours = url.origin === new URL(base).origin && /^\/(assets\/|sync\/|sw\.js$)/.test(url.pathname);
  return ours ? address : null;
}

/**
 * What the browser asks where a plain string would become markup or a script's address; the page's policy makes it ask. Runs when
 * the module is loaded: before React touches the page.
 */
if (globalThis.trustedTypes && !globalThis.trustedTypes.defaultPolicy) {
  globalThis.trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === EMPTY_SCRIPT ? html : asText(html)),
    createScriptURL: (address) => ownScript(address, location.href),
  });
}
