/** How long a page that is seen waits for its paint at most: what never paints comes alive all the same. */
const PATIENCE_MS = 1000;

/** The `rel` of a module's preload before the paint, which no browser acts on. */
export const PRELOAD_LATER = 'module-after-paint';
/** The id of the template that holds the module script until the paint. */
export const HELD_SCRIPTS = 'after-paint';

/** Hands the router what the loaders gave, as a stream; `__reactRouterContext` is the only way to it. */
const HAND_OVER = `const state = await answer;
  if (!state.ok) throw new Error(state.url + ": " + state.status);
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(await state.text());
  streamController.close();
`;

/**
 * The script that brings a page alive after its first paint. A hidden page paints nothing and does not wait. `stateFile` is the
 * address of what its loaders gave, where that does not stand in the page.
 */
export const startScript = (stateFile?: string): string => `(async () => {
  await new Promise((next) => {
    if (document.hidden) next();
    new PerformanceObserver(next).observe({ type: "paint", buffered: true });
    setTimeout(next, ${PATIENCE_MS});
  });
  ${stateFile ? `const answer = fetch("${stateFile}");` : ''}
  for (const link of document.querySelectorAll("link[rel=${PRELOAD_LATER}]")) link.rel = "modulepreload";
  const held = document.getElementById("${HELD_SCRIPTS}");
  held.replaceWith(held.content);
  ${stateFile ? HAND_OVER : ''}})();`;
