import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { canvasOf } from './canvas.ts';
import { expect, test } from './test.ts';

const PIPELINE = '/ml-question/machine-learning/ml-system-design/card-fraud-detection';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });

async function newLetter(page: Page): Promise<void> {
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'New cover letter' }).click();
  await expect(page.getByRole('heading', { name: 'Cover letter editor' })).toBeAttached();
}

/** The same page in a second tab. */
async function secondTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

test('a cover letter has undo and redo, by button and by key, of what is typed and chosen', async ({
  page,
}) => {
  await newLetter(page);
  const name = page.getByLabel('Your Name');
  const subject = page.getByLabel('Subject');
  await expect(undo(page)).toBeDisabled();
  await name.pressSequentially('Ada');
  await subject.pressSequentially('Compilers');
  await page.getByRole('radio', { name: 'concise' }).check();
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole('radio', { name: 'concise' })).not.toBeChecked();
  await subject.press('ControlOrMeta+z');
  await expect(subject).toHaveValue('');
  await expect(name).toHaveValue('Ada');
  await name.press('ControlOrMeta+z');
  await expect(name).toHaveValue('');
  await expect(undo(page)).toBeDisabled();
  await name.press('ControlOrMeta+Shift+z');
  await expect(name).toHaveValue('Ada');
  await redo(page).click();
  await expect(subject).toHaveValue('Compilers');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await expect(subject).toHaveValue('Compilers');
});

test('undo in a letter leaves alone what another tab has written into it', async ({ page, context }) => {
  await newLetter(page);
  const letter = (tab: Page) => tab.getByLabel('Letter', { exact: true });
  await page.getByLabel('Your Name').fill('Ada');
  await letter(page).fill('I build engines.');
  const other = await secondTab(context, page);
  await other.getByLabel('Subject').fill('Engines');
  await letter(other).fill('I build engines. And bridges.');
  await expect(letter(page)).toHaveValue('I build engines. And bridges.');
  await undo(page).click();
  await undo(page).click();
  for (const tab of [page, other]) {
    await expect(tab.getByLabel('Your Name')).toHaveValue('');
    await expect(tab.getByLabel('Subject')).toHaveValue('Engines');
    await expect(letter(tab)).toHaveValue(/And bridges\.$/);
  }
});

test('undo in a drawing leaves alone what another tab draws, and so does a drag', async ({
  page,
  context,
}) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  await canvas.clickAt(150, 120);
  const tab = await context.newPage();
  const other = canvasOf(tab);
  await other.open();
  await expect(other.shapes).toHaveCount(1);
  // The button is down in the first tab while the second one draws.
  await page.bringToFront();
  await canvas.tool('Circle').click();
  const from = await canvas.at(300, 250);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 100, from.y + 90, { steps: 4 });
  await tab.bringToFront();
  await expect(other.shapes).toHaveCount(2);
  await other.tool('Text').click();
  await other.clickAt(60, 60);
  await tab.keyboard.press('Escape');
  await page.bringToFront();
  await expect(canvas.shapes).toHaveCount(3);
  await page.mouse.up();
  await expect(canvas.shapes).toHaveCount(3);
  await canvas.region.getByRole('button', { name: 'Undo' }).click();
  await canvas.region.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas.region.getByRole('button', { name: 'Undo' })).toBeDisabled();
  for (const { shapes } of [canvas, other]) await expect(shapes).toHaveCount(1);
});

test('undo in a pipeline leaves alone what another tab adds', async ({ page, context }) => {
  const builder = (tab: Page) => {
    const region = tab.getByRole('region', { name: 'Your pipeline' });
    return {
      nodes: region.locator('.react-flow__node'),
      undo: region.getByRole('button', { name: 'Undo' }),
      add: (name: string) =>
        region.getByRole('group', { name: 'Add a node' }).getByRole('button', { name }).click(),
    };
  };
  await page.goto(PIPELINE);
  const here = builder(page);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await here.add('Data Source');
  await here.add('Model');
  await expect(here.nodes).toHaveCount(2);
  const tab = await secondTab(context, page);
  const there = builder(tab);
  await expect(there.nodes).toHaveCount(2);
  await there.add('Metric');
  await expect(here.nodes).toHaveCount(3);
  await here.undo.click();
  await here.undo.click();
  await expect(here.undo).toBeDisabled();
  for (const { nodes } of [here, there]) await expect(nodes).toHaveText([/Metric/]);
});
