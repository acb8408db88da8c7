import type { CDPSession, Page } from '@playwright/test';
import { canvasOf } from './canvas.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

interface Point {
  x: number;
  y: number;
}

/**
 * Fingers on the screen; each list is one finger's way.
 * @param at when, in seconds since 1970, by the time that the events themselves carry
 */
async function touch(client: CDPSession, ways: Point[][], at = Date.now() / 1000): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (Point & { id: number })[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at });
  const points = (index: number) =>
    ways.map((way, id) => ({ ...(way[Math.min(index, way.length - 1)] ?? { x: 0, y: 0 }), id }));
  const steps = Math.max(...ways.map((way) => way.length));
  // Without waiting for each other: a finger that were held up on its way would rest, which means something else.
  const moves = Array.from({ length: steps - 1 }, (_, step) => ['touchMove', points(step + 1)] as const);
  await Promise.all([send('touchStart', points(0)), ...moves.map(([type, at]) => send(type, at))]);
  await send('touchEnd', []);
}

const way = (from: Point, to: Point): Point[] =>
  [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }));

/** Taps a tool until it is chosen: the browser drops a tap that comes in the same instant as the end of a drag. */
async function pick(canvas: ReturnType<typeof canvasOf>, name: string): Promise<void> {
  await expect(async () => {
    await canvas.tool(name).tap();
    await expect(canvas.tool(name)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();
}

async function start(page: Page) {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.region.scrollIntoViewIfNeeded();
  return { canvas, client: await page.context().newCDPSession(page) };
}

test('a finger places, drags, joins, writes and erases', async ({ page }) => {
  const { canvas, client } = await start(page);
  const at = (x: number, y: number) => canvas.at(x, y);
  await pick(canvas, 'Rectangle');
  await touch(client, [[await at(80, 100)]]);
  await pick(canvas, 'Circle');
  await touch(client, [[await at(280, 100)]]);
  await expect.poll(() => canvas.size('rectangle 1')).toEqual([100, 60]);
  await expect.poll(() => canvas.size('circle 1')).toEqual([80, 80]);
  await pick(canvas, 'Arrow');
  await touch(client, [way(await at(80, 100), await at(280, 100))]);
  await expect(canvas.shape('arrow from rectangle 1 to circle 1')).toBeVisible();
  await pick(canvas, 'Move');
  await touch(client, [way(await at(80, 100), await at(80, 220))]);
  await expect.poll(async () => Math.round((await canvas.middle('rectangle 1')).y)).toBe(220);
  await touch(client, [[await at(80, 220)]]);
  await canvas.region.getByRole('button', { name: 'Edit text' }).tap();
  await expect(page.getByRole('textbox', { name: 'Text of the shape' })).toBeFocused();
  await page.keyboard.insertText('API');
  await pick(canvas, 'Eraser');
  await expect(canvas.shape('API (rectangle)')).toBeVisible();
  await touch(client, [[await at(280, 100)]]);
  await expect(canvas.shape('arrow from API to an open end')).toBeVisible();
  await canvas.region.getByRole('button', { name: 'Undo' }).tap();
  await expect(canvas.shape('circle 1')).toBeVisible();
});

test('one finger moves the paper, two also zoom it, in steps of 10%', async ({ page }) => {
  const { canvas, client } = await start(page);
  await canvas.region.getByRole('button', { name: 'Shapes' }).tap();
  await canvas.region.getByRole('button', { name: 'Queue', exact: true }).tap();
  const before = await canvas.middle('Queue');
  await touch(client, [way(await canvas.at(60, 60), await canvas.at(100, 90))]);
  const panned = async () => {
    const { x, y } = await canvas.middle('Queue');
    return [x - before.x, y - before.y].map(Math.round);
  };
  await expect.poll(panned).toEqual([40, 30]);
  const zoom = canvas.region.getByRole('group', { name: 'Zoom' });
  await touch(client, [
    way(await canvas.at(150, 200), await canvas.at(100, 200)),
    way(await canvas.at(250, 200), await canvas.at(300, 200)),
  ]);
  await expect(zoom).toContainText('200%');
  await touch(client, [
    way(await canvas.at(100, 200), await canvas.at(135, 200)),
    way(await canvas.at(300, 200), await canvas.at(265, 200)),
  ]);
  await expect(zoom).toContainText('130%');
  await expect(canvas.shapes).toHaveCount(1);
});

test('a finger that rests selects several: shape by shape, or with a marquee', async ({ page }) => {
  const { canvas, client } = await start(page);
  for (const [tool, x] of [
    ['Rectangle', 80],
    ['Circle', 280],
  ] as const) {
    await pick(canvas, tool);
    await touch(client, [[await canvas.at(x, 100)]]);
  }
  await pick(canvas, 'Move');
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  const selected = canvas.region.locator('.canvas-member');
  await touch(client, [[await canvas.at(80, 100)]]);
  await finger('touchStart', await canvas.at(280, 100));
  await expect(selected).toHaveCount(2);
  await finger('touchEnd');
  await expect(selected).toHaveCount(2);
  await touch(client, [[await canvas.at(180, 300)]]);
  await expect(selected).toHaveCount(0);

  const marquee = canvas.region.locator('.canvas-marquee');
  await finger('touchStart', await canvas.at(20, 30));
  await expect(marquee).toBeAttached();
  for (const point of way(await canvas.at(20, 30), await canvas.at(350, 200)))
    await finger('touchMove', point);
  await finger('touchEnd');
  await expect(selected).toHaveCount(2);
});

test('two taps write, and the canvas fills a phone', async ({ page }) => {
  const { canvas, client } = await start(page);
  await pick(canvas, 'Text');
  const point = await canvas.at(150, 150);
  await touch(client, [[point]]);
  await pick(canvas, 'Move');
  const first = Date.now() / 1000;
  await touch(client, [[point]], first);
  await touch(client, [[point]], first + 0.1);
  await expect(page.getByRole('textbox', { name: 'Text of the shape' })).toBeFocused();
  await page.keyboard.insertText('Clicks a day');
  await canvas.region.getByRole('button', { name: 'Expand the canvas' }).tap();
  await expect(canvas.shape('Clicks a day (text)')).toBeVisible();
  await expect.poll(() => canvas.region.boundingBox()).toMatchObject({ width: 390, height: 844 });
});
