import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { dataset } from './content-tools/compile/vite-dataset.ts';
import { SYNC_FOLDER } from './scripts/hosting/policy.ts';
import { siteAddress } from './scripts/hosting/site-address.ts';
import { licenses, workerLicenses } from './scripts/licenses/vite-licenses.ts';

/** Modules that this many routes share go into one file: a dozen tiny ones cost more bytes and requests than they save. */
const SHARED_BY = 8;

/**
 * Where they are looked for. Backup and sync reach every record; that does not make resumes and spoken answers, with all that
 * they stand on, part of every page.
 */
const SHARED =
  /lucide-react|src[\\/](ui[\\/](?!try[\\/]|question-table[\\/](?!status|question-link))|storage[\\/](?!(answer|application|resume)-records))/;

/** The tables of questions and what filters them: on the pages that show one and those that go on in its order. */
const TABLE = /src[\\/]ui[\\/]question-table[\\/](?!status-mark|question-link)/;

export default defineConfig({
  plugins: [tailwindcss(), dataset(), licenses(), reactRouter()],
  // Undefined, and with that nothing, where nobody has said it.
  define: { 'import.meta.env.DRYRUN_SITE': String(JSON.stringify(siteAddress())) },
  worker: {
    plugins: () => [workerLicenses()],
    rolldownOptions: {
      output: {
        // The one worker that may reach other hosts has a folder, and with that a policy, of its own.
        entryFileNames: ({ name }) => `${name === 'remote-worker' ? SYNC_FOLDER : 'assets'}/[name]-[hash].js`,
      },
    },
  },
  environments: {
    ssr: {
      // One file: what reads content/ while prerendering finds it from where that file lies.
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'shared', test: SHARED, minShareCount: SHARED_BY, priority: 1 },
                { name: 'table', test: TABLE, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
