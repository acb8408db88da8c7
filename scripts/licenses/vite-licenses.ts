import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { isAllowed } from './allowed.ts';
import { BESIDE_BUNDLES, javaParts, ONCE_DEPENDED_ON, PARTS_OF } from './other-parts.ts';
import { installed, type Part, packageFolder, readPackage } from './read-package.ts';

/** Folders of packages with a module in a bundle; the workers' bundles are made before the page's. */
const bundled = new Set<string>();

/** Every part of others that is shipped, by name. */
function shippedParts(): Part[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = [
    ...BESIDE_BUNDLES,
    ...Object.keys(dependencies).filter((name) => ONCE_DEPENDED_ON.test(name)),
  ];
  const folders = [...bundled, ...names.flatMap((name) => installed(name) ?? [])];
  const packages = folders.map(readPackage);
  const parts = [...packages, ...packages.flatMap(({ name }) => PARTS_OF[name] ?? []), ...javaParts()];
  return [...new Map(parts.map((each) => [`${each.name} ${each.version}`, each])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** Notes which packages end up in the bundles of workers; `licenses` lists them. */
export const workerLicenses = (): Plugin => ({
  name: 'dryrun-worker-licenses',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const module of file.moduleIds) {
        const folder = packageFolder(module);
        if (folder) bundled.add(folder);
      }
    }
  },
});

/** Writes `licenses.json` for the page that shows it. A part whose license is not allowed stops the build. */
export function licenses(): Plugin {
  const { generateBundle } = workerLicenses();
  return {
    name: 'dryrun-licenses',
    generateBundle(...args) {
      if (this.environment.name !== 'client') return;
      if (typeof generateBundle === 'function') generateBundle.apply(this, args);
      const parts = shippedParts();
      const refused = parts.filter(({ license }) => !isAllowed(license));
      if (refused.length > 0) {
        const list = refused.map(({ name, license }) => `${name} (${license})`).join(', ');
        this.error(`these may not be shipped under their licenses, see scripts/licenses/allowed.ts: ${list}`);
      }
      this.emitFile({ type: 'asset', fileName: 'licenses.json', source: JSON.stringify(parts) });
    },
  };
}
