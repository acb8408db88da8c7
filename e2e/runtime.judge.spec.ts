import { coding, PROGRAMS } from './coding.ts';
import { pythonIsWhole } from './offline.ts';
import { expect, test } from './test.ts';

/** What Chromium prints of the download that is made to fail. */
test.use({ expectedConsole: /status of 503/ });

test('an install that broke off goes on where it stopped; the runtime is updated, removed, and brought back', async ({
  page,
}) => {
  const { open, install, installPython, run, write } = coding(page);
  await open();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /\/runtimes\/python\/[^/]+\/(.+)/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await page.route('**/runtimes/**/*.wasm', (route) => route.fulfill({ status: 503 }));
  await install.click();
  await expect(page.getByRole('alert')).toContainText('it resumes where it stopped');
  await expect(install).toHaveText(/Install Python \(\d\.\d MB left\) and run for real/);
  await page.unrouteAll();
  fetched.length = 0;
  await installPython();
  await pythonIsWhole(page);
  expect(fetched).toEqual(['pyodide.asm.wasm', 'python_rest.zip']);

  // As if all of it had been installed by an earlier version of the site, whose harness was another.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('dryrun-runtime-python-')) ?? '';
    const current = await caches.open(name);
    const older = await caches.open('dryrun-runtime-python-0-old');
    for (const { url } of await current.keys()) {
      const response = await current.match(url);
      const path = url.replace(name.slice('dryrun-runtime-python-'.length), '0-old');
      if (response && !/harness|snapshot/.test(url)) await older.put(path, response);
    }
    await caches.delete(name);
  });
  await page.reload();
  fetched.length = 0;
  await expect(page.getByText('A newer Python is available.')).toBeVisible();
  await page.getByRole('button', { name: /^Update Python \(0\.\d MB\)/ }).click();
  await expect(page.getByText(/Python runs for real/)).toBeVisible();
  expect(fetched).toEqual(['harness.json']);
  expect(await page.evaluate(async () => (await caches.keys()).join())).not.toContain('0-old');

  await page.getByRole('button', { name: 'Limits' }).click();
  await expect(page.getByText(/Python uses \d+\.\d MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Python' }).click();
  await expect(install).toHaveText(/Install Python \(\d+ MB\)/);
  expect(await page.evaluate(async () => (await caches.keys()).join())).not.toContain('runtime-python');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/Python runs for real/)).toBeVisible();
  await write(PROGRAMS.right);
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted');
});

test('a program that imports what comes after the start is judged once it has come', async ({ page }) => {
  const { open, installPython, submit, write, output } = coding(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/python_rest.zip', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/python_rest.zip');
  await open();
  await installPython();
  await write(`import difflib\n\n${PROGRAMS.right}`);
  await submit.click();
  await asked;
  await expect(output).toHaveText('Submitting...');
  held.resolve();
  await expect(output).toContainText('All tests passed.');
});
