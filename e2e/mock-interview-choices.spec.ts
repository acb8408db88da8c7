import { mock, PATH } from './mock-interview.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 21, 10) });
});

test('kind and length live in the address; an empty history says so', async ({ page }) => {
  const { start, history } = mock(page);
  await page.goto(PATH);
  await expect(page).toHaveTitle('Mock Interview · Dryrun');
  await expect(history.getByText('No interviews yet.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Coding/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '45 min' })).toBeChecked();
  await page.getByRole('radio', { name: /^Mixed/ }).check();
  await page.getByRole('radio', { name: '60 min' }).check();
  await expect(page).toHaveURL(/\?kind=mixed&minutes=60$/);
  await expect(
    page.getByText('Behavioral 5 min, Coding 15 min, System Design 20 min, Machine Learning 20 min.'),
  ).toBeVisible();
  await page.getByText('Share this question set').click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('monday round');
  await expect(page).toHaveURL(/seed=monday\+round/);
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Mixed/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('monday round');
  await expect(start).toBeEnabled();
});

test('a seed draws the same questions; without one nothing is asked twice in a row', async ({ page }) => {
  const { begin, finish } = mock(page);
  const asked = async (query: string) => {
    await begin.call(mock(page), query);
    await finish.call(mock(page));
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(3);
    return headings.allTextContents();
  };
  const seeded = await asked('?minutes=60&seed=friday');
  expect(await asked('?minutes=60&seed=friday')).toEqual(seeded);
  const [first, second] = [await asked('?minutes=60'), await asked('?minutes=60')];
  expect(new Set([...seeded, ...first, ...second]).size).toBe(9);
});

test('questions are chosen by difficulty, company and what was seen; too few are said before', async ({
  page,
}) => {
  const { start, begin, finish } = mock(page);
  await page.goto(PATH);
  const supply = page.getByRole('status').filter({ hasText: /question/ });
  await expect(supply).toHaveText(/^\d+ questions to draw from\.$/);
  const all = await supply.textContent();
  await page.getByRole('combobox', { name: 'Any difficulty' }).selectOption('Hard');
  await expect(supply).not.toHaveText(all ?? '');
  await page.getByRole('checkbox', { name: 'Only questions I haven’t seen' }).check();
  await expect(page).toHaveURL(/difficulty=Hard&unseen=true/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Any difficulty' })).toHaveValue('Hard');
  await expect(start).toBeEnabled();
  await page.goto(`${PATH}?kind=behavioral&company=Nobody`);
  await expect(page.getByText('No question matches.')).toBeVisible();
  await expect(start).toBeDisabled();
  await begin.call(mock(page), '?minutes=60&difficulty=Hard');
  await expect(page.getByRole('article').getByText('Hard', { exact: true })).toBeVisible();
  await finish.call(mock(page));
});

test('history: several interviews, a chart, delete and undo from list and page', async ({ page }) => {
  const { begin, finish, button, rows, history } = mock(page);
  const url: string[] = [];
  for (const ticks of [2, 8]) {
    await begin.call(mock(page), '?kind=coding&minutes=30');
    await page.getByRole('textbox', { name: 'Notes' }).fill(`round of ${ticks}`);
    await finish.call(mock(page));
    for (let tick = 0; tick < ticks; tick += 1) await page.getByRole('checkbox').nth(tick).check();
    await button('Save review').click();
    url.push(page.url());
    await page.getByRole('main').getByRole('link', { name: 'Mock Interview' }).click();
    await expect(rows.first()).toContainText('%');
    await page.clock.fastForward('01:00:00');
  }
  await expect(rows).toHaveCount(2);
  await expect(history.getByRole('img', { name: 'Scores, oldest first: 13%, 75%' })).toBeVisible();
  await rows
    .nth(1)
    .getByRole('button', { name: /^Delete the interview of/ })
    .click();
  await expect(rows).toHaveCount(1);
  await button('Undo').click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByText('round of 2')).toBeVisible();

  await button('Delete').click();
  await expect(page).toHaveURL(PATH);
  await expect(rows).toHaveCount(1);
  await page.goto(url[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mock Interview' }).click();
  await expect(page).toHaveURL(PATH);
});
