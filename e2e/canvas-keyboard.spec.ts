import { canvasOf, keptShapes } from './canvas.ts';
import { putRecord, readTable } from './database.ts';
import { expect, test } from './test.ts';

test('a design is drawn, joined, changed and read with the keyboard alone', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  const said = canvas.region.locator('[aria-live=polite]');
  await canvas.paper.focus();
  // Client, load balancer and database of the library; then a rectangle with the tool.
  await page.keyboard.press('1');
  await expect(said).toHaveText(/Client added/);
  await page.keyboard.press('3');
  await page.keyboard.press('7');
  await page.keyboard.press('r');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/rectangle 1 added/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Links');
  await page.keyboard.press('Escape');
  await expect(canvas.paper).toBeFocused();
  await expect(canvas.shape('Links (rectangle)')).toBeVisible();

  // Escape lets go; Tab goes through the shapes in reading order.
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.keyboard.press('1');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(said).toHaveText(/, 1 of 4/);
  const first = (await canvas.paper.getAttribute('aria-activedescendant')) ?? '';
  await page.keyboard.press('c');
  await expect(said).toHaveText(/select the other shape/);
  await page.keyboard.press('Tab');
  await expect(canvas.paper).not.toHaveAttribute('aria-activedescendant', first);
  await page.keyboard.press('c');
  await expect(said).toHaveText(/^arrow from .+ to .+ added/);
  await expect(canvas.shapes).toHaveCount(5);
  await page.keyboard.press('Enter');
  await page.keyboard.type('HTTPS');
  await page.keyboard.press('Control+Enter');
  await expect(canvas.outline.getByText(/^arrow from .+, labeled HTTPS$/)).toBeAttached();

  // Arrow keys move, with Shift they resize, and all of one kind is one step.
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  const top = async () => Math.round((await canvas.paper.getByRole('img').first().boundingBox())?.y ?? 0);
  const before = await top();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(top).toBe(before + 30);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(said).toHaveText(/wide/);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(top).toBe(before);

  await page.keyboard.press('ControlOrMeta+d');
  await page.keyboard.press('ControlOrMeta+a');
  await expect(said).toHaveText(/5 selected/);
  await page.keyboard.press('Delete');
  await expect(canvas.shapes).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas.shapes).toHaveCount(5);
});

test('the keyboard is not trapped, and ? lists the keys', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.paper.focus();
  await page.keyboard.press('4');
  await page.keyboard.press('5');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(canvas.paper).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(canvas.paper).toBeFocused();
  // Without Escape, Tab leaves after the last shape.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(canvas.paper).not.toBeFocused();
  await canvas.paper.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /Keyboard shortcuts/ })).toContainText(
    'Connect with an arrow',
  );
  await page.keyboard.press('Escape');
  await expect(canvas.paper).toBeFocused();
});

test('a screen reader’s outline of a drawing', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.paper.focus();
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await page.keyboard.press('c');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('c');
  await expect(canvas.outline).toMatchAriaSnapshot(`
    - list "Outline of the drawing":
      - listitem: Client
      - listitem: Load balancer
      - listitem: arrow from Load balancer to Client
  `);
  await canvas.region.getByRole('button', { name: 'Outline' }).press('Enter');
  await canvas.outline.getByRole('button', { name: 'Client', exact: true }).press('Enter');
  await expect(canvas.outline.getByRole('button', { name: 'Client', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Delete');
  await expect(canvas.outline).toMatchAriaSnapshot(`
    - list "Outline of the drawing":
      - listitem:
        - button "Load balancer"
      - listitem:
        - button "arrow from Load balancer to an open end"
  `);
});

test('a tab that is killed while drawing loses at most the last half second', async ({ page, context }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.tool('Rectangle').click();
  const from = await canvas.at(100, 100);
  const to = await canvas.at(300, 240);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  // The button is still down; half a second after the last move everything is written.
  await expect.poll(() => keptShapes(page)).toEqual([expect.objectContaining({ w: 200, h: 140 })]);
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void client.send('Page.crash').catch(() => undefined);
  await crashed;
  const again = await context.newPage();
  const reopened = canvasOf(again);
  await reopened.open();
  await expect(reopened.shape('rectangle 1')).toBeVisible();
  await expect.poll(() => reopened.size('rectangle 1')).toEqual([200, 140]);
});

test('shapes that cannot be read are set aside; the rest is there', async ({ page }) => {
  const canvas = canvasOf(page);
  await canvas.open();
  await canvas.paper.focus();
  await page.keyboard.press('1');
  await expect.poll(() => keptShapes(page)).toHaveLength(1);
  const [record] = await readTable<{ id: string; shapes: object[] }>(page, 'drawings');
  if (!record) throw new Error('no drawing is kept');
  const shapes = [...record.shapes, { id: 'odd', type: 'star', x: 'left' }];
  await putRecord(page, 'drawings', { ...record, shapes });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('One saved record couldn’t be read and was set aside.');
  await expect(canvas.shape('Client')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('alert').getByRole('button', { name: 'Download' }).click();
  let text = '';
  for await (const chunk of await (await waiting).createReadStream()) text += chunk;
  expect(JSON.parse(text)[0]).toMatchObject({ table: 'drawings', record: [{ record: { type: 'star' } }] });
  await expect.poll(() => keptShapes(page)).toHaveLength(1);
  await page.reload();
  await expect(canvas.shape('Client')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
