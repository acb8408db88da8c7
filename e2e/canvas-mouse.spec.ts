import AxeBuilder from '@axe-core/playwright';
import { canvasOf, keptShapes } from './canvas.ts';
import { expect, test } from './test.ts';

test('tools place and draw shapes of the specified sizes', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  await canvas.clickAt(150, 120);
  await canvas.tool('Circle').click();
  await canvas.clickAt(350, 120);
  await canvas.tool('Text').click();
  await canvas.clickAt(550, 120);
  const field = page.getByRole('textbox', { name: 'Text of the shape' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Label');
  await field.press('Escape');
  await expect.poll(() => canvas.size('rectangle 1')).toEqual([100, 60]);
  await expect.poll(() => canvas.size('circle 1')).toEqual([80, 80]);
  await expect(canvas.shape('Label (text)')).toHaveText('Label');
  await expect
    .poll(async () => (await keptShapes(page)).at(-1))
    .toMatchObject({ w: 120, h: 30, text: 'Label' });
  await canvas.clickAt(550, 240);
  await expect(field).toBeFocused();
  await page.keyboard.type('rest');
  await field.press('Escape');
  await expect(canvas.shape('rest (text)')).toHaveText('rest');
  await canvas.region.press('ControlOrMeta+z');
  await expect(canvas.shape('Label (text)')).toHaveCount(2);
  await canvas.region.press('ControlOrMeta+z');
  await expect(canvas.shape('Label (text)')).toHaveCount(1);

  await canvas.tool('Line').click();
  await canvas.clickAt(100, 300);
  await expect(canvas.shapes).toHaveCount(3);
  await canvas.drag({ x: 100, y: 300 }, { x: 300, y: 300 });
  await expect(canvas.shape('line not connected')).toHaveCount(1);
  await canvas.tool('Rectangle').click();
  await canvas.drag({ x: 420, y: 240 }, { x: 620, y: 340 });
  await expect.poll(() => canvas.size('rectangle 2')).toEqual([200, 100]);
});

test('arrows have a head of 8 px and follow the shapes they join', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  for (const shape of ['Client', 'Load balancer']) await canvas.choose('Shapes', shape);
  await canvas.tool('Arrow').click();
  await canvas.drag(await canvas.middle('Client'), await canvas.middle('Load balancer'));
  const arrow = canvas.shape('arrow from Client to Load balancer');
  const head = await arrow.locator('.canvas-solid').evaluate((element) => {
    const [tip, a, b] = (element.getAttribute('d') ?? '').match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    const far = (point = '') => {
      const [[x = 0, y = 0], [tipX = 0, tipY = 0]] = [point, tip ?? ''].map((text) =>
        text.split(' ').map(Number),
      ) as [number[], number[]];
      return Math.hypot(x - tipX, y - tipY);
    };
    return [far(a), far(b)];
  });
  for (const length of head) expect(length).toBeCloseTo(8, 1);
  const height = async () => (await arrow.boundingBox())?.height ?? 0;
  const before = await height();
  await canvas.tool('Move').click();
  const from = await canvas.middle('Load balancer');
  await canvas.drag(from, { x: from.x, y: from.y + 120 });
  await expect.poll(height).toBeGreaterThan(before + 50);
  await expect(canvas.outline).toContainText('arrow from Client to Load balancer');
});

test('shapes and lines are dragged, resized, duplicated, aligned; all of it is undone', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  await canvas.clickAt(150, 120);
  await canvas.tool('Line').click();
  await canvas.drag({ x: 300, y: 100 }, { x: 400, y: 200 });
  await canvas.tool('Move').click();
  await canvas.drag({ x: 350, y: 150 }, { x: 350, y: 250 });
  await expect.poll(async () => (await canvas.middle('line not connected')).y).toBeCloseTo(250, -1);
  await canvas.drag({ x: 150, y: 120 }, { x: 200, y: 200 });
  const middle = async () => {
    const { x, y } = await canvas.middle('rectangle 1');
    return { x: Math.round(x), y: Math.round(y) };
  };
  await expect.poll(middle).toEqual({ x: 200, y: 200 });
  const moved = await canvas.middle('rectangle 1');
  // The lower right corner of the frame around it.
  await canvas.drag({ x: moved.x + 54, y: moved.y + 34 }, { x: moved.x + 100, y: moved.y + 80 });
  await expect.poll(() => canvas.size('rectangle 1')).toEqual([150, 110]);
  await canvas.region.getByRole('button', { name: 'Duplicate' }).click();
  await expect(canvas.shape('rectangle 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await canvas.drag({ x: 20, y: 60 }, { x: 600, y: 400 });
  await canvas.choose('Arrange', 'Align left');
  const apart = async () =>
    Math.abs((await canvas.middle('rectangle 1')).x - (await canvas.middle('rectangle 2')).x);
  await expect.poll(apart).toBeLessThan(1);
  const undo = canvas.region.getByRole('button', { name: 'Undo' });
  await expect(async () => {
    // Once too often does nothing.
    await undo.click({ force: true });
    await expect(canvas.shapes).toHaveCount(0, { timeout: 1 });
  }).toPass({ intervals: [0] });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await canvas.region.getByRole('button', { name: 'Redo' }).click();
  await expect(canvas.shapes).toHaveCount(1);
});

test('the eraser takes the topmost shape under the click and leaves lines', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  await canvas.clickAt(200, 200);
  await canvas.tool('Circle').click();
  await canvas.clickAt(220, 200);
  await canvas.tool('Line').click();
  await canvas.drag({ x: 420, y: 120 }, { x: 420, y: 300 });
  await canvas.tool('Eraser').click();
  await canvas.clickAt(420, 200);
  await expect(canvas.shapes).toHaveCount(3);
  await canvas.clickAt(215, 200);
  await expect(canvas.shape('circle 1')).toHaveCount(0);
  await expect(canvas.shape('rectangle 1')).toBeVisible();
  await canvas.clickAt(200, 200);
  await expect(canvas.shapes).toHaveCount(1);
});

test('a double click writes in a shape; the text is one step to undo', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  await canvas.clickAt(200, 200);
  await canvas.doubleClickAt(200, 200);
  await expect(page.getByRole('textbox', { name: 'Text of the shape' })).toBeFocused();
  await page.keyboard.type('Order API');
  await canvas.clickAt(600, 100);
  await canvas.tool('Move').click();
  await expect(canvas.shape('Order API (rectangle)')).toBeVisible();
});

test('zoom goes from 50 to 200% in steps of 10, by button and wheel', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  const zoom = canvas.region.getByRole('group', { name: 'Zoom' });
  const [less, more] = [
    zoom.getByRole('button', { name: 'Zoom out' }),
    zoom.getByRole('button', { name: 'Zoom in' }),
  ];
  for (let percent = 110; percent <= 200; percent += 10) {
    await more.click();
    await expect(zoom).toContainText(`${percent}%`);
  }
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  for (let percent = 190; percent >= 50; percent -= 10) {
    await less.click();
    await expect(zoom).toContainText(`${percent}%`);
  }
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await zoom.getByRole('button', { name: /back to 100/ }).click();
  await expect(zoom).toContainText('100%');
  await page.mouse.move(900, 300);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -50);
  await page.keyboard.up('Control');
  await expect(zoom).toContainText('110%');
});

test('space and the wheel move the paper; the canvas expands and collapses', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.choose('Shapes', 'Database');
  const before = await canvas.middle('Database');
  await page.keyboard.down(' ');
  await canvas.drag({ x: 100, y: 100 }, { x: 160, y: 140 });
  await page.keyboard.up(' ');
  const panned = async () => {
    const { x, y } = await canvas.middle('Database');
    return [x - before.x, y - before.y].map(Math.round);
  };
  await expect.poll(panned).toEqual([60, 40]);
  await canvas.region.getByRole('button', { name: 'Expand the canvas' }).click();
  await expect(canvas.region).toHaveCSS('position', 'fixed');
  await expect.poll(() => canvas.region.boundingBox()).toMatchObject({ width: 1440, height: 900 });
  await canvas.region.getByRole('button', { name: 'Collapse the canvas' }).click();
  await expect(canvas.region).not.toHaveCSS('position', 'fixed');
});

test('exports PNG, SVG and .excalidraw; clears with undo; imports what it exported', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  for (const shape of ['Client', 'Service', 'Queue']) await canvas.choose('Shapes', shape);
  await canvas.tool('Arrow').click();
  await canvas.drag(await canvas.middle('Client'), await canvas.middle('Service'));
  const save = async (item: string) => {
    const waiting = page.waitForEvent('download');
    await canvas.choose('More', item);
    const download = await waiting;
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), content: Buffer.concat(chunks) };
  };
  const png = await save('Export PNG');
  expect(png.name).toBe('url-shortener.png');
  expect(png.content.subarray(1, 4).toString()).toBe('PNG');
  const svg = await save('Export SVG');
  expect(svg.content.toString()).toContain('arrow from Client to Service');
  const file = await save('Export .excalidraw');
  expect(JSON.parse(file.content.toString())).toMatchObject({ type: 'excalidraw', version: 2 });
  const drawn = await canvas.outline.allTextContents();

  await canvas.choose('More', 'Clear the canvas');
  await expect(canvas.shapes).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(canvas.shapes).toHaveCount(4);
  await canvas.choose('More', 'Clear the canvas');
  await page
    .getByLabel('Excalidraw file')
    .setInputFiles({ name: 'mine.excalidraw', mimeType: 'application/json', buffer: file.content });
  await expect(page.getByRole('status')).toContainText('4 shapes imported');
  await expect.poll(() => canvas.outline.allTextContents()).toEqual(drawn);
  await page
    .getByLabel('Excalidraw file')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('status')).toContainText(
    'Nothing imported: other.json isn’t an Excalidraw file.',
  );
  await expect(canvas.shapes).toHaveCount(4);
});

for (const theme of ['light', 'dark']) {
  test(`no accessibility violations, ${theme}`, async ({ page }) => {
    // A color that is on its way from one to another is none of either.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => localStorage.setItem('dryrun-theme', value), theme);
    const canvas = canvasOf(page);
    await canvas.open();
    for (const shape of ['Client', 'Service']) await canvas.choose('Shapes', shape);
    await canvas.region.getByRole('button', { name: 'Outline' }).click();
    for (const area of ['Concurrency', 'Capacity calculator'])
      await page.getByRole('button', { name: area }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Show the reference answer' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Open the diagram' }).click();
    await expect(page.getByRole('application', { name: 'Reference diagram' })).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
