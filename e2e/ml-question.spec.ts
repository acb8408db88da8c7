import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const QUESTION = '/ml-question/machine-learning/ml-system-design/card-fraud-detection';

/** The pipeline canvas, as a user finds it. */
function builder(page: Page) {
  const region = page.getByRole('region', { name: 'Your pipeline' });
  const nodes = region.locator('.react-flow__node');
  const node = (name: string) => nodes.filter({ hasText: name });
  const fit = region.getByRole('button', { name: 'Zoom to fit' });
  return {
    region,
    advice: page.getByRole('region', { name: 'Advice' }),
    inspector: page.getByRole('region', { name: 'Selected node' }),
    words: region.getByRole('list', { name: 'Pipeline in words' }),
    nodes,
    edges: region.locator('.react-flow__edge'),
    node,
    async open() {
      await page.goto(QUESTION);
      await expect(page.locator('[inert]')).toHaveCount(0);
      await expect(region.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    },
    /** Adds a node; with the first one the view moves to it, a moment later. */
    async add(name: string) {
      const before = await nodes.count();
      await region.getByRole('group', { name: 'Add a node' }).getByRole('button', { name }).click();
      await expect(nodes).toHaveCount(before + 1);
      if (before === 0) await expect(fit).toBeDisabled();
    },
    /** Brings everything into view and waits until it is there: only then is a place that is read the one that is met. */
    async showAll() {
      await expect(async () => {
        if (await fit.isEnabled()) await fit.click({ timeout: 1000 });
        await expect(fit).toBeDisabled({ timeout: 1000 });
      }).toPass();
    },
    /** Where a node is in the pipeline, wherever the view is. */
    async place(name: string) {
      const transform = await node(name).evaluate((element) => (element as HTMLElement).style.transform);
      const [x = Number.NaN, y = Number.NaN] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
      return { x, y };
    },
  };
}

test('the five buttons add nodes; what is missing is said as advice, and goes when mended', async ({
  page,
}) => {
  const { open, add, advice, words, node, region, edges, showAll } = builder(page);
  await open();
  await expect(page.getByRole('tabpanel', { name: 'Question' })).toContainText('Functional requirements');
  await add('Data Source');
  await add('Model');
  await expect(advice).toContainText('Model takes raw data.');
  await expect(advice).toContainText('No metric follows Model.');
  await add('Deploy');
  await expect(advice).toContainText('Deploy is deployed without evaluation.');
  await showAll();
  await node('Data Source').click();
  await add('Preprocess');
  await add('Metric');
  await expect(words).toContainText('Data Source, to Model and Preprocess');
  await expect(edges).toHaveCount(4);
  await region.getByRole('button', { name: 'Undo' }).click();
  await expect(region.locator('.react-flow__node')).toHaveCount(4);
});

test('nodes are dragged and joined with the mouse, labeled, kept, arranged, exported and cleared with undo', async ({
  page,
}) => {
  const { open, add, words, node, nodes, edges, region, inspector, showAll, place } = builder(page);
  await open();
  await add('Data Source');
  await page.keyboard.press('Escape');
  await region.locator('.react-flow__pane').click({ position: { x: 30, y: 200 } });
  await add('Model');
  await expect(edges).toHaveCount(0);
  await showAll();
  const box = await node('Model').boundingBox();
  if (!box) throw new Error('no model');
  const from = await place('Model');
  await page.mouse.move(box.x + 60, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 130, { steps: 8 });
  await page.mouse.up();
  // As far as the hand went, to the next line of the grid.
  await expect.poll(async () => Math.abs((await place('Model')).y - from.y - 100)).toBeLessThan(12);
  await node('Data Source')
    .locator('.react-flow__handle.source')
    .dragTo(node('Model').locator('.react-flow__handle.target'));
  await expect(words).toContainText('Data Source, to Model');
  await node('Model').dblclick();
  const label = inspector.getByLabel('Label');
  await expect(label).toBeFocused();
  await label.fill('Boosted trees');
  await inspector.getByLabel('Note').fill('Handles missing values');
  await expect(node('Boosted trees')).toContainText('Handles missing values');
  await page.reload();
  await expect(node('Boosted trees')).toBeVisible();
  await expect(edges).toHaveCount(1);
  await region.getByRole('button', { name: 'Arrange automatically' }).click();
  await expect
    .poll(async () => (await place('Data Source')).y - (await place('Boosted trees')).y)
    .toBeCloseTo(0, 0);
  const waiting = page.waitForEvent('download');
  await region.getByRole('button', { name: 'More' }).click();
  await region.getByRole('button', { name: 'Export PNG' }).click();
  expect((await waiting).suggestedFilename()).toBe('card-fraud-detection.png');
  await region.getByRole('button', { name: 'More' }).click();
  await region.getByRole('button', { name: 'Clear the canvas' }).click();
  await expect(nodes).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(nodes).toHaveCount(2);
});

test('a pipeline is built with the keyboard alone', async ({ page }) => {
  const { open, region, words, inspector, node, nodes, place } = builder(page);
  await open();
  for (const name of ['Data Source', 'Preprocess', 'Model', 'Metric']) {
    await region.getByRole('group', { name: 'Add a node' }).getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(words).toContainText('Model, to Metric');
  await node('Data Source').focus();
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('heading')).toHaveText('Data Source');
  const before = await place('Data Source');
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await place('Data Source')).y).toBeGreaterThan(before.y);
  await inspector.getByLabel('Connect to…').selectOption({ label: 'Model' });
  await expect(words).toContainText('Data Source, to Preprocess and Model');
  await inspector.getByRole('button', { name: 'Disconnect from Model' }).press('Enter');
  await node('Metric').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Delete');
  await expect(nodes).toHaveCount(3);
});

test('zoom goes in steps of 10% from 50 to 200', async ({ page }) => {
  const { open, region, add } = builder(page);
  await open();
  await add('Data Source');
  const back = region.getByRole('button', { name: /back to 100/ });
  const zoom = region.getByRole('group', { name: 'Zoom' });
  await expect(zoom).toContainText('100%');
  await expect(back).toBeDisabled();
  await zoom.getByRole('button', { name: 'Zoom in' }).click();
  await expect(zoom).toContainText('110%');
  await back.click();
  await expect(zoom).toContainText('100%');
  for (const percent of [90, 80, 70, 60, 50]) {
    await zoom.getByRole('button', { name: 'Zoom out' }).click();
    await expect(zoom).toContainText(`${percent}%`);
  }
  await expect(zoom.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
});

for (const theme of ['light', 'dark']) {
  test(`no accessibility violations, ${theme}`, async ({ page }) => {
    // A color that is on its way from one to another is none of either.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
    const { open, add, advice } = builder(page);
    await open();
    for (const name of ['Data Source', 'Model', 'Deploy']) await add(name);
    await expect(advice).toContainText('takes raw data');
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Show the reference answer' }).click();
    const figure = page.getByRole('figure', { name: 'Reference pipeline' });
    await expect(figure.getByRole('img', { name: 'Reference pipeline' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Open the pipeline' }).click();
    await expect(figure).toHaveCSS('position', 'fixed');
    await expect(figure.locator('.react-flow__node').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open the pipeline' })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('nodes are added, joined and removed by touch', async ({ page }) => {
    const { open, region, words, inspector, node, nodes, showAll } = builder(page);
    await open();
    for (const name of ['Data Source', 'Preprocess', 'Model'])
      await region.getByRole('group', { name: 'Add a node' }).getByRole('button', { name }).tap();
    await expect(words).toContainText('Preprocess, to Model');
    await showAll();
    await node('Preprocess').tap();
    await expect(inspector.getByRole('heading')).toHaveText('Preprocess');
    await inspector.getByRole('button', { name: 'Remove' }).tap();
    await expect(nodes).toHaveCount(2);
  });

  test('a finger joins two nodes from dot to dot; the canvas fills the screen', async ({ page }) => {
    const { open, region, words, node, nodes, showAll } = builder(page);
    await open();
    const add = region.getByRole('group', { name: 'Add a node' });
    await add.getByRole('button', { name: 'Data Source' }).tap();
    await region.locator('.react-flow__pane').tap({ position: { x: 20, y: 20 } });
    await add.getByRole('button', { name: 'Model' }).tap();
    await expect(words).not.toContainText('to Model');
    await region.getByRole('button', { name: 'Show the pipeline in full screen' }).tap();
    await expect.poll(() => region.boundingBox()).toMatchObject({ width: 390, height: 844 });
    await showAll();
    const middle = async (name: string, side: 'source' | 'target') => {
      const box = await node(name).locator(`.react-flow__handle.${side}`).boundingBox();
      if (!box) throw new Error(`${name} has no dot`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const client = await page.context().newCDPSession(page);
    const [from, to] = [await middle('Data Source', 'source'), await middle('Model', 'target')];
    const finger = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await finger('touchStart', from);
    await finger('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await finger('touchMove', to);
    await finger('touchEnd');
    await expect(words).toContainText('Data Source, to Model');
    await region.getByRole('button', { name: 'Exit full screen (Esc)' }).tap();
    await expect(nodes).toHaveCount(2);
  });
});
