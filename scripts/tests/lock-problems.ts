/** What a lock file says of an installed package, by its path. */
export interface LockedPackage {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

/** Systems that the commands of the README work on. */
const SYSTEMS = ['darwin', 'win32', 'linux'].flatMap((os) => ['x64', 'arm64'].map((cpu) => `${os} ${cpu}`));
/** How packages with native parts name a platform. Those for musl are further ones: they stand beside one for glibc. */
const PLATFORM = /(?<os>darwin|win32|win|linux)-(?<cpu>x64|arm64)(?:-(?:gnu|msvc))?$/;

/** `linux arm64` of a package named for it; undefined of any other. */
function systemOf(name: string): string | undefined {
  const { os, cpu } = PLATFORM.exec(name)?.groups ?? {};
  return os && `${os === 'win' ? 'win32' : os} ${cpu}`;
}

/** The entry that `name` means to the package at `path`: the nearest one upwards. */
function resolve(packages: Record<string, LockedPackage>, path: string, name: string) {
  for (let folder = path; ; folder = folder.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    const found = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
    if (found || folder === '') return found;
  }
}

/**
 * What a lock file lacks of packages with native parts: each must list its part for every system, in the version it asks for,
 * whichever system the lock file was written on.
 * @returns one line a problem, and of how many packages with native parts
 */
export function lockProblems(packages: Record<string, LockedPackage>): {
  families: number;
  problems: string[];
} {
  let families = 0;
  const problems: string[] = [];
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const parts = Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const system = systemOf(name);
      return system ? [{ name, wanted, system }] : [];
    });
    if (parts.length === 0) continue;
    families += 1;
    const owner = path || 'package.json';
    const missing = SYSTEMS.filter((system) => !parts.some((part) => part.system === system));
    for (const system of missing) problems.push(`${owner}: has no native part for ${system}`);
    for (const { name, wanted } of parts) {
      const found = resolve(packages, path, name);
      if (!found?.integrity) problems.push(`${owner}: ${name} is not in the lock file`);
      else if (found.version !== wanted)
        problems.push(`${owner}: asks for ${name} ${wanted}, the lock file has ${found.version}`);
    }
  }
  return { families, problems };
}
