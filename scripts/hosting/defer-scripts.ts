/** How long a page that is seen waits for its paint at most: what never paints comes alive all the same. */
const PATIENCE_MS = 1000;

/** A hidden page paints nothing. */
const PAINTED = `await new Promise((next) => {
  if (document.hidden) next();
  new PerformanceObserver(next).observe({ type: 'paint', buffered: true });
  setTimeout(next, ${PATIENCE_MS});
});
for (const link of document.querySelectorAll('link[rel=module-after-paint]')) link.rel = 'modulepreload';
`;

const PRELOAD = /<link rel="modulepreload"/g;
const BOOT = /(?<open><script type="module"[^>]*>)(?<code>import "[\s\S]*?)(?=<\/script>)/g;
const IMPORT = /^import (?:\* as (?<name>\w+) from )?(?<file>"[^"]+");$/gm;

/** Addresses of the scripts that a page loads before anything is touched, as they stand in its HTML. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="module(?:preload|-after-paint)" href="\/([^"]+)"/g)].map(
    ([, file]) => file ?? '',
  );

/**
 * The page with its scripts put off until its first paint, so that text, style and font have the network for themselves. Expects
 * React Router's document: a preload for each module, and one module script that imports the routes and then the application.
 * `first` is script that runs with the paint, ahead of these.
 */
export function scriptsAfterPaint(html: string, first = ''): string {
  const boots = [...html.matchAll(BOOT)];
  if (boots.length !== 1) throw new Error(`the page has ${boots.length} scripts that start it, not one`);
  return html
    .replace(PRELOAD, '<link rel="module-after-paint"')
    .replace(BOOT, (_, open: string, code: string) => {
      const waiting = code.replace(
        IMPORT,
        (_, name: string | undefined, file: string) =>
          `${name ? `const ${name} = ` : ''}await import(${file});`,
      );
      if (/^import\s/m.test(waiting))
        throw new Error('the script that starts the page still imports at once');
      return open + PAINTED + first + waiting;
    });
}
