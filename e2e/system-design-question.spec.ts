import { canvasOf, DESIGN } from './canvas.ts';
import { expect, test } from './test.ts';

test('the left panel shows everything that is asked', async ({ page }) => {
  await page.goto(DESIGN);
  const panel = page.getByRole('tabpanel', { name: 'Question' });
  await expect(panel.getByRole('heading', { level: 1 })).toHaveText('URL Shortener');
  for (const text of ['Easy', 'High Level Design', 'Key generation']) await expect(panel).toContainText(text);
  for (const title of [
    'Functional requirements',
    'Non-functional requirements',
    'Examples',
    'Keywords',
    'Hints',
  ])
    await expect(panel.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const mock = panel.getByRole('button', { name: 'Mock Interview' });
  await expect(mock).toContainText(/soon/i);
  await panel.getByText('Hint 1').click();
  await expect(panel.getByText(/Count first/)).toBeVisible();
  const tools = page.getByRole('group', { name: 'Tools' }).getByRole('button');
  for (const [at, name] of ['Move', 'Rectangle', 'Circle', 'Line', 'Arrow', 'Text', 'Eraser'].entries())
    await expect(tools.nth(at)).toHaveAccessibleName(name);
  await expect(tools).toHaveCount(7);
  // This page has the sidebar and the top bar.
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('three areas expand, and what is written in them is kept', async ({ page }) => {
  await page.goto(DESIGN);
  for (const title of ['Concurrency', 'High Level Design', 'Low Level Design']) {
    const area = page.getByRole('textbox', { name: title });
    await expect(area).toBeHidden();
    await page.getByRole('button', { name: title }).click();
    await expect(area).toBeEditable();
    await area.fill(`About ${title}`);
  }
  await page.reload();
  for (const title of ['Concurrency', 'High Level Design', 'Low Level Design']) {
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByRole('textbox', { name: title })).toHaveValue(`About ${title}`);
  }
});

test('the calculator estimates, keeps its figures and says what is no number', async ({ page }) => {
  await page.goto(DESIGN);
  await page.getByRole('button', { name: 'Capacity calculator' }).click();
  // It is the last area of a low pane; what opens there comes into view.
  await expect(page.getByLabel('Sent per read')).toBeInViewport();
  const result = page.locator('dl[aria-label=Estimate]');
  await page.getByLabel('Daily active users').fill('864,000');
  await expect(result).toContainText('Requestsusers × requests ÷ 86,400 s100 /s');
  await page.getByLabel('Share of writes').fill('120');
  await expect(page.getByText('Fix the fields that are out of range.')).toBeVisible();
  await page.getByLabel('Share of writes').fill('20');
  await expect(result).toContainText('20 /s');
  await page.reload();
  await page.getByRole('button', { name: 'Capacity calculator' }).click();
  await expect(page.getByLabel('Daily active users')).toHaveValue('864,000');
});

test('the answer is marked against the rubric, then compared with the reference', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await page.getByRole('tab', { name: 'Review' }).click();
  const review = page.getByRole('tabpanel', { name: 'Review' });
  await review.getByRole('checkbox').first().check();
  await expect(review).toContainText('1 of');
  await expect(review.getByRole('figure', { name: 'Reference diagram' })).toHaveCount(0);
  await review.getByRole('button', { name: 'Show the reference answer' }).click();
  const followUp = review.getByText(/^Why not just use an auto-increment id/);
  await expect(review.getByText(/^It works until one primary/)).toBeHidden();
  await followUp.click();
  await expect(review.getByText(/^It works until one primary/)).toBeVisible();
  await expect(review.getByRole('term').filter({ hasText: /^Staff$/ })).toBeVisible();
  await review.getByRole('button', { name: 'Open the diagram' }).click();
  const reference = page.getByRole('application', { name: 'Reference diagram' });
  await expect(reference.getByRole('img').nth(5)).toBeVisible();
  const shapes = await reference.getByRole('img').count();
  await reference.focus();
  await page.keyboard.press('Tab');
  for (const key of ['Delete', 'ArrowRight', '1', 'c']) await page.keyboard.press(key);
  await expect(reference.getByRole('img')).toHaveCount(shapes);
  await expect(
    page.getByRole('region', { name: 'Reference diagram' }).getByRole('group', { name: 'Tools' }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(reference).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Review' }).click();
  await expect(review.getByRole('checkbox').first()).toBeChecked();
});

test('an address without a question says so and leads back', async ({ page }) => {
  await page.goto('/system-design');
  await page.goto('/system-design-question/system-design/hld/unknown');
  await expect(page.getByRole('heading', { name: 'Question not found' })).toBeVisible();
  await expect(page.getByText('The requested question could not be found in our database.')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/system-design$/);
});

test('where a drawing is too wide for its place, its boxes stand below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/system-design-question/system-design/hld/pastebin');
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Show the reference answer' }).click();
  const figure = page.getByRole('figure', { name: 'Reference diagram' });
  await expect(figure).toContainText('Stage 3 of 3');
  await expect(figure).not.toContainText('scroll sideways');
  const heights = await figure
    .locator('svg text')
    .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(11);
});
