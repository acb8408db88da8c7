import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM } from './scripts/chromium.ts';

const PORT = Number(process.env.PORT_E2E ?? 4175);
/** Of a server that stands already (`npm run check:servers`); without one the tests start their own. */
const ADDRESS = process.env.E2E_ADDRESS;
/** Specs that judge programs or measure time. */
const ALONE = '**/*.judge.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/browser',
  workers: availableParallelism(),
  projects: [
    { name: 'app', testIgnore: ALONE, fullyParallel: true },
    // The judge's time limits need a core of their own: two tests at once would slow each other's programs, so nothing
    // else runs beside these. `--no-deps` runs them without the others before them.
    { name: 'judge', testMatch: ALONE, workers: 1, dependencies: ['app'] },
  ],
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Room for a slow machine; what must be quick says so itself.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/reports/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: ADDRESS ?? `http://localhost:${PORT}`,
    launchOptions: CHROMIUM,
    // Recording costs a third of the time: TRACE=1 keeps the trace of what fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
  },
  webServer: ADDRESS
    ? undefined
    : {
        command: 'node scripts/serve.ts',
        env: { PORT: String(PORT) },
        url: `http://localhost:${PORT}`,
        reuseExistingServer: false,
      },
});
