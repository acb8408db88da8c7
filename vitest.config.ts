import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { dataset } from './content-tools/compile/vite-dataset.ts';

/** Folders with tests beside the code. */
const FOLDERS = '{src,content-tools,scripts,bench}';
/** Files that compile, judge or set hundreds of documents; `scripts/test.ts` leaves out those whose imports are known to be green. */
const SLOW = `${FOLDERS}/**/*.slow.test.ts`;

/** A test that takes so long hangs. Nothing quicker is a fault: the machine may do other things too. */
const HANGS_MS = 60_000;

export default defineConfig({
  test: {
    setupFiles: ['./scripts/test-setup.ts'],
    restoreMocks: true,
    // Vitest leaves a core to itself, of two cores the half; it needs next to nothing.
    maxWorkers: availableParallelism(),
    testTimeout: HANGS_MS,
    hookTimeout: HANGS_MS,
    // Each file in a world of its own: some work in another folder, or hold a database open.
    projects: [
      {
        extends: true,
        plugins: [dataset()],
        test: { name: 'quick', include: [`${FOLDERS}/**/*.test.{ts,tsx}`], exclude: [SLOW] },
      },
      { extends: true, test: { name: 'slow', include: [SLOW], testTimeout: 4 * HANGS_MS } },
    ],
  },
});
