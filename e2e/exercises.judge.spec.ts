import { exerciseOn } from './exercises.ts';
import { expect, test } from './test.ts';

const program = (body: string) => `class Solution:\n    def auc(self, scores, labels):\n${body}`;
const WITHOUT_TIES = program(`        a = [s for s, l in zip(scores, labels) if l]
        b = [s for s, l in zip(scores, labels) if not l]
        return sum(x > y for x in a for y in b) / (len(a) * len(b)) if a and b else 0.5
`);
const RIGHT = WITHOUT_TIES.replace('sum(x > y for', 'sum((x > y) + (x == y) / 2 for');

test('a Python exercise: installed, wrong on a sample, broken, endless, then right on both data sets', async ({
  page,
}) => {
  const { card, status, run, check, open, write } = exerciseOn(
    page,
    'ml-for-data/roc-and-precision-recall',
    'AUC by counting pairs',
  );
  await open();
  await expect(run).toBeDisabled();
  await card.getByRole('button', { name: /Install Python/ }).click();
  await expect(run).toBeEnabled({ timeout: 60_000 });
  await write(WITHOUT_TIES);
  await run.click();
  await expect(status).toContainText('Wrong Answer');
  await expect(status).toContainText('Sample 1');
  await expect(status).toContainText('0.875');

  await write(program('        return [\n'));
  await check.click();
  await expect(status).toContainText('Compile Error');
  await expect(card.locator('.cm-marked')).toBeVisible();
  await write(program('        while True: pass\n'));
  await check.click();
  await expect(status).toContainText('Time Limit', { timeout: 60_000 });

  await write(RIGHT);
  await run.click();
  await expect(status).toContainText('Accepted on the samples and the data set.');
  await check.click();
  await expect(status).toContainText('Accepted on the samples, the data set and a second one.');
  await expect(card.getByText('Solved')).toBeVisible();
});
