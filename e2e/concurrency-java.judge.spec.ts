import { readFileSync } from 'node:fs';
import { expect, test } from './test.ts';

const ID = 'system-design/concurrency/bounded-blocking-queue';

/** The classes of the reference answer, without its main program. */
function reference(): string {
  const text = readFileSync(`content/${ID}.md`, 'utf8');
  const java = [...text.matchAll(/^```java\n([\s\S]*?)^```/gm)].map(([, source]) => source).join('');
  return java.slice(0, java.search(/^final class Main/m));
}

/** Compiling on a machine that does other things too. */
const SLOW = { timeout: 90_000 };

test('the class of a concurrency question is written in Java and driven from several threads', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`/system-design-question/${ID}`);
  await page.getByRole('button', { name: 'Code in Java' }).click();
  const editor = page.getByRole('textbox', { name: /Code editor/ });
  await expect(editor).toContainText('class BoundedQueue');
  const run = page.getByRole('button', { name: 'Run checks' });
  await expect(run).toBeDisabled();
  await page.getByRole('button', { name: /Install Java \(\d+ MB\)/ }).click();
  await expect(run).toBeEnabled(SLOW);
  const write = async (source: string) => {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(source);
  };
  const said = page.getByRole('status').filter({ hasText: /checks passed|Line/ });

  await write(readFileSync(`content/${ID}/wrong-one-notify.java`, 'utf8'));
  await run.click();
  await expect(said).toContainText('6 of 7 checks passed', SLOW);
  await expect(said).toContainText('Deadlock: every thread waits for another one.');

  await write(reference().replace('items.addLast(item)', 'items.addLast(itm)'));
  await run.click();
  await expect(said).toContainText(/Line \d+: cannot find symbol/, SLOW);

  await write(reference());
  await run.click();
  await expect(said).toContainText('7 of 7 checks passed', SLOW);

  await page.reload();
  await page.getByRole('button', { name: 'Code in Java' }).click();
  await expect(editor).toContainText('import java.util.concurrent.locks');
});

test('a question without checks has no code in Java', async ({ page }) => {
  await page.goto('/system-design-question/system-design/hld/url-shortener');
  await expect(page.getByRole('button', { name: 'Capacity calculator' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Code in Java' })).toHaveCount(0);
});
