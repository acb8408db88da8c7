import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Static and lazy imports, workers included; types do nothing at run time. */
const IMPORT =
  /(?:^|\n)(?:import|export) (?!type\b)(?:[^'";]*? from )?'([^']+)'|import\(\s*'([^']+)'|new URL\('([^']+)', import\.meta\.url\)/g;

/** A project's file as imports name it, from the project's root; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return join('src', specifier.slice(1));
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
}

/** Every file of `src/` with the files that it imports; tests left out. */
export function importGraph(): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    files.map((file) => {
      const specifiers = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(
        ([, from, lazy, url]) => from ?? lazy ?? url ?? '',
      );
      const targets = specifiers.flatMap((specifier) => targetOf(file, specifier) ?? []);
      return [file, targets.filter((target) => /\.tsx?$/.test(target) && existsSync(target))];
    }),
  );
}

/**
 * The longest way along imports that passes a file of interest, from the file that begins it. There must be no cycle, which
 * dependency-cruiser sees to.
 */
export function longestChain(
  graph: Map<string, string[]>,
  isOfInterest: (file: string) => boolean = () => true,
): string[] {
  const longest = (chains: string[][]) =>
    chains.reduce((best, chain) => (chain.length > best.length ? chain : best), []);
  const importers = new Map<string, string[]>([...graph.keys()].map((file) => [file, []]));
  for (const [file, targets] of graph) for (const target of targets) importers.get(target)?.push(file);
  /** The longest way from a file to where `next` leads no further. */
  const follow = (next: Map<string, string[]>) => {
    const known = new Map<string, string[]>();
    const from = (file: string): string[] => {
      const chain = known.get(file) ?? [file, ...longest((next.get(file) ?? []).map(from))];
      known.set(file, chain);
      return chain;
    };
    return from;
  };
  const down = follow(graph);
  const up = follow(importers);
  return longest(
    [...graph.keys()]
      .filter(isOfInterest)
      .map((file) => [...up(file).toReversed().slice(0, -1), ...down(file)]),
  );
}
