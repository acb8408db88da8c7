import AxeBuilder from '@axe-core/playwright';
import { coding } from './coding.ts';
import { dryRun } from './dry-run.ts';
import { expect, test } from './test.ts';

const CONTAINER = '/question/dsa/two-pointers/container-with-most-water';
const PROGRAM = `class Solution:
    def maxArea(self, height):
        left, right, best = 0, len(height) - 1, 0
        while left < right:
            area = (right - left) * max(height[left], height[right])
            best = max(best, area)
            if height[left] < height[right]:
                left += 1
            else:
                right -= 1
        return best
`;

test('two pointers: install, step, find where a wrong value was written in three clicks, come back by the address', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { open, write } = coding(page);
  const player = dryRun(page);
  await open(CONTAINER);
  await write(PROGRAM);
  await player.open();
  await player.dialog.getByRole('button', { name: /Install Python .* and dry-run/ }).click();
  await expect(player.said).toContainText('Calls maxArea; height is [', { timeout: 60_000 });
  await page.keyboard.press('ArrowRight');
  await expect(player.said).toContainText(/^Line 3: left is 0; right is \d+; best is 0\.$/);
  await expect(player.line).toContainText('left, right, best = 0');
  await page.keyboard.press('ArrowRight');
  await expect(player.line).toContainText('true');
  await expect(player.picture(/^height: \d+ elements, left at 0, right at \d+\.$/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(player.line).toContainText('left, right, best = 0');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The answer is wrong: why? The last step, the value, and the line that wrote it is there.
  await player.dialog.getByRole('button', { name: 'Last step' }).click();
  await expect(player.said).toContainText('maxArea returns');
  await player.dialog.getByRole('button', { name: 'Previous step' }).click();
  await player.variable('area').click();
  await expect(player.line).toContainText('max(height[left], height[right])');

  const step = await player.step.inputValue();
  await expect(page).toHaveURL(new RegExp(`\\?dry-run=1&step=${step}$`));
  await page.reload();
  await expect(player.line).toContainText('max(height[left], height[right])', { timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(player.dialog).toBeHidden();
  await expect(page).toHaveURL(CONTAINER);
});

const ISLANDS = '/question/dsa/graphs/number-of-islands';
const SEARCH = `class Solution:
    def numIslands(self, grid):
        count = 0
        for r in range(len(grid)):
            for c in range(len(grid[0])):
                if grid[r][c] == "1":
                    count += 1
                    queue = deque([(r, c)])
                    grid[r][c] = "0"
                    while queue:
                        r, c = queue.popleft()
                        for y, x in (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1):
                            if 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == "1":
                                grid[y][x] = "0"
                                queue.append((y, x))
        return count
`;
const CLIMB = `class Solution:
    def climbStairs(self, n):
        memo = {}
        def ways(k):
            if k <= 1:
                return 1
            if k not in memo:
                memo[k] = ways(k - 1) + ways(k - 2)
            return memo[k]
        return ways(n)
`;
const REVERSE = `class Solution:
    def reverseList(self, head):
        prev, curr = None, head
        while curr:
            curr.next, prev, curr = prev, curr, curr.next
        return prev
`;

test('a list, a grid and a recursion are drawn; a failing test is dry-run from its result', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { open, write, installPython, submit } = coding(page);
  const player = dryRun(page);
  const last = () => player.dialog.getByRole('button', { name: 'Last step' }).click();
  const close = () => player.dialog.getByRole('button', { name: 'Close the dry run' }).click();
  await open('/question/dsa/linked-lists/reverse-linked-list');
  await installPython();
  await write(REVERSE);
  await player.open();
  await expect(player.picture(/^Linked list: head at /)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(player.picture(/^Linked list: .*prev at .*curr at /)).toBeVisible();
  await close();

  await open(ISLANDS);
  await write(SEARCH);
  await player.open();
  await expect(player.said).toContainText('Calls numIslands', { timeout: 60_000 });
  await player.step.fill('30');
  await expect(player.picture(/^grid: \d+ rows and \d+ columns, r, c at /)).toBeVisible();
  await expect(player.picture(/^queue: a queue of /)).toBeVisible();
  await player.dialog.getByRole('button', { name: 'Hide queue' }).click();
  await expect(player.picture(/^queue: /)).toBeHidden();
  await player.dialog.getByRole('button', { name: 'Show queue' }).click();
  await player.dialog.getByRole('combobox', { name: 'Draw queue as' }).selectOption('Stack');
  await expect(player.picture(/^queue: a stack of /)).toBeVisible();
  await close();

  await open('/question/dsa/dynamic-programming/climbing-stairs');
  await write(CLIMB);
  await player.open();
  await expect(player.said).toContainText('Calls climbStairs', { timeout: 60_000 });
  await last();
  await expect(player.picture(/^Recursion tree: \d+ calls so far, 0 of them open\.$/)).toBeVisible();
  await expect(player.picture(/^memo: a hash map of /).or(player.picture(/Recursion/))).toBeVisible();
  await close();

  await write(CLIMB.replace('return 1', 'return k'));
  await submit.click();
  const failure = page.getByRole('region', { name: 'First failing test' });
  await failure.getByRole('button', { name: 'Dry run' }).click();
  await expect(player.said).toContainText('Calls climbStairs', { timeout: 60_000 });
  await last();
  await expect(player.said).toContainText('The answer is ');
});
