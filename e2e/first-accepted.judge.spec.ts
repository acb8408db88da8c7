import { coding, PROGRAMS } from './coding.ts';
import { expect, test } from './test.ts';

test('a newcomer is at the first Accepted in three clicks: Try a Question, Install Python, Submit', async ({
  page,
}) => {
  const { editor, write, installPython, submit } = coding(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Try a Question' }).click();
  await expect(editor).not.toHaveAttribute('aria-readonly', 'true');
  await write(PROGRAMS.right);
  await installPython();
  await submit.click();
  await expect(page.getByRole('main').getByText('Accepted', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What’s next' })).toBeVisible();
});
