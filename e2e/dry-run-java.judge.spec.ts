import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { coding } from './coding.ts';
import { dryRun } from './dry-run.ts';
import { expect, test } from './test.ts';

/** Compiling on a machine that does other things too. */
const SLOW = { timeout: 120_000 };

const WRONG = `class Solution {
    public int maxArea(int[] height) {
        int left = 0, right = height.length - 1, best = 0;
        while (left < right) {
            int area = (right - left) * Math.max(height[left], height[right]);
            best = Math.max(best, area);
            if (height[left] < height[right]) {
                left++;
            } else {
                right--;
            }
        }
        return best;
    }
}
`;

test('two pointers in Java: a failing test is dry-run, stepped, and leads to the line that wrote a wrong value', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const { open, choose, write, submit } = coding(page);
  const player = dryRun(page);
  await open('/question/dsa/two-pointers/container-with-most-water');
  await choose('java');
  await write(WRONG);
  await player.open();
  await player.dialog.getByRole('button', { name: /Install Java .* and dry-run/ }).click();
  await expect(player.said).toContainText('Calls maxArea; height is [', SLOW);
  await page.keyboard.press('ArrowRight');
  await expect(player.said).toContainText(/^Line 3: left is 0; right is \d+; best is 0\.$/);
  await expect(player.line).toContainText('int left = 0');
  await page.keyboard.press('ArrowRight');
  await expect(player.line).toContainText('true');
  await expect(player.picture(/^height: \d+ elements, left at 0, right at \d+\.$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(player.line).toContainText('int left = 0');
  await page.keyboard.press('Escape');

  await submit.click();
  const failure = page.getByRole('region', { name: 'First failing test' });
  await expect(failure).toBeVisible(SLOW);
  await failure.getByRole('button', { name: 'Dry run' }).click();
  await expect(player.said).toContainText('Calls maxArea', SLOW);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await player.dialog.getByRole('button', { name: 'Last step' }).click();
  await expect(player.said).toContainText('maxArea returns');
  await expect(player.said).toContainText('The answer is ');
  await player.dialog.getByRole('button', { name: 'Previous step' }).click();
  await player.variable('best').click();
  await expect(player.line).toContainText('best = Math.max(best, area)');
});

const HOSTILE = `</script><script>console.error('ran')</script><img src=x onerror=console.error(1)>`;
const NODES = `class Solution {
    // ${HOSTILE}
    public ListNode reverseList(ListNode head) {
        String text = "${HOSTILE}";
        ListNode prev = null;
        while (head != null) {
            ListNode next = head.next;
            head.next = prev;
            prev = head;
            head = next;
        }
        System.out.println(text);
        return prev;
    }
}
`;

test('a linked list in Java is drawn; the run is saved as a page that plays from disk and asks for nothing', async ({
  page,
  context,
}) => {
  test.setTimeout(360_000);
  const { open, choose, write } = coding(page);
  const player = dryRun(page);
  await open('/question/dsa/linked-lists/reverse-linked-list');
  await choose('java');
  await write(NODES);
  await player.open();
  await player.dialog.getByRole('button', { name: /Install Java .* and dry-run/ }).click();
  await expect(player.picture(/^Linked list: head at /)).toBeVisible(SLOW);
  const downloading = page.waitForEvent('download');
  await player.dialog.getByRole('button', { name: 'Download', exact: true }).click();
  await player.dialog.getByRole('button', { name: 'Download as a web page' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('dry-run-reverse-linked-list.html');
  const file = test.info().outputPath('run.html');
  await download.saveAs(file);
  expect(await readFile(file, 'utf8')).not.toMatch(/https?:|<a |href=/);

  const saved = await context.newPage();
  const asked: string[] = [];
  const said: string[] = [];
  saved.on('request', (request) => asked.push(request.url()));
  saved.on('console', (message) => said.push(message.text()));
  saved.on('pageerror', (error) => said.push(error.message));
  await context.setOffline(true);
  const address = pathToFileURL(file).href;
  await saved.goto(address);
  const words = saved.getByRole('status');
  const line = saved.locator('li[aria-current="step"]');
  await expect(words).toContainText('Calls reverseList');
  await expect(saved.getByRole('img', { name: /^Linked list: head at / })).toBeVisible();
  await saved.keyboard.press('ArrowRight');
  await expect(line).toContainText(HOSTILE);
  await saved.getByRole('button', { name: 'Last step' }).click();
  await expect(words).toContainText('reverseList returns');
  await expect(saved.getByLabel('Printed so far')).toHaveText(HOSTILE);
  await saved.keyboard.press('ArrowLeft');
  await expect(line).toContainText('return prev');
  await saved.keyboard.press('Home');
  await saved.getByRole('button', { name: 'Play' }).click();
  await expect(saved.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(words).toContainText('prev is null');
  await saved.getByRole('button', { name: 'Pause' }).click();
  expect((await new AxeBuilder({ page: saved }).analyze()).violations).toEqual([]);
  expect(asked).toEqual([address]);
  expect(said).toEqual([]);
});
