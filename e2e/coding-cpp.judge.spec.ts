import { coding } from './coding.ts';
import { goOffline } from './offline.ts';
import { expect, test } from './test.ts';

const twoSum = (body: string) => `class Solution {
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        ${body}
    }
};
`;

const PROGRAMS = {
  right: twoSum(`unordered_map<int, int> seen;
        for (int i = 0; i < (int)nums.size(); i++) {
            if (seen.count(target - nums[i])) return {seen[target - nums[i]], i};
            seen[nums[i]] = i;
        }
        return {};`),
  wrong: twoSum('cout << "looking at " << nums.size(); return {0, 1};'),
  broken: twoSum('return nums + missing;'),
  throwing: twoSum('throw 1;'),
  endless: twoSum('for (volatile int turn = 0;; turn = turn + 1) {}'),
  /** Two to the thirtieth templates. */
  hardToCompile: `template <int depth, int place>
struct Sum {
  static constexpr int value = Sum<depth - 1, 2 * place>::value + Sum<depth - 1, 2 * place + 1>::value;
};
template <int place>
struct Sum<0, place> {
  static constexpr int value = place;
};
${twoSum('return {Sum<30, 0>::value};')}`,
  crashing: twoSum('return {nums[nums.size()]};'),
};

/** Compiling on a machine that does other things too. */
const SLOW = { timeout: 90_000 };

test('C++ is installed, compiled and judged in the page, right, wrong, broken, endless, crashing and offline', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const { open, choose, write, run, submit, stop, output, editor } = coding(page);
  await open();
  await choose('cpp');
  await expect(editor).toContainText('class Solution');
  await page.getByRole('button', { name: /Install C\+\+ \(\d+ MB\)/ }).click();
  await expect(page.getByText('C++ runs for real')).toBeVisible(SLOW);

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
  await expect(verdict.getByText(/Line 4: .*missing/s)).toBeVisible(SLOW);
  await expect(editor.getByTitle(/missing/)).toHaveText(/return nums \+ missing;/);
  await write(PROGRAMS.throwing);
  await submit.click();
  await expect(verdict.getByText(/an int was thrown/).first()).toBeVisible(SLOW);

  await write(PROGRAMS.wrong);
  await run.click();
  const second = page.locator('details', { hasText: 'Case 2' });
  await expect(second).toContainText('Wrong Answer', SLOW);
  await second.locator('summary').click();
  await expect(second).toContainText('looking at 4');

  await write(PROGRAMS.crashing);
  await submit.click();
  await expect(verdict.getByText(/Assertion failed in the standard library: .*out of bounds/)).toBeVisible(
    SLOW,
  );

  await write(PROGRAMS.endless);
  await submit.click();
  await expect(verdict.getByText('Time Limit').first()).toBeVisible(SLOW);

  await write(PROGRAMS.hardToCompile);
  await run.click();
  await expect(stop).toBeVisible();
  await stop.click();
  await expect(output).toContainText('Stopped.');

  await write(PROGRAMS.right);
  await submit.click();
  await expect(output).toContainText('All tests passed.', SLOW);
  await goOffline(page);
  await page.reload();
  await expect(editor).toContainText('unordered_map');
  await run.click();
  await expect(page.locator('details', { hasText: 'Case 1' })).toContainText('Accepted', SLOW);
  await context.setOffline(false);
});

const MAXIMUM_DEPTH = '/question/dsa/trees/maximum-depth-of-binary-tree';
/** What most write, except `below` 5000 levels; trees of the tests are 10,000 deep, far more than fits on the stack of a worker. */
const recursive = (below: string) => `class Solution {
    int depth = 0;
public:
    int maxDepth(TreeNode* root) {
        if (!root) return 0;
        if (depth > 5000) ${below}
        depth++;
        int deepest = 1 + max(maxDepth(root->left), maxDepth(root->right));
        depth--;
        return deepest;
    }
};
`;
/** What is kept in each call keeps the compiler from making a loop of it. */
const ENDLESS = `class Solution {
    int dig(int depth) { volatile int here[4] = {depth}; return dig(depth + 1) + here[0]; }
public:
    int maxDepth(TreeNode* root) { return dig(0); }
};
`;

test('C++ recurses as deep as the trees of a question are', async ({ page }) => {
  test.setTimeout(300_000);
  const { open, write, submit, output, language, editor } = coding(page);
  await open(MAXIMUM_DEPTH);
  await language.selectOption('cpp');
  await expect(editor).toContainText('class Solution');
  await page.getByRole('button', { name: /Install C\+\+ \(\d+ MB\)/ }).click();
  await expect(page.getByText('C++ runs for real')).toBeVisible(SLOW);

  await write(recursive(';'));
  await submit.click();
  await expect(output).toContainText('All tests passed.', SLOW);

  await write(recursive('for (volatile int turn = 0;; turn = turn + 1) {}'));
  await submit.click();
  await expect(page.getByText('Time Limit').first()).toBeVisible(SLOW);

  await write(ENDLESS);
  await submit.click();
  await expect(
    page.getByText(/the calls are nested too deeply: they need more than 40 MB/).first(),
  ).toBeVisible(SLOW);
});
