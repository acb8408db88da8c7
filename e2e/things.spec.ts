import type { Page } from '@playwright/test';
import { expectAccessible, onEveryScreen } from './screens.ts';
import { expect, test } from './test.ts';

async function open(page: Page, lesson: string, name: string) {
  await page.goto(`/${lesson}`);
  const thing = page.getByRole('region', { name, exact: true });
  await thing.getByRole('button', { name: 'Open' }).press('Enter');
  return {
    thing,
    says: (text: string | RegExp) => expect(thing.getByRole('status').first()).toContainText(text),
  };
}

onEveryScreen('things to try are sound: pictures, tables, sliders and handles', async (page) => {
  for (const [lesson, name] of [
    ['courses/ab-testing/sequential-tests', 'Looks at a test, planned and unplanned'],
    ['courses/product-case/retention-and-cohorts', 'Read a retention triangle'],
    ['courses/product-case/metric-drop', 'Find where a metric dropped'],
    ['courses/ml-for-data/linear-regression', 'Regression by dragging points'],
    ['courses/ml-for-data/nearest-neighbors', 'How many neighbors, and how near?'],
    ['machine-learning/fundamentals/generalization', 'Bias and variance by degree'],
  ] as const) {
    const { thing } = await open(page, lesson, name);
    await expect(thing.getByRole('status').first()).not.toBeEmpty();
    await expectAccessible(page);
  }
});

test('things on experiments show what their lessons say', async ({ page }) => {
  const looks = await open(
    page,
    'courses/ab-testing/sequential-tests',
    'Looks at a test, planned and unplanned',
  );
  await looks.says('10.7% of tests claim an effect with 1.96 at every look, and 5% with O’Brien');
  await looks.thing.getByRole('slider').press('End');
  await looks.says('19.3% of tests');
  await looks.thing.getByRole('radio', { name: 'has the planned effect' }).press('Space');
  await looks.says('These are right');

  const spill = await open(page, 'courses/ab-testing/interference', 'A change that reaches the others');
  await spill.says('The test shows +0.4 workouts per week; releasing it to everyone does +0.7.');

  const ratio = await open(
    page,
    'courses/ab-testing/triggering-and-dilution',
    'Users who never see the change',
  );
  await expect(ratio.thing.getByRole('row', { name: /Triggered users only/ })).toContainText('11,944');
});

test('a metric drop is found by splitting and narrowing', async ({ page }) => {
  const { thing, says } = await open(page, 'courses/product-case/metric-drop', 'Find where a metric dropped');
  await thing.getByRole('button', { name: 'Only North' }).click();
  await says('so this isn’t where it happened');
  await thing.getByRole('button', { name: 'All sales again' }).click();
  await thing.getByRole('radio', { name: 'Platform' }).check();
  await thing.getByRole('button', { name: 'Only Android' }).click();
  await says('Narrow it further');
  await thing.getByRole('radio', { name: 'App version' }).check();
  await thing.getByRole('button', { name: 'Only 8.2' }).click();
  await says('That’s the address');
});

test('points of a regression move by keyboard and by mouse', async ({ page }) => {
  const { thing, says } = await open(
    page,
    'courses/ml-for-data/linear-regression',
    'Regression by dragging points',
  );
  await says('Boxes = 16.6 + 1.1 × orders. R² is 90%.');
  const last = thing.getByRole('slider', { name: 'Boxes at 28 orders' });
  await last.press('PageDown');
  await expect(last).toHaveAttribute('aria-valuenow', '41');
  await says('Boxes = 27.6 + 0.6 × orders.');
  const box = await last.boundingBox();
  if (!box) throw new Error('the point isn’t on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 60, { steps: 4 });
  await page.mouse.up();
  const moved = Number(await last.getAttribute('aria-valuenow'));
  expect(moved).toBeGreaterThan(48);
  await page.mouse.move(x, y + 40);
  await expect(last).toHaveAttribute('aria-valuenow', String(moved));
  await thing.getByRole('button', { name: 'Start over' }).click();
  await says('R² is 90%.');
});

test('k-means and boosting go step by step and back', async ({ page }) => {
  const groups = await open(page, 'courses/ml-for-data/k-means', 'K-means step by step');
  await groups.says('Assigned: inertia 111. ABC (circles)');
  for (let step = 0; step < 3; step++)
    await groups.thing.getByRole('button', { name: 'Next step' }).press('Enter');
  await groups.says('ABCD (circles) around 2, 1.75; EFGH (squares) around 7, 6. Nothing changes anymore.');
  await expect(groups.thing.getByRole('button', { name: 'Next step' })).toBeDisabled();

  const boosting = await open(page, 'courses/ml-for-data/gradient-boosting', 'Boosting round by round');
  await boosting.thing.getByRole('button', { name: 'Next round' }).click();
  await boosting.says('splits at 56°F: +2 below and −2 above');
  await boosting.thing.getByRole('button', { name: 'Previous round' }).click();
  await boosting.says('Every week starts at the mean, 40.');
});

test('a topic of the machine learning fundamentals has its things, which paper leaves out', async ({
  page,
}) => {
  const lesson = 'machine-learning/fundamentals/losses-and-optimization';
  const { says } = await open(page, lesson, 'A learning rate that creeps or diverges');
  await says('the best weight is 1.1.');
  await expect(page.getByRole('region', { name: 'One guess, three losses' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Try it', exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Numbers to know', exact: true })).toBeVisible();
});
