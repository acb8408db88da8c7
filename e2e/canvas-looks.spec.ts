import { canvasOf, keptShapes } from './canvas.ts';
import { expect, test } from './test.ts';

test('a template fills the empty canvas, seen whole; colors, dashes and groups are kept', async ({
  page,
}) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.region.getByRole('button', { name: 'Web service' }).click();
  await expect(canvas.shapes).toHaveCount(9);
  for (const name of ['Client', 'Database']) await expect(canvas.shape(name)).toBeInViewport({ ratio: 1 });
  const client = await canvas.middle('Client');
  await canvas.clickAt(client.x, client.y);
  await canvas.choose('Style', 'Amber');
  await canvas.choose('Style', /Dashed outline/);
  await expect(canvas.shape('Client')).toHaveAttribute('data-color', 'amber');
  await expect.poll(async () => (await keptShapes(page))[0]).toMatchObject({ color: 'amber', dash: true });

  await page.keyboard.press('ControlOrMeta+a');
  await canvas.choose('Arrange', /^Group/);
  await page.keyboard.press('Escape');
  const apart = async () => (await canvas.middle('Database')).x - (await canvas.middle('Client')).x;
  const before = { apart: await apart(), at: (await canvas.middle('Database')).x };
  await canvas.drag(client, { x: client.x + 60, y: client.y });
  await expect.poll(async () => (await canvas.middle('Database')).x).toBeGreaterThan(before.at + 30);
  expect(await apart()).toBeCloseTo(before.apart, 0);
});

test('one Escape closes one layer, and the requirements stand beside the paper in full screen', async ({
  page,
}) => {
  const canvas = canvasOf(page);
  await canvas.open();
  const brief = canvas.region.getByRole('region', { name: 'Requirements' });
  await expect(brief).toHaveCount(0);
  await canvas.region.getByRole('button', { name: 'Expand the canvas' }).click();
  await expect(brief.getByRole('heading', { name: 'Functional requirements', exact: true })).toBeVisible();
  await canvas.region.getByRole('button', { name: 'Shapes' }).click();
  const menu = canvas.region.getByRole('group', { name: 'System design shapes' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(canvas.region).toHaveCSS('position', 'fixed');
  await canvas.region.getByRole('button', { name: 'Requirements' }).click();
  await expect(brief).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(canvas.region).not.toHaveCSS('position', 'fixed');
});

test('a drawing is seen whole when it is opened and when the paper becomes smaller', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.region.getByRole('button', { name: 'Service with a queue' }).click();
  await expect(canvas.shape('Worker (service)')).toBeVisible();
  await expect.poll(async () => (await keptShapes(page)).length).toBe(10);
  await canvas.open();
  for (const name of ['Client', 'Worker (service)', 'Database'])
    await expect(canvas.shape(name)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1040, height: 700 });
  await expect
    .poll(async () => {
      const [worker, paper] = [
        await canvas.shape('Worker (service)').boundingBox(),
        await canvas.paper.boundingBox(),
      ];
      return worker && paper && worker.x + worker.width <= paper.x + paper.width;
    })
    .toBe(true);
});

test('one’s own drawing stands beside the reference', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.choose('Shapes', 'Client');
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Show the reference answer' }).click();
  await page.getByRole('button', { name: 'Compare with mine' }).click();
  const compare = page.getByRole('dialog', { name: 'Compare designs' });
  await expect(compare.getByRole('figure', { name: 'Your design' }).getByRole('img')).toHaveCount(1);
  expect(
    await compare.getByRole('figure', { name: 'Reference diagram' }).getByRole('img').count(),
  ).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await expect(compare).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Compare with mine' })).toBeFocused();
});

test('on a phone a link leads to the canvas', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const canvas = canvasOf(page);
  await canvas.open();
  await expect(canvas.paper).not.toBeInViewport();
  await page.getByRole('link', { name: 'Go to the canvas' }).click();
  await expect(canvas.paper).toBeInViewport();
});
