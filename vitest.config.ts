import { defineConfig } from 'vitest/config';
import { dataset } from './content-tools/compile/vite-dataset.ts';

/** Folders with tests beside the code. */
const FOLDERS = '{src,content-tools,scripts,bench}';
/** Files that compile, judge or set hundreds of documents; `scripts/test.ts` leaves out those whose imports are known to be green. */
const SLOW = `${FOLDERS}/**/*.slow.test.ts`;

export default defineConfig({
  plugins: [dataset()],
  test: {
    setupFiles: ['./scripts/test-setup.ts'],
    restoreMocks: true,
    // Each file in a world of its own: some work in another folder, or hold a database open.
    projects: [
      {
        extends: true,
        test: { name: 'quick', include: [`${FOLDERS}/**/*.test.{ts,tsx}`], exclude: [SLOW] },
      },
      { extends: true, test: { name: 'slow', include: [SLOW] } },
    ],
  },
});
