/** Lists every file of the product. What the worker does with them comes from sources that a spec's key holds. */
export const SERVICE_WORKER = '/sw.js';

const NONE = 'none at ';

/** What each file of a built site is, by its address; the same text in two builds means the same file. */
export type Parts = Readonly<Record<string, string>>;

/** The file that a static host serves at an address. */
const served = (path: string) => (/\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`);

/** Whether a part says that nothing stands at an address, and nothing does. */
export const isMissing = (part: string, parts: Parts): boolean =>
  part.startsWith(NONE) && parts[served(part.slice(NONE.length))] === undefined;

/** The parts that stand at addresses of a site, sorted; an address without a file is a part of its own. */
export function partsAt(paths: Iterable<string>, parts: Parts): string[] {
  const found = [...paths]
    .filter((path) => path !== SERVICE_WORKER)
    .map((path) => parts[served(path)] ?? `${NONE}${path}`);
  return [...new Set(found)].sort();
}
