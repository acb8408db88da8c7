import { coding } from './coding.ts';
import { goOffline } from './offline.ts';
import { expect, test } from './test.ts';

const twoSum = (body: string) => `class Solution {
    public int[] twoSum(int[] nums, int target) {
        ${body}
    }
}
`;

const PROGRAMS = {
  right: twoSum(`Map<Integer, Integer> seen = new HashMap<>();
        for (int i = 0; i < nums.length; i++) {
            Integer other = seen.get(target - nums[i]);
            if (other != null) return new int[] {other, i};
            seen.put(nums[i], i);
        }
        return new int[0];`),
  wrong: twoSum('System.out.println("looking at " + nums.length); return new int[] {0, 1};'),
  broken: twoSum('return nums + missing;'),
  endless: twoSum('while (target != 0) {} return nums;'),
  crashing: twoSum('return new int[] {nums[nums.length]};'),
};

/** Compiling on a machine that does other things too. */
const SLOW = { timeout: 90_000 };

test('Java is installed, compiled and judged in the page, right, wrong, broken, endless, crashing and offline', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const { open, choose, write, run, submit, stop, output, editor } = coding(page);
  await open();
  await choose('java');
  await expect(editor).toContainText('class Solution');
  await page.getByRole('button', { name: /Install Java \(\d+ MB\)/ }).click();
  await expect(page.getByText('Java runs for real')).toBeVisible(SLOW);

  const verdict = page.getByRole('main');
  await write(PROGRAMS.right);
  await run.click();
  for (const number of [1, 2, 3]) {
    await expect(page.locator('details', { hasText: `Case ${number}` })).toContainText('Accepted', SLOW);
  }
  await submit.click();
  await expect(output).toContainText('All tests passed.', SLOW);

  await write(PROGRAMS.broken);
  await submit.click();
  await expect(verdict.getByText(/Line 3: cannot find symbol/)).toBeVisible(SLOW);
  await expect(editor.getByTitle(/missing/)).toHaveText(/return nums \+ missing;/);

  await write(PROGRAMS.wrong);
  await run.click();
  const second = page.locator('details', { hasText: 'Case 2' });
  await expect(second).toContainText('Wrong Answer', SLOW);
  await second.locator('summary').click();
  await expect(second).toContainText('looking at 4');

  await write(PROGRAMS.crashing);
  await submit.click();
  await expect(
    verdict.getByText(/ArrayIndexOutOfBoundsException: Index \d+ out of bounds for length \d+/),
  ).toBeVisible(SLOW);

  await write(PROGRAMS.endless);
  await submit.click();
  await expect(verdict.getByText('Time Limit').first()).toBeVisible(SLOW);
  await run.click();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(output).toContainText('Stopped.');

  await write(PROGRAMS.right);
  await submit.click();
  await expect(output).toContainText('All tests passed.', SLOW);
  await goOffline(page);
  await page.reload();
  await expect(editor).toContainText('HashMap');
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted', SLOW);
  await context.setOffline(false);
});

const MAXIMUM_DEPTH = '/question/dsa/trees/maximum-depth-of-binary-tree';

test('Java recurses as deep as the trees of a question are, and without end it overflows', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { open, write, submit, output, language, editor } = coding(page);
  await open(MAXIMUM_DEPTH);
  await language.selectOption('java');
  await expect(editor).toContainText('class Solution');
  await page.getByRole('button', { name: /Install Java \(\d+ MB\)/ }).click();
  await expect(page.getByText('Java runs for real')).toBeVisible(SLOW);

  await write(`class Solution {
    public int maxDepth(TreeNode root) {
        return root == null ? 0 : 1 + Math.max(maxDepth(root.left), maxDepth(root.right));
    }
}
`);
  await submit.click();
  await expect(output).toContainText('All tests passed.', SLOW);

  await write(`class Solution {
    public int maxDepth(TreeNode root) {
        return 1 + maxDepth(root);
    }
}
`);
  await submit.click();
  await expect(
    page
      .getByRole('main')
      .getByText(/StackOverflowError/)
      .first(),
  ).toBeVisible(SLOW);
});

test('a device with 512 MB of memory is told that Java’s compiler needs more, and the page stays', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 0.5 }));
  const { open, choose } = coding(page);
  await open();
  await choose('java');
  await page.getByRole('button', { name: /Install Java \(\d+ MB\)/ }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: /too little memory for Java’s compiler/ }),
  ).toBeVisible(SLOW);
  await choose('python');
  await expect(page.getByRole('button', { name: /Install Python/ })).toBeVisible();
});
